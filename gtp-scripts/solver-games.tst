# Captures, rescues, links and cuts in positions of games on 9x9 and 19x19, asked in GNU Go's words. The positions were drawn
# from game records, the questions by what GNU Go 3.8 at level 10 says is critical; what the solver answers had no part in it.
# The answers are GNU Go's: its code, and every move near the stones after which it finds no reply. To run it:
#
#     gogui-regress octant gtp-scripts/solver-games.tst
#
# A number is a test; the line after it has the right answers. A star marks what is answered otherwise.

# Position 1
boardsize 9
clear_board
gogui-setup w C3 b C4 w D3 b D4 b E5 b E7 w G4 b G5 w G7
10 attack G7
#? [0]
20 defend G7
#? [1 D5|1 D6|1 D7|1 D8|1 D9|1 E4|1 E6|1 E8|1 E9|1 F4|1 F5|1 F6|1 F7|1 F8|1 F9|1 G6|1 G8|1 G9|1 H4|1 H5|1 H6|1 H7|1 H8|1 H9|1 J4|1 J5|1 J6|1 J7|1 J8|1 J9]
30 connect E7 E5
#? [1 B2|1 B3|1 B4|1 B5|1 B6|1 B7|1 B8|1 B9|1 C2|1 C5|1 C6|1 C7|1 C8|1 C9|1 D2|1 D5|1 D6|1 D7|1 D8|1 D9|1 E2|1 E3|1 E4|1 E6|1 E8|1 E9|1 F2|1 F3|1 F4|1 F5|1 F6|1 F7|1 F8|1 F9|1 G2|1 G3|1 G6|1 G8|1 G9|1 H2|1 H3|1 H4|1 H5|1 H6|1 H7|1 H8|1 H9]
40 disconnect E7 E5
#? [0]

# Position 2
boardsize 9
clear_board
gogui-setup b A7 w A8 b B6 w B7 b C4 b C5 w C7 b E3 b E4 b E5 w E7 w F4 b F5 w F6 b G2 b G4 w G6 w H3 w H4 w H5
50 connect G2 E3
#? [1 B1|1 B2|1 B3|1 B4|1 B5|1 B8|1 C1|1 C2|1 C3|1 C6|1 C8|1 D1|1 D2|1 D3|1 D4|1 D5|1 D6|1 D7|1 D8|1 E1|1 E2|1 E6|1 E8|1 F1|1 F2|1 F3|1 F7|1 F8|1 G1|1 G3|1 G5|1 G7|1 G8|1 H1|1 H2|1 H6|1 H7|1 H8|1 J1|1 J2|1 J3|1 J4|1 J5|1 J6|1 J7|1 J8]
60 disconnect G2 E3
#? [0]

# Position 3
boardsize 19
clear_board
gogui-setup b C5 w D3 w D7 w D16 b E5 b E6 b E7 w F3 w F4 w F5 w F6 b F7 w F9 b G2 b G4 w G5 b G6 w G7 w G9 b G10 b H3 w H8 w J3 b J4 b J5 b J6 b J9 b J10 b J11 w J12 w K3 w K4 w K5 b K7 b K8 b K9 w K10 w K11 w K17 w L4 w L7 w L8 w L9 w M3 b M4 b N4 b N14 b O15 w O17 w O18 b O19 b P4 w P14 b P15 b P17 b P18 b P19 b Q10 b Q14 w Q15 b Q16 b Q17 w Q18 w Q19 b R4 b R14 w R15 w R16 w R17 w R18 b S14 w S15
70 connect J9 G10
#? [1 D8|1 D9|1 D10|1 D11|1 D12|1 D13|1 E8|1 E9|1 E10|1 E11|1 E12|1 E13|1 F8|1 F10|1 F11|1 F12|1 F13|1 F14|1 G8|1 G11|1 G12|1 G13|1 G14|1 H4|1 H5|1 H6|1 H7|1 H9|1 H10|1 H11|1 H12|1 H13|1 H14|1 J7|1 J8|1 J13|1 J14|1 K6|1 K12|1 K13|1 K14|1 L5|1 L6|1 L10|1 L11|1 L12|1 L13|1 L14|1 M5|1 M6|1 M7|1 M8|1 M9|1 M10|1 M11|1 M12|1 M13|1 M14|1 N5|1 N6|1 N7|1 N8|1 N9|1 N10|1 N11|1 N12]
80 disconnect J9 G10
#? [0]
90 connect J4 G2
#? [1 D1|1 D2|1 D4|1 D5|1 E1|1 E2|1 E3|1 E4|1 F1|1 F2|1 F8|1 G1|1 G3|1 G8|1 H1|1 H2|1 H4|1 H5|1 H6|1 H7|1 H9|1 J1|1 J2|1 J7|1 J8|1 K1|1 K2|1 K6|1 L1|1 L2|1 L3|1 L5|1 L6|1 M1|1 M2|1 M5|1 M6|1 M7|1 M8|1 M9]
100 disconnect J4 G2
#? [0]

# Position 4
boardsize 19
clear_board
gogui-setup w B12 b B13 b B14 b B17 b B18 w B19 w C6 w C11 b C13 w C14 b C15 b C16 w C17 w C18 w D2 w D4 w D11 b D13 w D14 w D15 w D16 w E13 b E14 w E17 b F3 b F5 w F14 b F16 b F17 w F18 b G15 w G16 b G17 w H15 w H17 b H18 w J15 w J16 b J17 b K4 b K16 b K17 b M17 b N4 w O17 w P6 w P7 w P9 w P10 w P11 w P12 w P13 w P14 w P15 w P19 b Q3 w Q6 b Q7 b Q8 b Q9 w Q10 b Q11 b Q13 b Q14 w Q15 b Q16 b Q17 b Q18 b R4 w R6 b R8 w R9 b R10 b R11 b R12 b R15 w R16 w R17 w R18 b R19 b S8 w S9 w S10 b S15 b S16
110 connect E17 C14
#? [1 A11|1 A12|1 A13|1 A14|1 A15|1 A16|1 A17|1 A18|1 A19|1 B11|1 B15|1 B16|1 C12|1 C19|1 D12|1 D17|1 D18|1 D19|1 E11|1 E12|1 E15|1 E16|1 E18|1 E19|1 F11|1 F12|1 F13|1 F15|1 F19|1 G11|1 G12|1 G13|1 G14|1 G18|1 G19|1 H14|1 H16|1 H19]
120 disconnect E17 C14
#? [0]
130 connect H17 G16
#? [1 H16]
140 disconnect H17 G16
#? [1 H16]

# Position 5
boardsize 9
clear_board
gogui-setup b A2 b A4 w A5 b A7 w A8 w B1 b B3 w B4 w B5 b B7 w B8 b B9 b C1 b C2 b C3 b C4 w C5 w C6 w C7 b C8 b D2 w D3 w D4 b D5 w D6 b D7 b D8 b D9 b E1 w E2 w E3 w E4 b E5 b E6 b F2 b F3 w F4 b F6 w F7 w G1 w G2 w G3 w G4 b G6 w G7 b H2 b H3 w H4 b H5 b H6 b H7 w H8 w J2 b J3 b J4 w J7
150 attack B1
#? [1 A1|1 A3|1 B2]
160 defend B1
#? [0]
170 attack H8
#? [3 H9]*
180 defend H8
#? [1 E7|1 E8|1 F5|1 F8|1 F9|1 G5|1 G8|1 G9|1 H9|1 J5|1 J6|1 J8]

# Position 6
boardsize 19
clear_board
gogui-setup w A17 b B3 b B4 b B6 w B14 w B15 w B16 w B18 b C3 w C4 b C5 b C6 w C7 w C8 w C10 w C11 b C12 b C13 w C14 w C18 b D3 w D4 w D6 w D8 b D11 b D14 w D15 w D16 w D17 b D18 b E2 w E3 w E4 w E6 w E7 w E9 w E10 b E11 b E13 b E14 b E15 w E16 w E18 b F2 b F3 b F4 b F7 w F8 w F9 b F12 w F13 b F15 b F16 w F17 w G3 w G5 w G6 b G8 b G9 b G10 b G12 w G13 w G14 b G16 w G17 w G18 w H2 b H7 w H11 b H12 w H13 b H16 w H17 w H19 b J2 b J9 w J10 b J11 b J12 w J13 b J15 b J16 b J17 w J18 b K3 w K6 w K7 w K8 w K9 b K10 w K11 w K12 w K14 b K15 w K16 w K17 w K18 b K19 b L3 w L4 w L6 b L7 b L8 b L9 b L10 b L11 w L13 b L14 b L15 b L16 w L17 b L19 b M2 w M3 w M5 b M6 b M7 w M13 b M14 b M15 w M16 w M17 w M18 b M19 b N2 w N3 w N4 b N5 b N6 w N7 w N11 w N13 b N14 w N15 b N16 w N17 b N18 w O2 b O3 w O4 w O5 w O6 b O7 b O10 w O12 b O13 b O14 w O15 b O16 b O17 b O18 b O19 b P2 b P3 b P4 b P7 b P8 b P9 w P12 b P13 w P14 w P15 b P16 w P17 b P18 w P19 b Q3 w Q4 w Q5 w Q6 w Q8 w Q9 w Q10 w Q12 b Q13 w Q14 b Q15 b Q16 w Q17 w Q18 w Q19 b R3 b R4 b R5 w R6 w R13 w R14 b R15 b R16 w R17 w R19 b S2 b S5 w S6 w S11 w S12 w S13 b S14 b S15 b S16 b S17 w S18 b T2 w T3 w T4 w T5 w T11 b T12 b T13 b T14 b T16 b T17 b T18 w T19
190 attack K19
#? [3 J19|3 L18]
200 defend K19
#? [1 G19|1 S19]*
210 attack M3
#? [0]
220 defend M3
#? [1 J1|1 J3|1 J4|1 J5|1 J6|1 K1|1 K2|1 K4|1 K5|1 L1|1 L2|1 L5|1 M1|1 M4|1 M8|1 M9|1 N1|1 N8|1 N9|1 O1|1 O8|1 O9|1 P1|1 P5|1 P6|1 Q1|1 Q2|1 Q7|1 R1|1 R2|1 R7|1 R8|1 R9]

# Position 7
boardsize 19
clear_board
gogui-setup b A9 w A10 w A11 w A12 w A13 w A14 w A15 w A17 b B9 b B10 b B11 w B12 b B13 w B14 w B15 w B16 w B18 b C8 b C10 b C12 b C13 b C14 w C15 w C18 b D4 b D5 b D6 b D14 b D15 w D16 w D17 w D18 b E2 b E3 b E4 w E5 b E6 b E7 w E8 b E9 b E13 b E16 b E17 w E18 b F2 w F3 w F4 w F5 w F6 w F7 w F8 b F12 b F14 b F15 w F18 w G2 w G9 w G10 w G11 w G12 b G13 b G16 w H2 b H3 w H4 b H10 w H13 b H14 b H15 w H16 w H17 w J2 w J6 w J7 w J8 w J14 b J15 b J16 w J17 b K2 w K3 w K4 w K5 b K6 w K7 b K8 b K10 w K12 b K15 w K17 b L2 b L5 b L6 b L7 b L8 w L17 b M2 w M3 w M4 w M5 b M10 w M12 b M16 b N2 w N3 b N4 w N5 b N11 w N12 b N16 w N17 b O3 b O4 b O5 b O7 b O8 b O9 b O10 w O11 w O12 b O13 b O16 w O17 b P7 w P8 b P9 w P10 w P12 b P13 w P17 w P18 b Q3 w Q4 w Q5 w Q6 w Q8 w Q9 b Q11 w Q12 b Q13 b Q15 w Q17 b Q18 b R3 b R4 b R5 w R6 w R10 w R11 w R13 b R14 b R16 b R17 b R18 b S5 w S6 w S11 w S13 b S14 w T12 b T13 b T14
230 connect M10 K10
#? [1 G7|1 G8|1 H7|1 H8|1 H9|1 H11|1 H12|1 J9|1 J10|1 J11|1 J12|1 J13|1 K9|1 K11|1 K13|1 L9|1 L10|1 L11|1 L12|1 L13|1 M7|1 M8|1 M9|1 M11|1 M13|1 N7|1 N8|1 N9|1 N10|1 N13|1 P11]
240 disconnect M10 K10
#? [0]

# Position 8
boardsize 9
clear_board
gogui-setup w B5 b B6 b B7 b C3 w C5 b C6 w C7 w D3 w D4 w D6 b D8 w E7 b E8 w F4 w F6 b F7 b F8 w G3 w G5 b G6 w G7 b H3 b H4 b H5 b H6
250 connect F4 D6
#? [1 A3|1 A4|1 A5|1 A6|1 A7|1 A8|1 A9|1 B3|1 B4|1 B8|1 B9|1 C1|1 C2|1 C4|1 C8|1 C9|1 D1|1 D2|1 D5|1 D7|1 D9|1 E1|1 E2|1 E3|1 E4|1 E5|1 E6|1 E9|1 F1|1 F2|1 F3|1 F5|1 F9|1 G1|1 G2|1 G4|1 G8|1 G9|1 H1|1 H2|1 H7|1 J1|1 J2|1 J3|1 J4|1 J5|1 J6|1 J7]
260 disconnect F4 D6
#? [0]

# Position 9
boardsize 19
clear_board
gogui-setup w A17 b B3 b B4 b B5 b B13 w B14 w B16 w B18 b C2 w C3 b C4 w C5 b C6 w C8 b C11 b C12 w C13 w C14 b C16 w C17 w C18 w D2 w D3 w D4 w D5 b D6 b D7 b D8 w D12 b D13 w D14 w D15 b D16 w D17 b D18 w E5 w E6 b E7 w E8 b E9 b E10 b E13 b E14 w E15 b E16 w E17 b E18 w F3 b F5 w F7 w F8 b F14 w F15 w F16 b F17 b F19 w G4 b G5 w G6 w G7 w G9 b G15 w G16 b G17 b G18 w H4 b H5 b H6 w H7 b H8 w H10 b H11 b H15 b H16 w H17 b H18 b J4 w J5 w J6 b J7 b J8 b J9 b J10 w J17 w K7 w K9 b K10 b K16 w K17 w L5 w L7 w L9 w L10 b L11 b L12 b L14 b L16 w L17 w M4 w M6 b M10 w M11 w M12 b M14 w M15 w N3 w N5 b N6 b N7 b N8 b N9 b N11 w N12 b N13 w N14 b N15 b N16 b N17 b N18 b O2 w O3 w O4 b O5 w O7 b O8 b O10 b O11 w O12 w O14 w O15 w O16 w O17 w P2 w P3 b P7 b P8 b P9 b P11 w P12 w P14 b P16 w P17 w P18 b Q3 w Q4 w Q5 w Q6 w Q7 w Q8 w Q10 b Q11 b Q12 w Q15 b Q16 b Q17 b R2 b R4 w R5 b R6 b R7 w R8 w R9 w R10 w R11 b R14 w R15 w R16 w R17 w R18 b S3 b S4 b S5 b S8 b S9 b S10 b S14 b S15 w S16 b S17 b S18 b T16
270 attack N13
#? [1 M13]
280 defend N13
#? [1 M13]
290 attack J4
#? [1 J2|1 J3|1 K3]
300 defend J4
#? [1 J3|1 K3|1 K4|1 K5|1 K6]

# Position 10
boardsize 19
clear_board
gogui-setup w A3 w B2 w B4 b B5 b B6 w C1 b C2 w C3 w C4 w C5 b C6 b C10 b D2 w D4 b D5 b D6 b D7 w D17 b E3 w E4 b E5 w E7 b F3 b F4 w F5 w F6 w F8 b G5 b G6 w G7 b H3 w J3 w J4 w O4 w P3 b P17 w Q2 b Q3 w Q4 w Q5 b R3 b R4 b R5 b R6 b R16
310 connect Q4 P3
#? [1 M1|1 M2|1 M3|1 M4|1 M5|1 M6|1 N1|1 N2|1 N3|1 N4|1 N5|1 N6|1 N7|1 N8|1 O1|1 O2|1 O3|1 O5|1 O6|1 O7|1 O8|1 P1|1 P2|1 P4|1 P5|1 P6|1 P7|1 P8|1 Q1|1 Q6|1 Q7|1 Q8|1 R1|1 R2|1 R7|1 R8|1 S1|1 S2|1 S3|1 S4|1 S5|1 S6|1 S7|1 S8|1 T1|1 T2|1 T3|1 T4|1 T5|1 T6|1 T7|1 T8]
320 disconnect Q4 P3
#? [0]

# Position 11
boardsize 9
clear_board
gogui-setup w C3 b C4 w C6 b D7 w E3 b E5 w E7 b G3 b G6
330 connect E5 C4
#? [1 C5|1 D4|1 D5|1 E4]
340 disconnect E5 C4
#? [1 D4|1 D5]

# Position 12
boardsize 9
clear_board
gogui-setup w B7 b C4 b C5 b C6 w C7 b D3 w D4 w D5 w D6 b E3 b G4 w G6 b H6 w H7
350 attack H6
#? [1 H5]
360 defend H6
#? [1 H5]

# Position 13
boardsize 9
clear_board
gogui-setup b A2 b A4 w A5 w B2 b B3 b B4 w C1 w C2 w C3 b C4 w C5 w C6 w C7 w C8 w C9 b D2 w D3 w D4 b D5 b D6 b D7 b D8 w D9 b E2 b E3 b E4 b E5 w E7 w E8 b F3 b F6 b F7 w F8 b G6 b G8 w G9 b H6 b H8 w H9 b J7
370 attack A2
#? [1 B5]
380 defend A2
#? [1 D1]
390 connect B2 A5
#? [1 B5]
400 disconnect B2 A5
#? [1 B1|1 B5|1 D1]

# Position 14
boardsize 19
clear_board
gogui-setup w C4 w C5 b C6 b C11 w C14 w D3 b D5 b D7 w D16 w D18 w F3 b F17 w K16 b M17 b P3 b Q16 b Q17 b R4 w R10 b R12 w R16 w R17
410 attack C6
#? [0]
420 defend C6
#? [1 A3|1 A4|1 A5|1 A6|1 A7|1 A8|1 A9|1 B3|1 B4|1 B5|1 B6|1 B7|1 B8|1 B9|1 C3|1 C7|1 C8|1 C9|1 D4|1 D6|1 D8|1 D9|1 E3|1 E4|1 E5|1 E6|1 E7|1 E8|1 E9|1 F4|1 F5|1 F6|1 F7|1 F8|1 F9]
430 connect D3 C4
#? [1 A1|1 A2|1 A3|1 A4|1 A5|1 A6|1 A7|1 A8|1 B1|1 B2|1 B3|1 B4|1 B5|1 B6|1 B7|1 B8|1 C1|1 C2|1 C3|1 C7|1 C8|1 D1|1 D2|1 D4|1 D6|1 D8|1 E1|1 E2|1 E3|1 E4|1 E5|1 E6|1 E7|1 E8|1 F1|1 F2|1 F4|1 F5|1 F6|1 F7|1 F8|1 G1|1 G2|1 G3|1 G4|1 G5|1 G6]
440 disconnect D3 C4
#? [0]

# Position 15
boardsize 19
clear_board
gogui-setup w C3 b C6 w C8 w C10 w C11 b C15 w C16 w C18 w D4 w D7 w D10 b D11 w D12 b D15 w D17 w D18 b E10 b E16 b E17 w E18 b E19 b F12 w F17 b F18 w G3 b G16 w G17 w G18 b H7 b H8 b H17 w J2 b J4 w J8 b J9 b J10 b J11 w J12 b J16 w K3 b K6 w K8 w K9 w K10 w K11 b K12 b K13 w L12 b L13 b M9 w M11 b M13 b M16 b N8 w N9 w N10 w N16 b N17 b O3 b O9 w O10 w O11 w O12 b O13 b O14 b O18 b P2 b P8 b P10 w P11 w P13 b P14 w P16 w P17 b P18 w Q2 b Q3 b Q9 w Q10 w Q11 w Q13 w Q14 w Q15 b Q17 w R3 b R4 b R7 b R8 b R10 b R11 w R12 w R14 b R15 b R16 b R17 b S9 b S12 b S13 w S14 w S15 w S16 b S17 w S18
450 attack L12
#? [0]
460 defend L12
#? [1 H9|1 H10|1 H11|1 H12|1 H13|1 H14|1 H15|1 J13|1 J14|1 J15|1 K14|1 K15|1 L9|1 L10|1 L11|1 L14|1 L15|1 M10|1 M12|1 M14|1 M15|1 N11|1 N12|1 N13|1 N14|1 N15|1 O15]
470 connect H17 G16
#? [1 D13|1 D14|1 D16|1 D19|1 E13|1 E14|1 E15|1 F13|1 F14|1 F15|1 F16|1 F19|1 G13|1 G14|1 G15|1 G19|1 H13|1 H14|1 H15|1 H16|1 H18|1 H19|1 J13|1 J14|1 J15|1 J17|1 J18|1 J19|1 K14|1 K15|1 K16|1 K17|1 K18|1 K19|1 L14|1 L15|1 L16|1 L17|1 L18|1 L19]
480 disconnect H17 G16
#? [0]

# Position 16
boardsize 19
clear_board
gogui-setup w C6 b C12 b C15 w D2 w D4 b D10 w D12 b D13 b D15 w D16 w D17 b E13 w E15 b E16 b F3 w F9 w F11 w F15 w F16 b F17 b G7 b G14 b G16 w G17 w G18 b H9 w H11 b H16 b H17 w H18 w J12 w J16 b J17 w J18 b K10 b K15 b K16 w K17 w K18 w L12 b M3 b M7 b M10 b M11 w M12 b M15 w M17 w N12 w O7 w O9 b O10 b O11 w O12 b O14 b O17 b P10 w P12 b Q3 b Q5 w Q7 b Q8 w Q9 b Q10 w Q11 w Q12 b Q13 b Q14 b Q15 b Q16 b Q17 b R2 b R4 w R6 w R8 w R9 w R10 b R11 b R12 w R13 w R14 w R15 b R16 w R17 w R18 b S3 w S4 w S5 b S10 b S11 b S13 b S14 w S15 w S16 w S18 b T12 w T14 w T16 b T18
490 attack T14
#? [2 S17|2 T13]*
500 defend T14
#? [1 S17|1 T11|1 T15]
510 attack G7
#? [0]
520 defend G7
#? [1 D5|1 D6|1 D7|1 D8|1 D9|1 E4|1 E5|1 E6|1 E7|1 E8|1 E9|1 E10|1 F4|1 F5|1 F6|1 F7|1 F8|1 F10|1 G4|1 G5|1 G6|1 G8|1 G9|1 G10|1 H4|1 H5|1 H6|1 H7|1 H8|1 H10|1 J4|1 J5|1 J6|1 J7|1 J8|1 J9|1 J10|1 K4|1 K5|1 K6|1 K7|1 K8|1 K9]

# Position 17
boardsize 9
clear_board
gogui-setup b B3 b B7 w C3 b C4 w C7 w D3 b D4 w D7 w E2 w E4 b E5 w F3 w F4 b F5 b G6
530 attack B7
#? [1 B6]*
540 defend B7
#? [1 A4|1 A5|1 A6|1 A7|1 A8|1 B4|1 B5|1 B6|1 B8|1 B9|1 C5|1 C6|1 C8|1 C9|1 D8|1 D9|1 E8|1 E9]
550 connect E4 E2
#? [1 B1|1 B2|1 B4|1 B5|1 B6|1 C1|1 C2|1 C5|1 C6|1 D1|1 D2|1 D5|1 D6|1 E1|1 E3|1 E6|1 E7|1 F1|1 F2|1 F6|1 F7|1 G1|1 G2|1 G3|1 G4|1 G5|1 G7|1 H1|1 H2|1 H3|1 H4|1 H5|1 H6|1 H7|1 J1|1 J2|1 J3|1 J4|1 J5|1 J6|1 J7]
560 disconnect E4 E2
#? [0]

# Position 18
boardsize 19
clear_board
gogui-setup w A7 w A8 b A12 w B6 b B7 b B9 b B12 w B13 w B14 w B15 w C6 b C7 b C8 b C10 b C12 w C13 b C14 w D1 w D2 w D4 w D6 w D7 b D8 b D9 b D10 w D11 w D12 b D13 w D14 w D16 w D17 w D18 b E2 w E3 w E4 w E5 b E6 w E7 w E8 w E9 b E10 b E11 b E12 b E13 w E14 b E16 w E17 b E18 w E19 b F1 b F3 w F4 b F5 b F6 b F7 b F8 b F9 w F10 b F11 w F12 w F13 w F14 b F16 b F17 b F18 b G3 b G4 b G6 w G7 w G10 w G11 w G12 w G13 b G14 b G15 b G16 w G17 b G18 b H4 b H7 w H8 w H9 w H10 b H11 b H12 w H13 w H14 b H15 w H16 w H17 w H18 b J3 b J5 b J6 b J8 w J9 b J10 w J12 b J14 b J15 b J16 w J17 b K3 b K4 b K6 b K7 b K8 w K9 b K10 b K12 b K13 b K14 w K15 w K16 w K17 w L5 b L6 w L7 w L8 b L9 b L10 b L11 w L12 w L13 w L14 w L15 b M1 b M2 b M3 w M4 w M6 w M7 w M11 w M12 w M14 b M15 w M16 w M17 w M18 w N1 b N2 b N3 b N7 b N8 b N10 w N11 b N12 b N13 w N14 b N15 b N16 b N17 w N18 w O1 w O2 w O3 w O4 w O5 w O6 w O7 b O8 b O10 b O11 b O14 w O15 b O17 b O18 w O19 b P1 b P2 w P3 w P4 b P5 w P8 w P9 w P10 b P12 b P13 b P14 b P15 b P17 w P18 b Q2 b Q3 w Q4 w Q5 b Q6 w Q7 w Q9 b Q10 b Q11 b Q15 b Q16 w Q17 w Q18 w R2 b R3 b R4 b R5 w R6 w R7 w R9 w R10 b R11 b R14 w R16 b R17 w R18 w S1 w S2 b S3 b S4 w S5 w S7 w S9 b S10 b S11 b S16 b S17 b S18 w S19 b T2 b T4 w T5 w T6
570 connect L7 D14
#? [0]
580 disconnect L7 D14
#? [1 A11|1 A13|1 A14|1 A15|1 A16|1 A17|1 B11|1 B16|1 B17|1 C9|1 C11|1 C15|1 C16|1 C17|1 D15|1 E15|1 F15|1 G5|1 G8|1 G9|1 H5|1 H6|1 J4|1 J7|1 J11|1 J13|1 K5|1 K11|1 L3|1 L4|1 L16|1 L17|1 M5|1 M8|1 M9|1 M10|1 N4|1 N5|1 N6|1 N9|1 O9|1 P6|1 P7|1 PASS]

# Position 19
boardsize 19
clear_board
gogui-setup b A7 b B4 w B5 w B6 b B7 w B8 w B9 b B10 w B11 w C3 b C4 b C5 b C6 w C7 w C8 b C9 w C10 w C11 w C12 w C15 w C16 w C17 w D3 b D4 b D6 b D7 b D8 b D9 b D10 w D11 b D14 w D15 b D16 b E4 w E6 b E10 w E11 b E15 w F2 b F3 b F11 b F13 w F17 w G2 w G5 w G6 b G17 w G18 w H4 b H6 b H15 b H16 b H18 b J4 w J5 b J6 w J16 b J17 b J18 w K3 w K4 w K6 b K7 w K13 w K16 w K17 b K18 w L6 b L7 w L16 b L17 b L18 b M3 w M17 b M18 w N15 w N17 b N18 w O7 b O17 b O18 w P14 w P18 w Q2 b Q3 b Q4 b Q6 b Q10 b Q16 b Q17 w Q18 b R2 w R3 b R4 w R7 b R8 b R9 w R11 w R14 b R15 b S2 w S3 b S8 w S9 w S10 w S14 b S15 w S17
590 attack R7
#? [1 Q7]
600 defend R7
#? [1 Q7|1 S5|1 S6|1 S7|1 T8|1 T9]
610 connect D16 D14
#? [1 E16|1 F16]
620 disconnect D16 D14
#? [1 D13|1 E13|1 E14|1 E16|1 F14|1 F15|1 F16|1 G14]

# Position 20
boardsize 9
clear_board
gogui-setup b B2 b B4 w C3 b C4 w C6 w D2 w D3 b D4 w D7 b E1 b E2 w E3 w E4 b E5 b E6 b F3 w F4 w F5 b F6 b G1 b G2 b G3 b G6 w H3 w H4
630 connect F3 B4
#? [1 C5|1 D1|1 D5|1 D6|1 G4|1 G5|1 H5]*
640 disconnect F3 B4
#? [1 A2|1 A3|1 A4|1 B1|1 B3|1 C1|1 D1|1 F1|1 F2]*

# Position 21
boardsize 19
clear_board
gogui-setup b C16 b D4 w F10 b F12 w F13 w F15 b F16 b G12 w G13 w G15 b G16 w H10 b H12 b H16 w J3 b J4 b J12 w J13 w J15 b J16 b K3 w K4 w K5 w K10 b K12 w K13 w K16 b K17 w L2 b L4 b L12 b L13 w L14 w L16 b L17 w M11 w M16 b M17 w N11 b N12 b N14 w N16 b N17 b O3 w O10 b O11 b O13 w O16 b O17 b P9 w P10 b P11 b P13 w P14 w P15 b P16 w Q3 w Q4 w Q10 b Q13 w Q14 b Q15 b Q16 b Q17 w R7 w R9 b R11 b R12 w R13 w R14 w R15 w R16 w R17 b R18 b S13 w S14 w S17 b S18
650 attack S13
#? [1 S12]
660 defend S13
#? [1 S11|1 S12|1 T11|1 T12|1 T13]
670 attack K3
#? [1 L3]
680 defend K3
#? [1 H3|1 J2|1 K2|1 L3]

# Position 22
boardsize 19
clear_board
gogui-setup b C2 b C3 b C4 b C6 w C14 b D2 w D3 w D4 w D5 w D16 w E2 w E3 b F3 b F17 w J3 w L3 w M3 b M4 b M9 b M18 w N3 b N5 b N8 b N15 b N16 b N17 w N18 w O16 w O17 w O18 w P2 b P3 b P4 w P7 w P8 w P9 w P10 w Q2 w Q3 b Q4 w Q7 b Q8 b Q9 b Q10 b Q11 b Q16 w Q18 b R4 w R7 w R8 b R9 b R14 w R17 w S6 b S7 b S8
690 connect P3 N5
#? [1 N4|1 O4|1 O5|1 O6|1 P5|1 P6|1 Q5|1 Q6|1 R5|1 R6|1 S5]
700 disconnect P3 N5
#? [1 O4|1 O5]
710 connect R14 Q16
#? [1 O12|1 O14|1 O15|1 P12|1 P13|1 P14|1 P15|1 P16|1 Q12|1 Q13|1 Q14|1 Q15|1 Q17|1 R12|1 R13|1 R15|1 R16|1 R18|1 S12|1 S13|1 S14|1 S15|1 S16|1 S17|1 S18|1 T13|1 T14|1 T15|1 T16|1 T17|1 T18]
720 disconnect R14 Q16
#? [1 R15]

# Position 23
boardsize 19
clear_board
gogui-setup b A17 w A19 w B3 w B5 w B6 b B7 b B10 b B12 b B13 b B14 b B15 b B17 w B18 w C2 w C5 b C6 w C8 w C10 b C11 w C12 w C13 w C14 w C15 b C16 b C17 b C18 w C19 b D2 b D3 w D5 b D6 w D9 b D10 b D15 w D16 w D17 w D18 w D19 b E3 b E4 b E5 b E6 b E11 b E14 b E15 b E16 w E17 b E18 b F2 w F3 w F4 w F5 w F9 b F12 w F14 b F16 b F17 w F18 b G1 b G2 b G3 b G4 w G5 w G7 w G11 b G15 w G16 w G17 w G19 w H1 w H2 b H14 b H15 b H16 w H17 w H18 w J1 b J2 b J3 b J4 b J14 w J15 b J16 w J17 w K2 w K3 w K7 w K8 w K16 b L6 w L7 b L8 w L9 w L10 b L14 w M3 w M5 w M6 b M7 b M8 b M9 w M10 b M16 w M18 w N4 w N5 b N6 b N8 w N9 b N16 w N17 w O2 w O3 b O4 b O5 b O6 b O8 w O15 b O16 w O17 b P2 w P3 b P4 w P5 w P13 w P14 b P16 b Q1 b Q3 w Q4 b Q5 b Q6 b Q9 b Q11 b Q14 w Q15 w Q16 w Q17 b R2 b R3 w R4 b R5 w R6 b R8 w R9 b R10 b R14 w R15 b R16 w R17 w R18 w S1 w S2 w S3 w S4 b S5 w S6 w S13 b S14 b S15 b S16 b S17 w T5
730 attack N9
#? [1 N10]
740 defend N9
#? [1 N10|1 N11|1 O9|1 O10]

# Position 24
boardsize 9
clear_board
gogui-setup b A2 b A3 w B1 w B2 w B3 b B4 b B5 b B6 w C1 w C2 b C3 b C4 w C5 w C6 w C8 w D1 b D2 b D3 b D8 w E1 w E2 b E3 w E5 w E6 b F1 b F2 w F3 w F4 w F5 b F6 b F7 b G2 w G3 b G4 b G5 b H2 w H3 w H7 w J2
750 attack A2
#? [0]
760 defend A2
#? [1 A1|1 A4|1 A5|1 A6|1 D4|1 D5|1 D6]
770 attack G4
#? [1 G6]
780 defend G4
#? [1 G6|1 G7|1 G8|1 H6|1 H8|1 J7]

# Position 25
boardsize 9
clear_board
gogui-setup w C3 b C4 w C7 w D2 b D3 b D5 w D6 b D7 b D8 w E3 b E4 w E6 w E7 b F4 b F6
790 connect E3 D2
#? [1 D4|1 E1|1 E2|1 F2|1 F3]
800 disconnect E3 D2
#? [3 E2]
810 connect D2 C3
#? [1 B1|1 B2|1 B3|1 C1|1 C2|1 D1|1 D4|1 E1|1 E2|1 F1]
820 disconnect D2 C3
#? [3 C2]*

# Position 26
boardsize 19
clear_board
gogui-setup w B2 b C2 w C3 w C4 w C5 w C7 b C8 b C10 w C11 w C12 b C13 b C15 b C16 b D2 b D3 b D4 b D5 w D6 b D8 w D11 b D12 b D14 w D16 b D17 b D18 w E4 w E6 w E7 b E8 w E11 b E13 w E15 w E17 b F7 w F8 b F9 w F11 b F12 w F16 w F17 b G3 b G5 b G7 w G8 b H7 w H8 w H9 w H11 w H12 w H13 w H16 b H17 w J3 b J5 w J6 b J7 b J8 w J9 b J10 w J11 b J12 b J13 w J14 w J17 b J18 w K6 b K8 w K9 w K10 b K11 b K13 w K14 b K18 b L8 b L9 b L10 b L11 b L13 w L14 w L16 w L17 b L18 w M3 w M8 w M10 w M11 w M12 b M13 b M14 w M15 w M17 w M18 b M19 b N2 w N3 w N8 w N10 b N11 b N13 b N15 w N16 w N17 b N18 b O2 w O3 w O4 w O5 w O6 w O7 b O8 b O9 b O10 b O11 b O14 b O15 b O16 w O17 b O18 b O19 b P2 w P3 w P7 w P8 w P9 b P10 b P11 w P12 w P14 w P16 b P17 b P18 b Q3 w Q4 w Q5 w Q8 w Q9 w Q10 b Q11 w Q12 w Q14 w Q16 b Q17 b Q18 w Q19 b R3 w R4 w R5 w R6 w R9 w R10 b R11 w R12 b R13 w R15 b R16 w R17 w R18 b S3 b S4 w S5 w S7 w S11 w S12 b S15 b S16 b S18 b T4 w T6 w T8 w T10
830 attack C13
#? [0]
840 defend C13
#? [1 A10|1 A11|1 A12|1 A13|1 A14|1 A15|1 A16|1 B10|1 B11|1 B12|1 B13|1 B14|1 B15|1 B16|1 C14|1 D10|1 D13|1 D15|1 E10|1 E12|1 E14|1 F10|1 F13|1 F14|1 F15]
850 connect E4 C3
#? [1 E5]
860 disconnect E4 C3
#? [1 E5]

# Position 27
boardsize 19
clear_board
gogui-setup w B4 b B5 w B6 b B7 b B10 b B15 w C2 w C3 w C4 w C5 b C6 b C8 b C10 w C11 b C16 b C18 w D2 b D3 b D4 w D5 b D6 w D10 w D13 b D15 w D16 w D17 b E2 w E3 b E5 w E6 b E7 b E8 b E9 w E10 b E15 b E16 w E17 w F3 b F5 w F6 w F7 w F8 w F9 b F10 b F11 b F13 b F14 w F15 w F16 b G5 w G9 w G14 w G17 b H5 w H6 w H9 b H10 b H11 b H16 w J7 b J9 w J10 w J18 b K4 w K6 b K9 b M4 w M5 w N6 b O2 b O3 b O17 w P3 b P4 b P5 w Q3 w Q4 b Q5 w Q16 b R6 w R14 w S4
870 attack H16
#? [0]
880 defend H16
#? [1 E13|1 E14|1 E18|1 E19|1 F17|1 F18|1 F19|1 G13|1 G15|1 G16|1 G18|1 G19|1 H13|1 H14|1 H15|1 H17|1 H18|1 H19|1 J13|1 J14|1 J15|1 J16|1 J17|1 J19|1 K13|1 K14|1 K15|1 K16|1 K17|1 K18|1 K19|1 L13|1 L14|1 L15|1 L16|1 L17|1 L18|1 L19]

# Position 28
boardsize 9
clear_board
gogui-setup w C3 w C4 b D3 b E5 b F7 b G4 w G6 w G7
890 connect E5 D3
#? [1 D2|1 D4|1 E1|1 E2|1 E3|1 E4|1 F1|1 F2|1 F3|1 F4|1 F5|1 F6|1 G5]
900 disconnect E5 D3
#? [1 D4]*
910 connect F7 E5
#? [1 D7|1 E6|1 E7|1 E8|1 F6|1 F8]
920 disconnect F7 E5
#? [1 E6|1 F6]

# Position 29
boardsize 19
clear_board
gogui-setup b B2 b B3 w B4 b B8 w B9 w B10 w B11 w B12 b B13 w C2 b C3 b C4 w C5 w C6 b C8 b C9 w C10 b C11 b C12 w C13 w C14 b D2 w D3 w D4 b D7 b D8 w D9 w D10 w D15 w D17 b E3 b E4 w E5 w E6 b E7 b E9 b E11 b F3 b F4 b F5 w F6 w F7 b F8 b F9 w G3 w G5 w G7 w G8 w G9 b G10 w H4 b H5 b H6 b H7 b H8 w H9 b H10 b J3 b J4 w J5 w J8 b J9 b J10 b K2 w K6 b K7 w K8 w K9 w L2 b L3 b L4 b L5 b L7 b L8 w L9 b M2 w M3 w M4 w M6 w M8 w M9 b M10 b N2 w N3 w N5 w N14 w O2 w O3 w O4 w O8 w O16 b P3 b P4 b P5 w P14 b Q8 b Q10 b Q16 b R4 b R9 w R10 b R12 w R14 b S16
930 connect H4 G3
#? [1 F2|1 G4|1 H3]
940 disconnect H4 G3
#? [1 G4]*
950 connect C5 B4
#? [1 A4|1 A5|1 A6|1 B5|1 B6]
960 disconnect C5 B4
#? [1 B5]

# Position 30
boardsize 19
clear_board
gogui-setup w A11 w A13 w B5 w B8 b B9 b B10 w B11 w B12 w B14 b B15 w C7 w C9 b C10 b C11 b C12 w C13 w C14 b C15 b C17 b C18 b D3 b D5 w D9 b D10 b D11 b D13 b D14 w D15 w D16 w D17 b D18 b E3 b E7 w E10 w E11 b E12 b E14 w E18 w F2 w F3 b F4 w F9 w F11 w F12 w F13 b F14 w F16 w G1 b G2 w G3 b G4 b G12 b G13 w H1 b H2 w H3 b H6 w H8 w H16 w J1 b J2 w J3 b J4 b J5 w J6 w J7 w J8 b J9 b J13 b J15 b K2 b K3 w K4 w K5 w K6 b K7 b K8 b K10 w K17 w L1 b L2 b L3 b L4 w L5 b L6 w L7 b L8 w L15 w L18 b M2 w M3 w M4 b M5 b M6 b M16 w M17 b M18 w N2 w N3 b N4 w N16 b N17 b N19 w O2 w O3 b O4 w O16 w O17 b O18 w P2 b P3 b P6 w P10 w P16 b P17 b P18 w Q4 w Q12 w Q13 w Q14 w Q15 b Q16 w Q17 b Q18 w R4 b R5 b R6 w R8 b R9 w R10 w R11 b R12 b R13 b R14 b R15 b R16 w S4 b S9 b S10 b S11
970 connect R5 P3
#? [1 P4]
980 disconnect R5 P3
#? [1 N5|1 O5|1 O6|1 P4|1 P5|1 Q5|1 Q6]

# Position 31
boardsize 19
clear_board
gogui-setup w A10 b A11 b A12 w B10 w B11 b B12 w C2 b C3 w C4 w C5 w C6 w C9 w C11 b C12 w C13 b C14 w C15 b C16 b C17 w C18 w D2 w D4 b D5 w D10 b D11 b D13 b D15 w D17 w D18 b E2 w E3 w E4 b E5 w E6 w E10 b E11 w E16 b E18 b F2 b F3 b F4 b F5 w F6 w F9 b F10 b F16 w F17 b G11 w G17 b H2 b H3 b H4 b H5 b H6 w H7 w H8 w H9 w H10 w H11 w H17 w H19 b J1 b J3 w J4 b J7 b J9 b J10 w J11 w J12 b J17 w J18 b K2 w K3 w K4 b K5 b K6 b K8 b K11 w K12 b K15 b K17 w K18 b K19 w L2 w L3 b L5 w L6 w L7 b L11 w L12 b L14 b L18 w M3 b M4 b M9 b M11 w M12 w N6 b N8 b N10 w N11 b N12 b N13 w O4 w O7 w O9 w O10 w O11 b O15 b O17 b O18 w P2 w P3 w P4 b P5 w P6 w P8 b P9 b P10 w P12 w P13 w P14 b P19 w Q2 b Q3 w Q4 w Q5 b Q6 w Q7 w Q8 w Q9 b Q10 w Q11 b Q13 b Q17 b Q18 w Q19 b R2 b R3 b R4 b R5 b R6 w R7 b R8 w R9 b R10 w R12 b R13 b R15 b R16 w R17 w R18 w R19 b S7 b S8 b S9 b S11 b S12 b S15 w S16 w S18 b T15 w T16 w T17
990 attack D11
#? [0]
1000 defend D11
#? [1 A8|1 A9|1 A13|1 A14|1 B8|1 B9|1 B13|1 B14|1 C8|1 D8|1 D9|1 D12|1 D14|1 E8|1 E9|1 E12|1 E13|1 E14|1 F8|1 F11|1 F12|1 F13|1 F14|1 G8|1 G9|1 G10|1 G12|1 G13|1 G14|1 H12|1 H13|1 H14]

# Position 32
boardsize 9
clear_board
gogui-setup w A2 w A4 w A6 w A7 b B1 b B2 b B3 w B4 w B5 b B6 w B7 w C1 w C2 w C3 w C4 b C5 b C6 w C7 w C8 w C9 b D1 w D2 w D3 w D4 b D5 b D6 w D7 b D8 w D9 b E1 b E2 b E3 w E4 w E5 b E6 b E7 b E8 b E9 b F2 w F3 w F4 w F5 w F6 b F7 b G2 b G3 w G4 w G5 b G6 b G7 b H3 b H4 b H5
1010 attack B6
#? [0]
1020 defend B6
#? [1 A3|1 A8|1 A9|1 B8|1 B9|1 F8|1 F9|1 G8|1 G9|1 H6|1 H7|1 H8|1 H9|1 J3|1 J4|1 J5|1 J6|1 J7|1 J8|1 J9|1 PASS]
1030 attack B1
#? [1 A1|1 A3|1 A5]
1040 defend B1
#? [0]

# Position 33
boardsize 19
clear_board
gogui-setup w B10 b B11 b B12 b B13 w B14 w B16 b B17 b B18 w C3 b C4 w C6 w C7 w C9 b C11 w C12 b C13 w C14 w C15 w C16 b C17 w C18 b D3 w D4 w D5 b D7 b D9 b D11 w D12 w D13 b D14 b D15 b D16 w D17 w D18 w E14 w E15 b E16 b E17 w E18 b F3 w F4 b F10 b F11 w F12 w F13 b F14 b F15 b F16 b F17 w F18 w G4 b G7 b G10 w G11 w G17 b H9 w H10 w H12 w H13 b H15 w H16 w J4 w J7 b J9 w J10 w J11 b J12 w J13 b J15 b J16 w J17 b K9 w K10 b K14 b K15 w K16 w K17 b L5 w L8 w L9 b L10 w L11 w L12 w L13 w L14 b L15 b L16 b M3 b M10 b M11 b M12 w M13 b M14 b M15 w M16 b N13 b N15 b Q5 w Q7 b Q16 b R4 w R10 b R14 w S6
1050 attack B10
#? [0]
1060 defend B10
#? [1 A7|1 A8|1 A9|1 A10|1 A11|1 A12|1 A13|1 B7|1 B8|1 B9|1 C8|1 C10|1 D8|1 D10|1 E7|1 E8|1 E9|1 E10|1 E11|1 E12|1 E13]
1070 attack F10
#? [0]
1080 defend F10
#? [1 C8|1 C10|1 D8|1 D10|1 E7|1 E8|1 E9|1 E10|1 E11|1 E12|1 E13|1 F7|1 F8|1 F9|1 G8|1 G9|1 G12|1 G13|1 G14|1 H7|1 H8|1 H14|1 J8|1 J14|1 K7|1 K8|1 K11|1 K12|1 K13]

# Position 34
boardsize 19
clear_board
gogui-setup w A6 b A8 b A14 b A15 b A16 w B5 w B7 b B8 w B9 b B13 w B14 b B15 w B16 b B17 b C2 w C3 w C5 w C6 b C7 b C8 b C9 b C10 b C11 b C12 w C14 w C15 w C16 b C17 w D2 w D4 w D5 b D6 w D7 w D10 b D11 w D12 w D13 w D16 b D18 w E1 w E3 b E4 b E5 b E6 w E7 w E8 w E9 w E11 w E12 b E13 b E14 b E16 b E18 w F1 w F2 b F3 b F4 b F7 b F8 b F9 w F10 w F13 w F14 b F15 b F17 w F18 w G1 b G2 b G3 b G8 b G15 b G16 w G17 w G19 w H1 b H2 b H3 b H4 b H6 b H7 b H8 w H10 w H13 w H14 b H15 w H16 w H17 w H18 w J2 b J3 b J4 b J6 b J7 w J8 w J9 w J11 w J12 b J13 b J15 w J16 b J17 w J18 w K1 w K2 b K3 b K6 b K8 w K9 w K10 b K12 b K13 b K15 w K16 b K17 w K18 w L1 b L2 w L3 b L4 b L6 b L9 b L10 b L15 b L16 b L17 w L18 w M1 w M3 b M4 b M5 b M7 w M9 b M10 w M13 w M14 b M15 w M16 w M17 b M18 w N1 w N2 w N3 b N4 b N6 b N8 w N9 b N10 w N12 w N15 w N16 b N18 w O2 b O3 w O4 w O5 w O6 b O7 b O8 b O9 w O10 w O11 w O16 b O17 w P1 b P2 b P3 w P5 b P6 b P7 w P8 w P9 w P15 w P16 b P17 b Q1 b Q2 b Q3 b Q4 w Q5 w Q6 b Q7 w Q8 w Q14 b Q15 w Q16 b Q17 b R1 w R2 w R3 b R4 b R5 w R6 w R7 w R10 w R13 b R14 b R15 b R16 b R17 w S1 w S2 b S3 b S5 w S6 w S12 w S13 w S14 b S15 b S17 b T2 b T4 w T5 w T6 w T12 b T13 b T14 b T15 b T16
1090 attack Q14
#? [0]
1100 defend Q14
#? [1 N11|1 N13|1 N14|1 N17|1 O12|1 O13|1 O14|1 O15|1 P11|1 P12|1 P13|1 P14|1 Q11|1 Q12|1 Q13|1 R11|1 R12|1 S11|1 T11|1 T17]

# Position 35
boardsize 9
clear_board
gogui-setup b A7 w B5 w B6 w B7 b B8 b C3 w C4 w C6 b C7 b D3 w D6 b D7 b D8 b E5 b E6 w E7 b F5 w F6 w F7 w G5 b G6 w G7
1110 attack A7
#? [1 A8]
1120 defend A7
#? [1 A8|1 C9|1 D9]
1130 connect C7 A7
#? [1 A8|1 C8|1 C9|1 D9|1 E9|1 G9]
1140 disconnect C7 A7
#? [1 A8|1 B9|1 D9|1 E8]*

# Position 36
boardsize 19
clear_board
gogui-setup b C4 w D4 w D16 w F17 w G3 w G5 b J3 b J4 b J5 b J6 b K3 w K4 w K5 b K6 w L6 b L7 b M3 w M4 w M6 b M7 b N2 w N6 w O2 w O3 w O4 w P2 b P3 b P4 b P16 w Q2 w Q3 b Q4 w Q7 w Q8 w R2 b R3 w R4 b R5 b R6 b R7 b R16 b S3 b S9
1150 connect R5 P3
#? [1 M1|1 M2|1 M5|1 N1|1 N3|1 N4|1 N5|1 N7|1 O1|1 O5|1 O6|1 O7|1 O8|1 O9|1 O10|1 P1|1 P5|1 P6|1 P7|1 P8|1 P9|1 P10|1 Q1|1 Q5|1 Q6|1 Q9|1 Q10|1 R1|1 R8|1 R9|1 R10|1 S1|1 S2|1 S4|1 S5|1 S6|1 S7|1 S8|1 S10|1 T1|1 T2|1 T3|1 T4|1 T5|1 T6|1 T7|1 T8|1 T9|1 T10]
1160 disconnect R5 P3
#? [0]

# Position 37
boardsize 19
clear_board
gogui-setup b A15 b B12 b B14 w B15 b B16 b B17 w C4 w C5 b C6 b C7 b C10 b C13 w C14 w C15 w C16 b C17 w D3 b D5 w D6 b D14 b D15 w D16 b D17 w E3 w E4 w E5 w E6 w E15 w E16 w E17 b E18 b F2 w F3 b F4 b F5 b F6 w F7 w F8 w F16 w F17 w F18 w G2 b G3 b G4 w G6 b G7 b G9 w G17 w H2 w H6 b H7 b J2 b J3 b J4 b J5 b J6 w J7 b J8 w K3 w K4 b K5 w K7 b K8 w K17 w L2 w L4 w L5 b L6 w L7 b L8 b M3 b M4 w M5 w M6 w M7 b M8 b N2 w N3 b N5 b N6 b N7 b N17 b O2 b O3 w O11 b O12 b O18 w P1 w P2 b P3 w P4 b P6 b P11 b P13 b P16 b P17 w P18 w Q3 w Q4 w Q5 w Q6 b Q7 w Q11 b Q12 w Q13 b Q14 b Q16 w Q17 w Q19 w R3 b R4 b R5 w R6 b R8 w R10 w R12 w R13 w R14 b R15 b R16 w R17 w R18 b S13 w S14 b S15 w S16 w S17 b T14
1170 attack F2
#? [1 C1|1 C2|1 C3|1 D1|1 D2|1 D4|1 E1|1 E2|1 F1|1 G1|1 G5|1 H1|1 H3|1 H4|1 H5|1 J1]
1180 defend F2
#? [0]
1190 attack O11
#? [0]
1200 defend O11
#? [1 L9|1 L10|1 L11|1 L12|1 L13|1 L14|1 M9|1 M10|1 M11|1 M12|1 M13|1 M14|1 N8|1 N9|1 N10|1 N11|1 N12|1 N13|1 N14|1 O8|1 O9|1 O10|1 O13|1 O14|1 P8|1 P9|1 P10|1 P12|1 P14|1 Q8|1 Q9|1 Q10|1 R9|1 R11]

# Position 38
boardsize 19
clear_board
gogui-setup w B10 w B11 b B12 b B14 w C6 w C9 b C10 b C12 w C14 w C15 w C17 w C18 w D4 w D9 b D10 b D12 w D16 b D18 w E3 w E4 w E8 w E10 b E11 w E12 b F2 b F3 w F4 b F5 w F9 b F11 b F17 b G4 w G5 b H4 b H16 b J3 b J18 b K6 b K7 b K8 b K9 b K17 w K18 b L3 b L4 b L5 w L6 w L7 w L8 w L9 w L10 b L17 w L18 w M4 w M5 w M15 w M17 b N3 b O2 w O4 w O6 w P2 w P3 b P16 w P17 w Q2 b Q3 w Q4 w Q5 b Q6 w Q15 b Q16 b Q17 b R3 b R4 b R5 b R6 b R16
1210 attack E12
#? [1 E13]
1220 defend E12
#? [1 D13|1 E13|1 E14|1 F12|1 F13|1 F14|1 F15|1 G11|1 G12|1 G13|1 G14|1 G15|1 H12|1 H13|1 H14]

# Position 39
boardsize 19
clear_board
gogui-setup w C4 w C7 w D3 b D16 w E3 b E4 w F2 b F3 b F7 w G2 b G3 b H3 b J17 w K17 w L10 b L16 w L17 w L18 b M2 b M3 b M4 b M5 b M7 b M8 b M16 w N2 b N3 w N4 w N5 b N7 w N8 w N9 w O3 w O4 b O5 b O8 w O9 w P9 w P11 w P16 w P17 w P18 w Q4 b Q6 b Q13 b Q15 b Q17 b Q18 w R5 b R6 w R9 b R11 b R16 w S5
1230 connect Q6 O8
#? [1 O7|1 P6|1 P7|1 P8|1 Q7|1 Q8|1 R8]
1240 disconnect Q6 O8
#? [1 O7|1 P7]
1250 connect Q6 O5
#? [1 O6|1 P5|1 P6|1 P7|1 Q5|1 Q7|1 Q8]
1260 disconnect Q6 O5
#? [1 P5|1 P6]

# Position 40
boardsize 9
clear_board
gogui-setup w A2 w A4 b B1 b B2 w B3 b C1 w C2 w C3 b C4 w C5 w C6 w C8 b D2 w D3 w D4 w D5 b D6 w D7 b E2 b E3 b E4 b E5 b E6 b E7 w E8 w E9 b F6 b F7 b F8 w F9 w G4 b G5 b G7 w G8 w G9 b H5 b H6 w H7 w H8 b J5 w J6 w J8 w J9
1270 connect C8 B3
#? [1 A1|1 A3|1 A5|1 A6|1 A7|1 A8|1 A9|1 B4|1 B5|1 B6|1 B7|1 B8|1 B9|1 C7|1 C9|1 D1|1 D8|1 D9|1 E1|1 F1|1 F2|1 F3|1 F4|1 F5|1 G1|1 G2|1 G3]
1280 disconnect C8 B3
#? [0]

# Position 41
boardsize 19
clear_board
gogui-setup b A7 w A12 w B3 w B5 b B6 b B8 b B9 b B10 w B11 b B12 w B13 b B14 w C2 w C5 b C8 w C10 w C11 b C12 w C13 b C14 b D2 w D3 w D4 b D5 b D6 b D7 w D8 w D9 b D12 w D13 b D14 w D16 b E2 b E3 b E4 w E5 w E6 w E7 w E9 b E13 w E14 w E15 w E16 w E17 b E18 b F3 w F4 w F5 w F7 w F8 b F9 b F10 b F12 b F13 b F14 b F15 b F16 b F17 w F18 w G2 b G3 b G4 b G5 w G6 w G7 w G9 w G10 b G11 w G13 w G14 b G15 w G17 w G18 w H1 b H2 b H3 b H4 w H9 b H10 w H11 w H12 b H14 w H15 w H16 w J2 w J4 b J5 b J6 b J7 b J8 b J9 b J10 w J14 b J16 w K2 w K4 w K5 w K7 b L2 b L3 w L7 b L8 b L9 w M1 w M2 w M3 w M4 w M5 w M6 b M7 w M8 b M9 b N2 w N3 b N4 b N6 b N7 w N8 b N9 b O1 b O3 w O7 w O8 w O9 b O10 b O17 b O18 b P2 b P3 b P5 b P6 b P9 w P10 w P11 b P16 w P18 b Q5 w Q6 b Q7 b Q8 b Q9 b Q16 w Q17 b R4 w R5 w R6 w R7 w R8 w R9 w R10 b R15 w R16 w R18 b S4 b S15 w S17
1290 connect J4 G2
#? [1 D1|1 E1|1 F1|1 F6|1 G1|1 G8|1 H5|1 H6|1 H7|1 H8|1 J1|1 J3|1 K1|1 K3|1 K6|1 K8|1 L1|1 L4|1 L5|1 L6|1 N1|1 N5]
1300 disconnect J4 G2
#? [0]
1310 connect P9 O10
#? [1 L10|1 L11|1 L12|1 L13|1 M10|1 M11|1 M12|1 M13|1 N5|1 N10|1 N11|1 N12|1 N13|1 O5|1 O6|1 O11|1 O12|1 O13|1 P7|1 P8|1 P12]
1320 disconnect P9 O10
#? [1 N10|1 O6]

# Position 42
boardsize 19
clear_board
gogui-setup b B16 w C6 w C9 w C14 w C15 b C16 w D2 w D4 w D6 b D7 b D8 w D9 w D16 b D18 w E3 w E6 w E9 w E17 b E18 w F1 w F2 b F3 b F5 b F7 b F9 b F11 w F16 b F17 w G1 b G2 b G4 b G8 w G16 b G17 b H1 b H2 b H11 b H12 w H16 w H17 b H18 b J5 w J7 w J11 b J12 w J18 w K9 w K11 b K13 b L10 w L11 b L13 w L14 w L15 b M5 b M6 b M7 b M8 b M10 w M11 w M13 b M14 b M17 b N3 b N4 w N5 w N6 w N7 w N8 w N10 b O3 w O4 w O6 w P3 w P5 b P6 w P8 b P11 b P16 b P17 b P18 b Q2 b Q3 w Q4 w Q5 b Q14 w Q17 w R2 w R3 b R7 w R8 w R9 b R11 w R15 b R16 w R17 w S9 b S10 b S14 b S15 w S16
1330 attack F9
#? [0]
1340 defend F9
#? [1 C7|1 C8|1 C10|1 C11|1 C12|1 D10|1 D11|1 D12|1 E7|1 E8|1 E10|1 E11|1 E12|1 F6|1 F8|1 F10|1 F12|1 G6|1 G7|1 G9|1 G10|1 G11|1 G12|1 H6|1 H7|1 H8|1 H9|1 H10|1 J6|1 J8|1 J9|1 J10]
1350 connect S16 R15
#? [1 Q16]
1360 disconnect S16 R15
#? [1 Q16]

# Position 43
boardsize 9
clear_board
gogui-setup w A5 w A6 w A7 w A8 w A9 w B1 w B2 w B5 w B6 b B7 b B8 b B9 w C1 w C3 w C4 w C5 b C6 b C8 b C9 w D1 w D2 b D3 b D4 b D5 b D6 b D7 b D8 w E1 b E2 b E3 b E4 b E5 b E7 b E8 b E9 b F1 b F2 b F4 b F8 b F9 b G1 b G6 b G7 b G8 b H1 b H2 b H3 b H5 b H7 b H9 b J1 b J3 b J4 b J5 b J6 b J8
1370 connect J8 H9
#? [1 E6|1 F5|1 F6|1 F7|1 G5|1 G9|1 H6|1 H8|1 J7|1 J9]
1380 disconnect J8 H9
#? [0]

# Position 44
boardsize 19
clear_board
gogui-setup w B17 b C6 b C11 b C15 b C16 w C17 w D4 b D14 w D15 w D16 b D17 b D18 w E17 b E18 w F3 b H17 w K16 w O15 w O17 w Q4 b Q13 b Q17 b R16
1390 connect O17 O15
#? [1 L15|1 L16|1 L17|1 L18|1 L19|1 M14|1 M15|1 M16|1 M17|1 M18|1 M19|1 N14|1 N15|1 N16|1 N17|1 N18|1 N19|1 O14|1 O16|1 O18|1 O19|1 P14|1 P15|1 P16|1 P17|1 P18|1 Q15]
1400 disconnect O17 O15
#? [1 O16]
1410 connect D17 C15
#? [1 A14|1 A15|1 A16|1 A17|1 A18|1 A19|1 B13|1 B14|1 B15|1 B16|1 B18|1 B19|1 C12|1 C13|1 C14|1 C18|1 C19|1 D13|1 D19|1 E14|1 E15|1 F14|1 F15]*
1420 disconnect D17 C15
#? [1 E14|1 E15|1 E16|1 F15|1 F16|1 F17|1 G16]

# Position 45
boardsize 19
clear_board
gogui-setup w A4 w A5 b A6 b A9 b A10 b A11 b A12 w A13 w B1 w B2 w B4 b B5 b B6 b B7 b B8 b B9 b B10 w B11 b B12 w B13 b B14 b C1 w C2 w C4 w C5 b C6 w C7 w C8 w C9 w C10 w C11 w C12 b C13 b C14 b C16 b D1 b D2 w D3 w D4 b D5 w D6 w D8 w D13 b D14 b D17 b D18 b E2 b E3 w E4 w E6 w E7 b E8 b E9 b E11 w E14 w E16 b E17 b E19 b F3 w F4 w F5 b F9 b F10 w F11 w F12 w F13 w F16 w F17 b F18 b G2 b G3 b G4 b G5 w G6 w G7 w G8 b G9 b G11 w G12 w G14 w G15 w G17 b G18 w G19 w H2 b H3 w H4 b H5 b H6 b H7 b H8 b H12 b H13 w H14 b H15 w H16 w H18 w J1 w J3 w J5 b J10 b J13 w J14 b J15 b J16 w J17 w K2 w K3 w K4 w K7 w K9 b K10 b K14 b K15 w K16 w K17 w L2 w L5 w L6 w L8 b L9 b L10 b L11 b L12 b L14 w L15 w L17 w L18 b M2 w M3 w M4 b M5 w M8 w M12 w M13 w M14 w M16 w M17 b M18 b M19 b N2 b N4 b N6 b N7 b N8 b N9 b N11 w N15 w N17 b N18 b O3 b O6 w O7 b O13 b O14 w O15 w O17 b O18 b P1 b P2 w P3 b P4 b P6 w P7 b P8 b P12 w P13 b P14 b P16 w P17 b P18 b Q1 w Q2 w Q3 b Q5 w Q6 w Q8 w Q10 w Q11 w Q12 w Q13 w Q14 b Q15 b Q17 w Q18 w R1 w R4 w R5 w R6 w R8 w R9 b R11 b R12 w R13 b R15 b R16 b R17 w R18 w S2 w S7 w S9 b S12 w S13 b S14 b S18 b T13
1430 connect Q15 P16
#? [1 N12|1 N13|1 N14|1 N16|1 N19|1 O12|1 O16|1 O19|1 P15|1 P19|1 Q16|1 Q19|1 R14|1 R19|1 S15|1 S16|1 S17|1 S19|1 T12|1 T14|1 T15|1 T16|1 T17|1 T18|1 T19]
1440 disconnect Q15 P16
#? [0]

# Position 46
boardsize 9
clear_board
gogui-setup b B5 w C4 b C5 w D3 w D5 b D6 w E2 b E3 w E4 b E6 w E7 w E8 b F2 b F3 b F5 b F6 b F7 w F8 b G6 w G7 w H7
1450 attack E2
#? [1 D2]
1460 defend E2
#? [1 C2|1 D1|1 D2|1 E1]
1470 connect E3 B5
#? [1 B2|1 B4|1 C3|1 D2|1 E5|1 F1|1 F4|1 G1|1 G2|1 G3|1 G4|1 G5|1 H1|1 H2|1 H3|1 H4|1 H5|1 H6|1 J2|1 J3|1 J4|1 J5]
1480 disconnect E3 B5
#? [1 A5|1 A6|1 B4|1 B6|1 B7|1 C6|1 C7|1 F4]

# Position 47
boardsize 19
clear_board
gogui-setup b B16 b B17 w C9 b C11 b C12 b C14 w C17 w D4 w D12 w D16 b E14 w E17 w F4 w F6 w F14 w F15 w F16 b F17 b F18 b G6 w G7 b G16 w H3 b H6 w H7 w H14 b H16 b J6 b J15 w K3 b K5 b K7 w K11 b K15 w K16 b L2 b L5 b L6 w L7 w L8 w L9 b L14 w L15 b L16 b L17 b M4 b M6 w M7 w M9 b M10 w M12 b M13 w M15 w M16 b M17 b N2 w N4 w N5 b N6 w N7 w N8 b N9 w N10 w N11 w N15 b N17 w O2 w O3 w O4 w O5 w O6 b O7 b O8 b O9 b O10 b O11 w O12 w O13 w O15 w P4 w P5 w P6 b P7 b P10 b P11 b P12 b P13 w P14 w P15 b P16 b P17 b Q2 b Q3 b Q4 w Q5 b Q6 b Q7 w Q9 b Q10 w Q11 w Q12 w Q13 b Q14 b Q15 w Q16 b Q17 b Q18 b R2 w R3 w R4 b R5 b R6 w R9 b R10 w R11 b R12 b R14 w R16 b R17 w R18 w R19 w S1 w S2 w S5 b S8 b S9 w S10 w S11 b S12 b S14 w S15 w S17 w T18
1490 connect J15 G16
#? [1 D13|1 D14|1 D15|1 D17|1 D18|1 D19|1 E13|1 E15|1 E16|1 E18|1 E19|1 F12|1 F13|1 F19|1 G12|1 G13|1 G14|1 G15|1 G17|1 G18|1 G19|1 H12|1 H13|1 H15|1 H17|1 H18|1 H19|1 J12|1 J13|1 J14|1 J16|1 J17|1 J18|1 J19|1 K12|1 K13|1 K14|1 K17|1 K18|1 K19|1 L12|1 L13|1 L18|1 L19|1 M14|1 M18|1 N12|1 N13|1 N14|1 N16|1 N18]
1500 disconnect J15 G16
#? [0]
1510 connect M13 J15
#? [1 J13|1 J14|1 K12|1 K13|1 K14]
1520 disconnect M13 J15
#? [1 K14]

# Position 48
boardsize 19
clear_board
gogui-setup w C14 w D3 w D16 w D17 b F17 b G15 w H17 b J16 w J17 w K4 b K16 b O17 b P3 b P13 b Q10 w Q13 b Q14 b Q16 b R4 b R12 b R13 w R14 b R15 w R17 w S14 w S15 w S16
1530 connect R17 R14
#? [1 O11|1 O12|1 O13|1 O14|1 O15|1 O16|1 O18|1 O19|1 P11|1 P12|1 P14|1 P15|1 P16|1 P17|1 P18|1 P19|1 Q11|1 Q12|1 Q15|1 Q17|1 Q18|1 Q19|1 R11|1 R16|1 R18|1 R19|1 S11|1 S12|1 S13|1 S17|1 S18|1 S19|1 T11|1 T12|1 T13|1 T14|1 T15|1 T16|1 T17|1 T18|1 T19]
1540 disconnect R17 R14
#? [0]

# Position 49
boardsize 19
clear_board
gogui-setup w B16 b B17 w C4 b C5 w C12 w C13 b C14 w C16 b C17 w D3 b D5 w D9 b D13 w D14 w D15 w D16 b D17 b D18 b E14 w E16 w E17 b E18 w F3 b F5 w F8 w F13 w F14 w F15 b F16 b F17 w F18 b G10 b G11 w G12 b G14 b G15 w G18 w H3 b H5 w H8 b H10 w H11 w H13 b H16 b J10 w J11 w J12 b J15 b K9 w K10 b K11 w K12 b K15 w K16 b K17 w L3 b L5 w L10 b L11 w L13 w L14 b L15 b L16 w L17 b M12 b M13 w M14 w M15 w M16 b M17 b M18 b N8 w N11 b N13 b O10 b O11 w O15 w O17 w P2 b P6 b P7 w P9 w P10 b P11 b P12 b P13 b P14 b P15 b Q4 w Q7 w Q11 w Q12 w Q13 w Q14 b Q15 b Q16 b Q17 b Q18 b R5 w R6 b R8 w R15 w R16 w R17 b R18 w S18
1550 attack O15
#? [0]
1560 defend O15
#? [1 L12|1 L18|1 N12|1 N14|1 N15|1 N16|1 N17|1 N18|1 O12|1 O13|1 O14|1 O16|1 O18|1 P16|1 P17|1 P18|1 R12|1 R13|1 R14]
1570 connect H13 H11
#? [1 E8|1 E9|1 E10|1 E11|1 E12|1 E13|1 E15|1 F9|1 F10|1 F11|1 F12|1 G8|1 G9|1 G13|1 G16|1 H9|1 H12|1 H14|1 H15|1 J8|1 J9|1 J13|1 J14|1 J16|1 K8|1 K13|1 K14|1 L8|1 L9|1 L12|1 M8|1 M9|1 M10|1 M11|1 N9|1 N10|1 N12|1 N14|1 N15]
1580 disconnect H13 H11
#? [0]

# Position 50
boardsize 9
clear_board
gogui-setup b D6 b D7 b E2 b E3 b E4 b E5 w E6 w E7 w F2 w F4 w F5 b F6 w F7 w G4 b G5 b G6 w G7
1590 attack F6
#? [1 F3|1 G2|1 G3|1 H2|1 H3|1 H4|1 H5|1 H6|1 H7|1 H8|1 J2|1 J3|1 J4|1 J5|1 J6|1 J7|1 J8]
1600 defend F6
#? [1 H4|1 H6|1 H7]
1610 attack F2
#? [0]
1620 defend F2
#? [1 C1|1 C2|1 C3|1 C4|1 C5|1 D1|1 D2|1 D3|1 D4|1 D5|1 E1|1 F1|1 F3|1 G1|1 G2|1 G3|1 H1|1 H2|1 H3|1 H4|1 H5|1 J1|1 J2|1 J3|1 J4|1 J5]

# Position 51
boardsize 19
clear_board
gogui-setup w B5 b B6 b B13 b C2 w C3 w C4 b C5 b C6 b C7 b C9 b C12 w C13 b C14 b C15 w C16 b D2 b D3 w D4 w D5 b D6 b D7 w D8 w D11 w D12 w D14 b D15 w D17 b E2 w E3 w E6 b E7 w E13 b E14 b F2 w F3 w F4 w F6 b F7 w F11 w F13 b F14 w F16 b G2 b G3 w G4 w G7 b G8 b G9 w G11 b G12 w G13 b G14 b H2 w H3 w H4 w H5 w H6 w H8 b H9 w H11 b H12 b H14 w H15 w H16 b J3 b J4 b J5 w J6 w J8 b J9 w J11 b J12 b J14 w J15 b J16 w K5 b K6 b K7 b K8 b K9 w K11 w L11 b L12 b L13 w L14 w L15 w M4 w M6 w M8 w M9 w M10 w M11 b M12 b M14 w M15 b N9 b N10 b N11 w N14 w O3 b O5 b O7 w P2 b P3 b Q3 b Q16 w R4
1630 attack C9
#? [0]
1640 defend C9
#? [1 A6|1 A7|1 A8|1 A9|1 A10|1 A11|1 A12|1 B7|1 B8|1 B9|1 B10|1 B11|1 B12|1 C8|1 C10|1 C11|1 D9|1 D10|1 E8|1 E9|1 E10|1 E11|1 E12|1 F8|1 F9|1 F10|1 F12]
1650 attack H8
#? [0]
1660 defend H8
#? [1 E5|1 E8|1 E9|1 E10|1 E11|1 F5|1 F8|1 F9|1 F10|1 G5|1 G6|1 G10|1 H7|1 H10|1 J7|1 J10|1 K10|1 L5|1 L6|1 L7|1 L8|1 L9|1 L10|1 M5|1 M7]

# Position 52
boardsize 9
clear_board
gogui-setup w B2 w B3 b B4 b C2 b C5 b C6 b D2 w D3 w D4 w D5 w D6 b D8 w E2 b E3 b E4 w F2 w F3 b F4 w F6 w G3 b G4 b G7
1670 attack C2
#? [1 A1|1 A2|1 A3|1 A4|1 A5|1 B1|1 B5|1 C1|1 C3|1 C4|1 D1|1 E1|1 E5|1 F1|1 F5|1 G1|1 G2|1 G5]
1680 defend C2
#? [0]

# Position 53
boardsize 9
clear_board
gogui-setup w B4 b B6 w B7 w C2 b C6 w C7 b D2 w D3 b D5 w D7 w D8 b E2 w E3 b E5 b E6 b E7 w E8 b F2 w F3 w F4 w F5 b F6 b F7 b F8 b F9 w G2 b G3 b G4 b G5 w G6 w G7 w G8 b H4 b H6 w J4 b J5
1690 connect D5 B6
#? [1 A2|1 A3|1 A4|1 A5|1 A6|1 A7|1 A8|1 A9|1 B2|1 B3|1 B5|1 B8|1 B9|1 C3|1 C4|1 C5|1 C8|1 C9|1 D4|1 D6|1 D9|1 E4|1 E9|1 G9|1 H2|1 H3|1 H5|1 H7|1 H8|1 H9|1 J3|1 J6|1 J7|1 J8|1 J9]
1700 disconnect D5 B6
#? [0]

# Position 54
boardsize 19
clear_board
gogui-setup w C2 w C4 w C5 b C6 w C10 b D2 w D3 w D4 b D5 b D6 w D9 w D10 w D16 b E1 b E3 w E4 b E5 w E6 b E8 b E9 w E10 b E11 b F2 b F3 w F4 b F5 w F9 b F10 w G4 b G5 b G9 w H5 w H6 b J3 b O3 b P3 w P4 b P15 b P17 b Q3 w Q5 w Q7 w Q10 w Q14 b Q15 b R4 b R5 w R6 w R14 w R15 b R16 b S16
1710 attack E6
#? [1 B7|1 C7|1 C8|1 D7|1 D8|1 E7|1 F6|1 F7|1 F8|1 G6|1 G7|1 G8|1 H7|1 H8|1 H9]
1720 defend E6
#? [1 E7|1 F7]
1730 connect F10 E8
#? [1 D7|1 D8|1 E7|1 F6|1 F7|1 F8|1 F11|1 G6|1 G7|1 G8|1 G10|1 G11|1 H7|1 H8|1 H9|1 H10|1 J9]
1740 disconnect F10 E8
#? [1 F8]

# Position 55
boardsize 9
clear_board
gogui-setup b B5 w C5 b C6 b D6 b E3 w E4 w E5 w E6 b F3 b F4 w G5
1750 connect E4 C5
#? [1 C4|1 D4|1 D5]
1760 disconnect E4 C5
#? [1 D5]
1770 connect G5 E4
#? [1 D7|1 E7|1 E8|1 F5|1 F6|1 F7|1 F8|1 F9|1 G4|1 G6|1 G7|1 G8|1 G9|1 H4|1 H5|1 H6|1 H7|1 H8|1 H9|1 J5|1 J6|1 J7|1 J8]
1780 disconnect G5 E4
#? [1 F5]

# Position 56
boardsize 19
clear_board
gogui-setup b B18 w C14 w C15 w C16 b C17 w D4 w D14 b D15 b D16 b D17 b D18 b E14 w E15 b E16 b E17 w E18 b F14 w F15 w F16 w F17 w F18 b G13 w G14 w G15 b H14 b H15 b H17 b M15 b N7 b N14 w N15 w O3 w O9 b O14 w O15 b O17 b P14 w P15 b P16 w Q4 b Q6 b Q7 b Q8 w Q9 w Q13 b Q14 w Q15 b Q16 w R3 b R6 w R7 w R8 w R9 b R12 w R13 w R14 b R15 b S4
1790 connect G13 E14
#? [1 E13|1 F12|1 F13]
1800 disconnect G13 E14
#? [1 F13]

# Position 57
boardsize 19
clear_board
gogui-setup b A15 b A17 w B12 b B14 w B15 w B17 b B18 w C3 b C4 w C12 b C13 w C16 b C17 w D3 b D4 b D14 w D16 b D17 w E3 b E4 w E13 b E14 w E16 b E17 w F2 b F3 w F13 b F14 b F15 b F16 w F17 b F18 w G13 w G14 w G15 b G16 w G17 b G18 b H14 w H15 b H16 w H17 b J15 w J16 w J17 b K15 w L14 w L17 b M14 w M16 b N13 w N14 w Q3 w Q4 w Q5 b Q14 b Q15 b Q16 b Q17 b R3 b R4 b R5 w R6 w R13 b R14 w R15 w R16 w R17 b S6 w S12 b S13 w S14
1810 connect R15 R13
#? [1 Q12|1 R11|1 R12|1 S15|1 S16|1 T12|1 T13|1 T14|1 T15|1 T16|1 T17]
1820 disconnect R15 R13
#? [1 S15|1 T13]

# Position 58
boardsize 19
clear_board
gogui-setup b B5 w B6 w B10 w B18 b C2 b C3 b C4 b C5 w C6 w C8 b C11 b C16 b C17 w C18 b D2 w D3 w D4 w D5 b D6 w D8 b D9 b D15 w D17 b E1 w E2 w E3 b E6 w E8 b F2 b F3 w F4 w F17 w G3 w G5 b G6 b G8 w H3 w H5 b H17 w J6 b K4 w K5 b K6 w K7 b K18 b L3 b L5 b L6 b L15 b L16 b L17 w L18 b L19 b M15 w M16 w M17 w M18 b N14 w N15 w N18 b O9 w O15 w O17 b P7 b P8 w P9 b P11 w P18 b Q3 b Q4 b Q6 w Q8 w Q10 b Q13 b Q14 b Q15 b Q16 b Q17 b Q18 b R2 w R3 b R4 w R7 w R9 w R10 b R12 w R13 w R14 w R15 w R16 w R17 b R18 w S2 w S3 w S4 w S12
1830 attack D17
#? [0]
1840 defend D17
#? [1 A14|1 A15|1 A16|1 A17|1 A18|1 A19|1 B14|1 B15|1 B16|1 B17|1 B19|1 C14|1 C15|1 C19|1 D14|1 D16|1 D18|1 D19|1 E14|1 E15|1 E16|1 E17|1 E18|1 E19|1 F14|1 F15|1 F16|1 F18|1 F19|1 G14|1 G15|1 G16|1 G17|1 G18|1 G19]
