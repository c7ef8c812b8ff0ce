# Captures, rescues, links and eyes on 9x9 in positions of random games, asked in GNU Go's words. The answers are those of
# GNU Go 3.8 at level 10: its code, and every move after which it finds no reply. To run it:
#
#     gogui-regress octant gtp-scripts/solver.tst
#
# The first 166 were taken as they came. Those after them were looked for by what the solver answers: nets, snapbacks,
# throw-ins, races and eyes that it claims to have found; three eyes were left out for which GNU Go answers with a ko on
# both sides. So only the first 166 say how often the solver is right.
#
# A number is a test; the line after it has the right answers. A star marks what is answered otherwise.

# No capture 1
boardsize 9
clear_board
gogui-setup b J2 b A3 b B4 b A5 b D5 b C6 b E6 b H6 b C7 b F7 b G7 b C8 b B9 b F9 w E1 w G1 w E2 w J3 w J5 w B6 w F6 w E7 w A8 w H8 w C9 w H9
10 attack A5
#? [0]

# No capture 2
boardsize 9
clear_board
gogui-setup b B1 b B2 b B3 b F3 b G3 b G4 b C6 b H6 b E7 b H7 b C8 b G8 w H1 w F2 w A4 w E4 w J4 w C5 w E5 w J5 w B6 w D6 w F7 w G7
20 attack A4
#? [0]

# Link 3
boardsize 9
clear_board
gogui-setup b B1 b F1 b B2 b D2 b C3 b D3 b E3 b J3 b D4 b B5 b D5 b F5 b C6 b E7 b G7 b B8 b C8 b H8 b J8 b C9 b D9 b F9 w A1 w C1 w G1 w H1 w J1 w C2 w F2 w H2 w G3 w E4 w H4 w J4 w E5 w G5 w H5 w A6 w J6 w B7 w A8 w D8 w E8 w F8 w A9
30 disconnect D2 B5
#? [0]

# No capture 4
boardsize 9
clear_board
gogui-setup b C1 b D2 b G2 b B3 b C7 b F7 b C8 b E8 b G8 b B9 b C9 w F1 w H2 w A4 w J5 w A6 w C6 w G6 w E7 w H7 w H9
40 attack C1
#? [0]

# No capture 5
boardsize 9
clear_board
gogui-setup b B1 b E1 b F1 b G1 b D2 b F2 b G2 b H2 b C5 b D5 b E5 b J5 b C6 b D6 b H6 b C7 b E7 b G7 b B8 b C8 b H8 b J8 b E9 b F9 b G9 w C1 w J1 w C2 w E2 w J2 w C3 w D3 w D4 w F4 w J4 w F5 w E6 w F6 w G6 w J6 w B7 w J7 w D8 w E8 w A9 w B9 w C9 w J9
50 attack H6
#? [0]

# Rescue 6
boardsize 9
clear_board
gogui-setup b A1 b C1 b F2 b B3 b D3 b E3 b G3 b A4 b D4 b F4 b E5 b H5 b J5 b C6 b F6 b G6 b J6 b C7 b J7 b E8 b F8 b H9 w F1 w B2 w C2 w D2 w J2 w A3 w H3 w C4 w A5 w D5 w G5 w A6 w B7 w D7 w E7 w F7 w H7 w B8 w C8 w D8 w J8 w A9
60 defend G5
#? [0]

# Link 7
boardsize 9
clear_board
gogui-setup b C1 b E1 b G1 b H1 b J1 b C2 b D2 b G2 b D3 b J3 b B4 b G4 b J4 b B5 b C5 b F5 b H5 b A6 b J6 b G7 b H7 b A8 b B8 b D8 b E8 b E9 b G9 b H9 w B1 w F1 w A2 w E2 w F2 w H2 w B3 w F3 w G3 w A4 w C4 w E4 w F4 w H4 w D5 w E5 w B6 w E6 w F6 w B7 w C7 w J7 w C8 w F8 w A9 w B9 w D9 w J9
70 connect B1 A2
#? [1 A1|1 B2]

# Loose ladder or throw-in 8
boardsize 9
clear_board
gogui-setup b F1 b E2 b F2 b B3 b E3 b F3 b G3 b A4 b G4 b H4 b E6 b D7 b H7 b J7 b B8 b H8 b C9 b D9 b F9 w C1 w A2 w B2 w J2 w C3 w H3 w E4 w B5 w F5 w J5 w D6 w F6 w A7 w B7 w E7 w F7 w G7 w G8 w E9
80 attack J5
#? [1 A1|1 A3|1 A5|1 A6|1 A8|1 A9|1 B1|1 B4|1 B6|1 B9|1 C2|1 C4|1 C5|1 C6|1 C7|1 C8|1 D1|1 D2|1 D3|1 D4|1 D5|1 D8|1 E1|1 E5|1 E8|1 F4|1 F8|1 G1|1 G2|1 G5|1 G6|1 G9|1 H1|1 H2|1 H5|1 H6|1 H9|1 J1|1 J3|1 J4|1 J6|1 J8|1 J9]

# Link 9
boardsize 9
clear_board
gogui-setup b J1 b A2 b H2 b A3 b G3 b J3 b B5 b D5 b E5 b H5 b J5 b J6 b A7 b B7 b C7 b E7 b G7 b A8 b C8 b D8 b D9 b E9 b G9 b H9 b J9 w A1 w B1 w D1 w F1 w C2 w D2 w E2 w F2 w B3 w C3 w D3 w H3 w C4 w E4 w J4 w F5 w A6 w F6 w G6 w D7 w H7 w B8 w H8 w J8 w A9 w B9
90 disconnect J1 H2
#? [0]

# Rescue 10
boardsize 9
clear_board
gogui-setup b E1 b J1 b B2 b E2 b F2 b J2 b D4 b F4 b G4 b A5 b D5 b H5 b A6 b E6 b F6 b B7 b E7 b F7 b G7 b H7 b D8 b F8 b J8 b C9 b E9 w A1 w D1 w H1 w G3 w H3 w A4 w B4 w C4 w E4 w H4 w J4 w J5 w B6 w G6 w A7 w A8 w B8 w C8 w G8 w H8 w A9 w F9 w H9
100 defend A1
#? [1 A2]

# Ladder 11
boardsize 9
clear_board
gogui-setup b H1 b A2 b G2 b H2 b J2 b G3 b J3 b A4 b G4 b A5 b B5 b D5 b H5 b J5 b B6 b B8 b G8 b H8 b C9 b F9 w C1 w G1 w C2 w H3 w B4 w D4 w E4 w F4 w J4 w A6 w E6 w H6 w J6 w B7 w D7 w F7 w A9 w D9 w J9
110 attack D9
#? [1 D8]

# Rescue 12
boardsize 9
clear_board
gogui-setup b E1 b A2 b D2 b E2 b C3 b F3 b G3 b A4 b F4 b H4 b C5 b H5 b B6 b C6 b A7 b C7 b D7 b G7 b B8 b F8 b G8 b C9 b D9 b H9 w B1 w C1 w D1 w F1 w G1 w H1 w B2 w H2 w A3 w J3 w C4 w D4 w E4 w J5 w E6 w H7 w J7 w E8 w H8 w A9 w E9 w F9 w G9
120 defend A2
#? [1 B3]

# Loose ladder or throw-in 13
boardsize 9
clear_board
gogui-setup b B1 b C1 b C2 b D2 b G2 b D4 b J4 b C5 b A6 b E6 b G6 b A7 b D7 b J7 b D8 b E8 b H8 b J8 b A9 b G9 w A2 w B2 w J2 w C3 w D3 w C4 w E4 w F4 w A5 w B6 w C6 w H6 w C7 w F7 w H7 w A8 w C9 w E9 w H9
130 attack J2
#? [1 F2|1 F3|1 G1|1 G3|1 G4|1 H1|1 H2|1 H3|1 H4|1 H5|1 J1|1 J3]

# Link 14
boardsize 9
clear_board
gogui-setup b J1 b C2 b A3 b C3 b A4 b G4 b J4 b E6 b H6 b B7 b A8 b D8 b E8 b F9 w C1 w G1 w A2 w G2 w C4 w F4 w H4 w D5 w E5 w G5 w J5 w G6 w J6 w C7
140 connect D8 F9
#? [1 A1|1 A5|1 A6|1 A7|1 A9|1 B1|1 B2|1 B3|1 B4|1 B5|1 B6|1 B8|1 B9|1 C5|1 C6|1 C8|1 C9|1 D1|1 D2|1 D3|1 D4|1 D6|1 D7|1 D9|1 E1|1 E2|1 E3|1 E4|1 E7|1 E9|1 F1|1 F2|1 F3|1 F5|1 F6|1 F7|1 F8|1 G3|1 G7|1 G8|1 G9|1 H1|1 H2|1 H3|1 H5|1 H7|1 H8|1 H9|1 J2|1 J3|1 J7|1 J8|1 J9]

# Loose ladder or throw-in 15
boardsize 9
clear_board
gogui-setup b F1 b H1 b H2 b A3 b J3 b C4 b F4 b G4 b A6 b B6 b E6 b F6 b J6 b E7 b A8 b D8 b H8 b J8 b E9 b F9 w C1 w E1 w G1 w E2 w J2 w C3 w G3 w D4 w A5 w E5 w F5 w J5 w C6 w H6 w C7 w F7 w H7 w F8 w C9 w J9
150 attack F7
#? [1 G6|1 G7|1 H5]

# No capture 16
boardsize 9
clear_board
gogui-setup b A1 b H1 b A2 b C2 b H2 b B3 b D3 b A4 b B4 b E4 b H4 b B5 b C5 b D5 b E5 b B6 b C6 b G6 b H6 b J6 b D7 b E7 b D8 b E9 b G9 b H9 w B1 w C1 w F1 w J1 w G2 w F3 w G3 w D4 w A5 w F5 w H5 w D6 w A7 w B7 w G7 w H7 w J7 w A8 w B8 w C8 w E8 w G8 w H8 w J8 w D9
160 attack C2
#? [0]

# Rescue 17
boardsize 9
clear_board
gogui-setup b A1 b J1 b C2 b J2 b F3 b G3 b F4 b J4 b A6 b C6 b E6 b F6 b G6 b H6 b A7 b D7 b G7 b D8 b H8 b J8 b C9 w C1 w G1 w A2 w D2 w F2 w G2 w D3 w E3 w C4 w H4 w B5 w E5 w F5 w H5 w J5 w B6 w F8 w A9 w E9 w F9
170 defend A9
#? [0]

# Link 18
boardsize 9
clear_board
gogui-setup b A1 b B1 b E1 b H1 b D2 b E2 b H2 b A3 b B3 b A4 b C4 b D4 b E5 b J5 b A6 b B6 b H6 b J6 b D7 b A8 b B8 b D8 b H8 b B9 w G1 w J1 w B2 w C2 w G2 w D3 w E3 w H3 w J3 w G5 w C6 w D6 w F6 w B7 w F7 w G7 w H7 w E8 w F8 w G8 w F9 w G9 w H9
180 disconnect A3 C4
#? [0]

# Link 19
boardsize 9
clear_board
gogui-setup b D1 b C2 b D3 b G3 b C4 b E4 b G4 b J5 b C6 b A7 b F7 b C9 w B1 w E2 w A6 w F6 w G6 w C7 w E8 w H8 w J8 w G9 w J9
190 connect C2 C4
#? [1 A1|1 A2|1 A3|1 A4|1 A5|1 A8|1 A9|1 B2|1 B3|1 B4|1 B5|1 B6|1 B7|1 B8|1 B9|1 C1|1 C3|1 C5|1 C8|1 D2|1 D4|1 D5|1 D6|1 D7|1 D8|1 D9|1 E1|1 E3|1 E5|1 E6|1 E7|1 E9|1 F1|1 F2|1 F3|1 F4|1 F5|1 F8|1 F9|1 G1|1 G2|1 G5|1 G7|1 G8|1 H1|1 H2|1 H3|1 H4|1 H5|1 H6|1 H7|1 J1|1 J2|1 J3|1 J4|1 J6|1 J7]

# Rescue 20
boardsize 9
clear_board
gogui-setup b C1 b B2 b B3 b C3 b B4 b A5 b C5 b D5 b J5 b C6 b D6 b F6 b D7 b E7 b G7 b H7 b D8 b E8 b E9 b F9 b H9 w H1 w J1 w D2 w F2 w E3 w H3 w J3 w A4 w G4 w B5 w F5 w G6 w F7 w J7 w A8 w B8 w J8 w D9 w G9 w J9
200 defend B5
#? [0]*

# Rescue 21
boardsize 9
clear_board
gogui-setup b J1 b A3 b B3 b E3 b F3 b A5 b F5 b G5 b B6 b D8 b J8 b H9 w D1 w F1 w G1 w C2 w G3 w C4 w H4 w E5 w B7 w F7 w J7 w B9
210 defend J8
#? [1 G8|1 H7|1 H8]

# Link 22
boardsize 9
clear_board
gogui-setup b C1 b D1 b H1 b J1 b C2 b F2 b A3 b E3 b H3 b D4 b H4 b E5 b J5 b B6 b D6 b E6 b G6 b H6 b A7 b C7 b G7 b H7 b A8 b B8 b C8 b B9 b D9 w B1 w E1 w F1 w G1 w A2 w D2 w G2 w J2 w D3 w C4 w E4 w J4 w A5 w C5 w F5 w G5 w F6 w J6 w F7 w J7 w D8 w E8 w G8 w E9 w F9 w G9
220 disconnect E1 D2
#? [0]

# Link 23
boardsize 9
clear_board
gogui-setup b A1 b C1 b F2 b A3 b D3 b B4 b E4 b F4 b H4 b B5 b F5 b G5 b A6 b A7 b G7 b J7 b A8 b C9 w G1 w D2 w E2 w J2 w G3 w C4 w A5 w C5 w D6 w E6 w G6 w B7 w C7 w F7 w B8 w H8 w D9 w J9
230 connect D6 F7
#? [1 A2|1 A9|1 B1|1 B2|1 B3|1 B6|1 B9|1 C2|1 C3|1 C6|1 C8|1 D1|1 D4|1 D5|1 D7|1 D8|1 E1|1 E3|1 E5|1 E7|1 E8|1 E9|1 F1|1 F3|1 F6|1 F8|1 F9|1 G2|1 G4|1 G8|1 G9|1 H1|1 H2|1 H3|1 H5|1 H6|1 H7|1 H9|1 J1|1 J3|1 J4|1 J5|1 J6|1 J8]

# Link 24
boardsize 9
clear_board
gogui-setup b J1 b F2 b J2 b A3 b E3 b J3 b A5 b E5 b F5 b E6 b J7 b H9 w A1 w A2 w D2 w H2 w B3 w F3 w C5 w F6 w E7 w F7 w C9
240 disconnect A3 A5
#? [1 B5]*

# Link 25
boardsize 9
clear_board
gogui-setup b D1 b D2 b F2 b A3 b B4 b H4 b C5 b G5 b B6 b A7 b C7 b C8 b E8 b C9 w B2 w E2 w B3 w C3 w J3 w J4 w A5 w J5 w D6 w F6 w B7 w F7 w G7 w A9
250 connect A3 B4
#? [1 A4|1 A6|1 B5]

# Ladder 26
boardsize 9
clear_board
gogui-setup b D1 b H3 b J3 b G4 b A6 b A7 b F7 b E8 b F8 b B9 w D2 w J2 w B5 w J5 w E6 w G7 w H8 w J8 w C9 w H9
260 attack C9
#? [1 A8|1 B7|1 B8|1 C6|1 C7|1 C8|1 D5|1 D6|1 D7|1 D8|1 D9|1 E5|1 E7|1 E9|1 F5|1 F6]

# Loose ladder or throw-in 27
boardsize 9
clear_board
gogui-setup b D1 b J1 b A2 b H2 b D3 b F3 b C4 b G4 b A5 b E5 b H5 b F6 b H6 b B7 b H8 b C9 b H9 w C3 w E3 w G3 w H3 w J3 w B5 w F5 w B6 w D7 w F7 w J7 w D8 w A9 w D9 w E9 w G9 w J9
270 attack B7
#? [1 A7|1 A8|1 B8|1 C7]

# Ladder 28
boardsize 9
clear_board
gogui-setup b F1 b J1 b B2 b D2 b A3 b D3 b E3 b G3 b A4 b B4 b C4 b D4 b E4 b F4 b D5 b C6 b D7 b F8 b J9 w B1 w C1 w E1 w C2 w H2 w B3 w F3 w J3 w A5 w E5 w H5 w A6 w E6 w H6 w H7 w G8 w A9 w B9 w G9
280 attack E1
#? [1 A1|1 A2|1 A7|1 A8|1 B5|1 B6|1 B7|1 B8|1 C3|1 C5|1 C7|1 C8|1 C9|1 D1|1 D6|1 D8|1 D9|1 E2|1 E7|1 E8|1 E9|1 F2|1 F5|1 F6|1 F7|1 F9|1 G1|1 G2|1 G4|1 G5|1 G6|1 G7|1 H1|1 H3|1 H4|1 H8|1 H9|1 J4|1 J5|1 J6|1 J7|1 J8]

# Link 29
boardsize 9
clear_board
gogui-setup b E1 b B2 b E2 b F2 b H2 b F3 b J3 b B4 b F4 b E5 b F5 b A6 b C7 b D7 b J7 b C8 b H8 b A9 w B1 w C1 w H1 w C2 w J2 w D3 w A4 w D4 w G4 w J4 w C6 w H6 w J6 w H7 w B8 w E8 w B9 w C9
290 disconnect H2 J3
#? [1 H3]

# Rescue 30
boardsize 9
clear_board
gogui-setup b D1 b D2 b G2 b D3 b B4 b F5 b G5 b H5 b A6 b B6 b C6 b J6 b A7 b B7 b H7 b J7 b D8 b E8 b J8 b D9 w B1 w C1 w A2 w B2 w E2 w F2 w H2 w A3 w H3 w D4 w F4 w H4 w J4 w D6 w D7 w A8 w C8 w B9 w C9 w J9
300 defend C8
#? [1 B5|1 C5|1 C7|1 E7|1 F8]

# Link 31
boardsize 9
clear_board
gogui-setup b B1 b H1 b A2 b E2 b H2 b B3 b C3 b D3 b E3 b F3 b A4 b D4 b H4 b H5 b A6 b B6 b F6 b E7 b F7 b H7 b D8 b E8 b G8 b B9 b H9 w C1 w D1 w B2 w C2 w F2 w J2 w G3 w H3 w C4 w G4 w J4 w A5 w C5 w E5 w G5 w J5 w C6 w D6 w E6 w B7 w B8 w C8 w G9
310 connect G8 H9
#? [1 A1|1 A3|1 A7|1 A8|1 A9|1 B4|1 B5|1 C7|1 C9|1 D2|1 D5|1 D7|1 D9|1 E1|1 E4|1 E9|1 F1|1 F4|1 F5|1 F8|1 F9|1 G1|1 G2|1 G6|1 G7|1 H6|1 H8|1 J1|1 J6|1 J7|1 J8|1 J9]

# Link 32
boardsize 9
clear_board
gogui-setup b C1 b F1 b G1 b J1 b F3 b E4 b G4 b A5 b B5 b C6 b G6 b A7 b D7 b F7 b H7 b J7 b A8 b H8 b J8 b F9 w A2 w E2 w D3 w E3 w H3 w A4 w B4 w F4 w E5 w H5 w J5 w E6 w H6 w B7 w B8 w C8 w G8 w E9 w G9 w H9
320 disconnect A2 A4
#? [0]

# No capture 33
boardsize 9
clear_board
gogui-setup b J1 b E2 b G2 b J2 b B3 b H3 b J3 b B4 b C4 b E4 b H4 b A5 b C5 b E5 b F5 b A6 b J6 b A7 b B7 b E7 b H7 b J7 b A8 b E8 b J8 b B9 b C9 b D9 b H9 w A1 w F1 w B2 w C2 w D2 w F2 w H2 w A3 w E3 w F3 w G3 w F4 w J4 w D5 w J5 w C6 w D6 w E6 w G6 w C7 w D7 w F7 w G7 w F8 w G8 w E9 w F9
330 attack A1
#? [0]

# Rescue 34
boardsize 9
clear_board
gogui-setup b F1 b J1 b B2 b E2 b E4 b A5 b E5 b D6 b H6 b H7 b G9 b H9 w F2 w A3 w F3 w G3 w C4 w F4 w E6 w F6 w G6 w G8 w H8 w E9
340 defend A3
#? [1 A4|1 A6|1 B3|1 B4|1 B5]

# No capture 35
boardsize 9
clear_board
gogui-setup b A2 b H3 b J3 b C4 b J4 b J7 b B9 b G9 b H9 w F1 w G2 w A4 w E5 w G5 w H5 w A7 w E8
350 attack B9
#? [1 C8]

# Link 36
boardsize 9
clear_board
gogui-setup b B1 b J1 b A2 b F2 b G2 b D3 b G3 b C4 b G4 b A5 b A6 b F6 b G6 b D7 b B8 b E8 b F8 b B9 b D9 b G9 w C1 w C2 w E2 w J2 w A3 w C3 w F3 w B4 w H4 w H6 w A7 w B7 w F7 w G7 w H7 w G8 w J8 w C9 w J9
360 connect E2 F3
#? [1 E3]

# Ladder 37
boardsize 9
clear_board
gogui-setup b F1 b B2 b F2 b A3 b C3 b E3 b F3 b F4 b H4 b D5 b E5 b F5 b J5 b B6 b B7 b H7 b J7 b A8 b C8 b G8 b B9 b C9 b F9 b H9 w A1 w C1 w G1 w H1 w C2 w G2 w H2 w B3 w D3 w G3 w A4 w G4 w A5 w C5 w A6 w H6 w J6 w A7 w C7 w F7 w E8 w F8 w H8 w E9
370 attack A4
#? [1 B4|1 B5|1 C4]

# Loose ladder or throw-in 38
boardsize 9
clear_board
gogui-setup b D1 b J1 b A2 b H2 b B3 b F3 b H3 b A4 b B4 b F4 b J4 b A5 b F5 b H5 b D6 b F6 b H7 b B8 b C8 b D8 b E8 b F8 b A9 b B9 b D9 w B1 w E1 w G1 w B2 w C2 w D2 w E2 w F2 w C3 w D3 w E3 w G3 w D4 w E4 w H4 w C5 w D5 w J5 w C6 w G6 w E7 w G8 w H8 w G9 w H9 w J9
380 attack E7
#? [1 D7|1 E6]

# Ladder 39
boardsize 9
clear_board
gogui-setup b A1 b E1 b F1 b H1 b D2 b E2 b E3 b F4 b B5 b A6 b B6 b H6 b H8 b C9 w A3 w D3 w H4 w J4 w F6 w G6 w J6 w C7 w F7 w G8 w A9 w E9 w F9 w H9
390 attack A1
#? [1 B1|1 B2|1 C1]

# Link 40
boardsize 9
clear_board
gogui-setup b B1 b B2 b G2 b F3 b G3 b E4 b F8 b H8 b C9 b D9 w J1 w C3 w A5 w A6 w B7 w D7 w J7 w G8 w G9
400 disconnect A5 B7
#? [0]

# Rescue 41
boardsize 9
clear_board
gogui-setup b F1 b J1 b A2 b D2 b B3 b H3 b A4 b D4 b E4 b G4 b H4 b E5 b G5 b C6 b E7 b G8 b G9 b J9 w B1 w B2 w J3 w B4 w F4 w J4 w D5 w B6 w E6 w F6 w D7 w H7 w A8 w E8 w B9 w C9 w E9
410 defend B4
#? [1 A5|1 B5|1 C3|1 C4|1 C5]

# Link 42
boardsize 9
clear_board
gogui-setup b B1 b F1 b B2 b B3 b C4 b H4 b H6 b J7 b C8 b J8 b F9 b G9 b H9 b J9 w G1 w J1 w A2 w E2 w E3 w F4 w C6 w F6 w D7 w G7 w F8 w H8 w E9
420 connect E2 F4
#? [1 A1|1 A3|1 A4|1 A5|1 A6|1 A7|1 A8|1 A9|1 B4|1 B5|1 B6|1 B7|1 B8|1 B9|1 C1|1 C2|1 C3|1 C5|1 C7|1 C9|1 D1|1 D2|1 D3|1 D4|1 D5|1 D6|1 D8|1 D9|1 E1|1 E4|1 E5|1 E6|1 E7|1 E8|1 F2|1 F3|1 F5|1 F7|1 G2|1 G3|1 G4|1 G5|1 G6|1 G8|1 H1|1 H2|1 H3|1 H5|1 H7|1 J2|1 J3|1 J4|1 J5|1 J6]

# Ladder 43
boardsize 9
clear_board
gogui-setup b D1 b E1 b F1 b G1 b A2 b G2 b C3 b D3 b J4 b A5 b D5 b G5 b H5 b J5 b D6 b G6 b H6 b C7 b E7 b G7 b H7 b B8 b G8 b J8 b A9 b E9 w B1 w H1 w J1 w D2 w H2 w A3 w F3 w G3 w J3 w B4 w D4 w G4 w H4 w F5 w A6 w B6 w F6 w A7 w B7 w D7 w F7 w C8 w F8 w F9 w J9
430 attack A9
#? [1 A8|1 B9|1 C6|1 C9|1 D8]

# No capture 44
boardsize 9
clear_board
gogui-setup b E3 b G3 b H3 b B4 b A5 b D6 b F6 b B7 b E7 w J1 w D2 w J2 w C3 w H4 w E5 w C7 w F8 w C9
440 attack C9
#? [0]

# Link 45
boardsize 9
clear_board
gogui-setup b A1 b C1 b D1 b E1 b F1 b H1 b J1 b A2 b E2 b A3 b D3 b A4 b C4 b D4 b C5 b D5 b E5 b H5 b J6 b C7 b D7 b H7 b J7 b D8 b J8 b D9 b F9 b H9 b J9 w B1 w B2 w C2 w D2 w H2 w J2 w B3 w C3 w E3 w G3 w J3 w E4 w F4 w H4 w J4 w B5 w J5 w B6 w D6 w E7 w F7 w G7 w B8 w C8 w F8 w A9 w B9 w C9 w G9
450 disconnect H5 J6
#? [1 G8]*

# Link 46
boardsize 9
clear_board
gogui-setup b A1 b G1 b D2 b A3 b B3 b F3 b C4 b E4 b F4 b G4 b C6 b G6 b E7 b E8 b F8 b A9 b E9 b G9 w B1 w D1 w E3 w A4 w D4 w A5 w B5 w D5 w H5 w A7 w C7 w F7 w B8 w G8 w J8 w C9 w D9 w J9
460 connect C4 C6
#? [1 C5|1 D3|1 D6]

# Rescue 47
boardsize 9
clear_board
gogui-setup b A1 b C1 b A2 b A3 b G3 b C4 b E4 b F4 b A5 b B5 b C5 b E5 b G5 b A6 b C6 b E6 b H6 b A7 b D7 b E7 b H7 b D8 b E8 b G8 b H8 b J8 b H9 w B1 w E1 w H1 w J1 w B2 w E2 w F2 w G2 w H2 w C3 w D3 w E3 w J3 w B4 w D4 w G4 w H4 w D5 w F5 w J5 w F6 w G6 w J6 w B7 w F7 w G7 w J7 w A9 w C9
470 defend F5
#? [1 H5]

# No capture 48
boardsize 9
clear_board
gogui-setup b A1 b D1 b A3 b F3 b B6 b C6 b G7 b G8 b B9 w H1 w G2 w D4 w F4 w A6 w F6 w J7 w D8 w J9
480 attack D1
#? [0]

# Ladder 49
boardsize 9
clear_board
gogui-setup b A1 b B1 b D1 b H1 b G2 b H2 b C3 b J3 b D4 b J4 b D5 b G5 b A6 b C6 b E6 b H6 b C7 b F7 b H7 b D8 b G8 b H8 b H9 w C1 w E1 w A2 w J2 w G3 w A4 w B4 w E4 w F4 w G4 w F5 w B6 w F6 w G6 w J6 w B7 w E7 w J7 w E8 w D9 w F9 w G9
490 attack D9
#? [1 C8]*

# Loose ladder or throw-in 50
boardsize 9
clear_board
gogui-setup b D1 b F1 b H1 b A2 b C2 b E2 b G2 b H2 b J2 b E3 b H3 b F4 b A5 b G5 b H5 b B6 b E7 b F7 b J7 b D8 b J8 b B9 b C9 b H9 w D2 w B3 w D3 w J3 w B4 w C4 w D4 w E4 w G4 w F5 w A6 w D6 w E6 w F6 w J6 w B7 w D7 w G7 w H7 w B8 w F8 w F9
500 attack D8
#? [1 A1|1 A3|1 A4|1 A8|1 A9|1 B1|1 B2|1 B5|1 C1|1 C3|1 C5|1 C6|1 C7|1 C8|1 D5|1 D9|1 E5|1 E8|1 E9|1 F2|1 F3|1 G3|1 G6|1 G8|1 G9|1 H4|1 H6|1 H8|1 J4|1 J5]

# No capture 51
boardsize 9
clear_board
gogui-setup b D1 b B2 b G2 b D3 b H3 b G4 b G5 b F7 b H8 b E9 w G1 w H1 w J2 w C3 w J4 w G6 w B7 w C7 w J7 w F9
510 attack D3
#? [0]

# Link 52
boardsize 9
clear_board
gogui-setup b B1 b E1 b J1 b E2 b H2 b J3 b G4 b G5 b H5 b A6 b J7 b D8 b A9 b C9 w C1 w G1 w D2 w F2 w D3 w B4 w H4 w A5 w B6 w C7 w E7 w B8 w J9
520 disconnect B4 A5
#? [0]

# No capture 53
boardsize 9
clear_board
gogui-setup b B1 b D1 b E1 b F1 b G1 b E2 b C3 b J3 b A5 b G5 b J5 b E6 b A7 b F7 b G7 b J7 b A8 b D8 b E8 b B9 b C9 b H9 w J1 w A2 w D2 w F2 w H2 w A3 w D3 w E3 w F3 w H3 w A4 w B4 w E4 w G4 w J4 w E5 w B6 w D6 w J6 w C7 w D7 w J8
530 attack G4
#? [0]

# No capture 54
boardsize 9
clear_board
gogui-setup b J1 b G3 b A4 b F4 b H4 b J4 b F5 b A6 b B6 b C6 b F6 b H6 b F7 b A8 b B9 b J9 w B1 w D1 w A2 w C2 w E2 w C3 w F3 w D5 w H5 w E6 w J6 w C7 w H7 w J7 w J8 w E9
540 attack C7
#? [1 D7]

# No capture 55
boardsize 9
clear_board
gogui-setup b C1 b D1 b E1 b G1 b D2 b J2 b B3 b D3 b F3 b G3 b A5 b B5 b C5 b H5 b C6 b D6 b F6 b A7 b F7 b E8 b G8 b H8 b B9 b C9 b D9 b H9 w H1 w A2 w F2 w C3 w H3 w A4 w C4 w F4 w D5 w F5 w G5 w A6 w B6 w G6 w H6 w J6 w D7 w E7 w J7 w A8 w C8 w F8 w A9 w E9 w F9
550 attack G1
#? [0]

# No capture 56
boardsize 9
clear_board
gogui-setup b J1 b A2 b F2 b A4 b D4 b G4 b D5 b D6 b C8 b D8 b H8 b D9 b G9 w B1 w E2 w F3 w J3 w C4 w H4 w J4 w B5 w H5 w J6 w G7 w H7 w J8 w H9
560 attack J8
#? [0]

# Link 57
boardsize 9
clear_board
gogui-setup b F1 b J1 b E2 b H2 b C3 b C4 b H4 b J4 b B5 b G5 b H5 b J5 b B6 b J6 b A9 w A1 w A2 w C2 w E3 w H3 w B4 w E4 w C5 w D5 w C6 w B8 w H8 w J8 w B9
570 connect F1 E2
#? [1 A3|1 A4|1 A5|1 A6|1 A7|1 A8|1 B1|1 B2|1 B3|1 B7|1 C1|1 C7|1 C8|1 C9|1 D1|1 D2|1 D3|1 D4|1 D6|1 D7|1 D8|1 D9|1 E1|1 E5|1 E6|1 E7|1 E8|1 E9|1 F2|1 F3|1 F4|1 F5|1 F6|1 F7|1 F8|1 F9|1 G1|1 G2|1 G3|1 G4|1 G6|1 G7|1 G8|1 G9|1 H1|1 H6|1 H7|1 H9|1 J2|1 J3|1 J7|1 J9]

# Link 58
boardsize 9
clear_board
gogui-setup b B1 b E1 b H1 b G2 b H2 b F3 b G3 b E4 b H4 b B5 b C5 b D5 b F5 b G5 b J5 b B6 b C6 b C7 b J7 b H8 b D9 b E9 w F1 w B2 w C2 w D2 w A3 w B3 w A4 w J4 w A5 w E5 w D6 w G6 w H6 w J6 w A7 w B7 w E7 w F7 w H7 w A8 w G9 w H9
580 disconnect E5 E7
#? [1 E6]

# Link 59
boardsize 9
clear_board
gogui-setup b A1 b G1 b H1 b H3 b G4 b J4 b F5 b E6 b B8 b F8 b B9 b D9 b E9 w J1 w C2 w E2 w H2 w D3 w E4 w G5 w J5 w A6 w A8 w C8 w G9
590 connect E2 E4
#? [1 A2|1 A3|1 A4|1 A5|1 A7|1 A9|1 B1|1 B2|1 B3|1 B4|1 B5|1 B6|1 B7|1 C1|1 C3|1 C4|1 C5|1 C6|1 C7|1 C9|1 D1|1 D2|1 D4|1 D5|1 D6|1 D7|1 D8|1 E1|1 E3|1 E5|1 E7|1 E8|1 F1|1 F2|1 F3|1 F4|1 F6|1 F7|1 F9|1 G2|1 G3|1 G6|1 G7|1 G8|1 H4|1 H5|1 H6|1 H7|1 H8|1 H9|1 J2|1 J3|1 J6|1 J7|1 J8|1 J9]

# Ladder 60
boardsize 9
clear_board
gogui-setup b C1 b D1 b H1 b J1 b A2 b B2 b D2 b F2 b G2 b A3 b B3 b F3 b H3 b J3 b F4 b H4 b J4 b G5 b B6 b G6 b H6 b J6 b F8 b J8 b F9 b G9 w E1 w F1 w D3 w E3 w A4 w E4 w G4 w A5 w D5 w H5 w A6 w E6 w F6 w C7 w D7 w E7 w G7 w A8 w B8 w D8 w E8 w G8 w B9 w C9 w E9
600 attack F8
#? [1 F7|1 H8|1 H9|1 J7]

# Link 61
boardsize 9
clear_board
gogui-setup b A1 b H1 b A2 b B2 b C2 b E4 b A5 b D5 b F5 b G5 b E6 b F6 b A7 b D7 b E8 b A9 b B9 b D9 w C1 w D1 w E1 w D2 w G2 w J2 w B3 w D3 w E3 w H3 w B4 w J5 w F7 w H7 w J7 w D8 w F8 w J8
610 disconnect G2 H3
#? [0]

# Link 62
boardsize 9
clear_board
gogui-setup b H1 b E2 b F2 b H2 b A3 b B3 b C3 b D3 b A4 b B4 b J4 b B6 b F6 b G6 b H6 b F7 b H7 b J7 b A9 w F1 w G1 w J1 w C2 w J2 w H3 w J3 w F4 w A5 w C5 w E5 w D6 w D7 w A8 w B8 w F8 w J8 w E9 w G9 w J9
620 connect E5 D6
#? [1 A1|1 A2|1 A6|1 A7|1 B1|1 B2|1 B5|1 B7|1 B9|1 C1|1 C4|1 C6|1 C7|1 C8|1 C9|1 D1|1 D2|1 D4|1 D5|1 D8|1 D9|1 E1|1 E3|1 E4|1 E6|1 E7|1 E8|1 F3|1 F5|1 F9|1 G2|1 G3|1 G4|1 G5|1 G7|1 G8|1 H4|1 H5|1 H8|1 H9|1 J5|1 J6]

# Rescue 63
boardsize 9
clear_board
gogui-setup b D1 b E1 b C2 b D2 b J2 b C3 b F3 b C4 b E4 b J4 b C5 b F5 b J5 b A6 b H6 b B7 b C7 b D7 b F7 b B8 b E8 b J8 b E9 w A1 w J1 w E2 w G2 w H2 w G3 w F4 w H4 w A5 w B5 w D5 w G5 w B6 w C6 w E6 w G6 w E7 w G7 w A8 w F8 w B9 w H9 w J9
630 defend B9
#? [1 C9]

# Rescue 64
boardsize 9
clear_board
gogui-setup b B1 b B2 b D2 b H2 b A3 b F3 b H3 b J3 b B4 b G4 b H4 b A5 b B5 b C5 b J5 b F6 b J6 b E7 b F7 b G7 b H7 b C8 b C9 b D9 b H9 w D1 w E1 w G1 w H1 w A2 w C2 w F2 w J2 w B3 w C3 w D3 w C4 w F4 w D5 w H5 w C6 w E6 w C7 w D7 w J7 w A8 w B8 w F8 w G8 w H8 w J8 w B9
640 defend F4
#? [1 D4|1 E3|1 E4|1 E5|1 F5|1 G3|1 G5]

# Link 65
boardsize 9
clear_board
gogui-setup b C1 b F1 b A2 b C2 b B3 b C3 b D3 b F3 b A4 b E4 b H4 b J4 b A5 b B6 b C6 b D6 b E6 b F6 b G6 b H6 b H7 b B8 b D8 b C9 b G9 b H9 w A1 w D1 w E1 w H1 w D2 w H2 w G3 w H3 w J3 w B4 w C4 w G4 w E5 w F5 w J5 w A6 w J6 w B7 w D7 w F7 w G7 w A8 w C8 w E8 w H8 w A9
650 disconnect D8 C9
#? [1 D9]

# Link 66
boardsize 9
clear_board
gogui-setup b G1 b E3 b A6 b F6 b F7 b H7 b D9 b F9 w B1 w D2 w F2 w H2 w D3 w J5 w B6 w E7
660 connect F6 F9
#? [1 A1|1 A2|1 A3|1 A4|1 A5|1 A7|1 A8|1 A9|1 B2|1 B3|1 B4|1 B5|1 B7|1 B8|1 B9|1 C1|1 C2|1 C3|1 C4|1 C5|1 C6|1 C7|1 C8|1 C9|1 D1|1 D4|1 D5|1 D6|1 D7|1 D8|1 E1|1 E2|1 E4|1 E5|1 E6|1 E8|1 E9|1 F1|1 F3|1 F4|1 F5|1 F8|1 G2|1 G3|1 G4|1 G5|1 G6|1 G7|1 G8|1 G9|1 H1|1 H3|1 H4|1 H5|1 H6|1 H8|1 H9|1 J1|1 J2|1 J3|1 J4|1 J6|1 J7|1 J8|1 J9]

# Link 67
boardsize 9
clear_board
gogui-setup b B1 b F1 b G1 b D2 b B4 b G5 b C6 b E6 b F6 b G6 b J6 b F7 b A8 b D9 b H9 w D1 w H1 w E3 w G3 w J3 w A4 w A5 w F5 w J5 w H6 w G7 w H7 w E9 w F9
670 disconnect J3 J5
#? [0]

# Link 68
boardsize 9
clear_board
gogui-setup b A1 b C1 b E1 b G1 b H1 b A2 b D2 b E2 b F2 b A4 b D4 b E5 b G5 b J5 b B6 b F6 b G6 b J6 b D7 b B8 b D8 b H8 b J8 b F9 b G9 w B1 w H2 w J2 w B3 w D3 w E3 w G3 w J3 w C4 w F4 w H4 w J4 w B5 w C5 w D5 w F5 w D6 w A7 w B7 w C7 w E7 w F7 w G8
680 connect B3 C4
#? [1 A3|1 A5|1 A6|1 A8|1 A9|1 B2|1 B4|1 B9|1 C2|1 C3|1 C6|1 C8|1 C9|1 D9|1 E4|1 E6|1 E8|1 E9|1 F3|1 F8|1 G2|1 G4|1 G7|1 H3|1 H5|1 H6|1 H7|1 H9|1 J1|1 J7|1 J9]

# Link 69
boardsize 9
clear_board
gogui-setup b D1 b E1 b F1 b B2 b C2 b E2 b H2 b H3 b J3 b C4 b G4 b H4 b D5 b E5 b F5 b J5 b E6 b H6 b A7 b C7 b D7 b E7 b H7 b B8 b D8 b B9 b D9 b G9 w A1 w B1 w G1 w H1 w J1 w A2 w F2 w B3 w E3 w A4 w B4 w D4 w E4 w A5 w B5 w H5 w A6 w F6 w G6 w J6 w F7 w E8 w G8 w J8 w A9 w J9
690 disconnect F6 G8
#? [1 H8]*

# Loose ladder or throw-in 70
boardsize 9
clear_board
gogui-setup b E2 b B4 b D4 b F4 b A5 b H5 b C6 b D7 b G7 b H9 w C2 w E3 w H3 w A4 w E4 w D5 w G5 w J5 w F6
700 attack F4
#? [1 F2|1 F3|1 G2]

# Link 71
boardsize 9
clear_board
gogui-setup b A1 b D1 b F1 b A2 b B2 b G3 b A4 b A5 b F5 b D7 b C8 b E8 w B1 w C1 w E1 w J3 w E4 w J4 w J5 w H6 w B7 w G7 w J7
710 connect H6 G7
#? [1 A3|1 A6|1 A7|1 A8|1 A9|1 B3|1 B4|1 B5|1 B6|1 B8|1 B9|1 C2|1 C3|1 C4|1 C5|1 C6|1 C7|1 C9|1 D2|1 D3|1 D4|1 D5|1 D6|1 D8|1 D9|1 E2|1 E3|1 E5|1 E6|1 E7|1 E9|1 F2|1 F3|1 F4|1 F6|1 F7|1 F8|1 F9|1 G1|1 G2|1 G4|1 G5|1 G6|1 G8|1 G9|1 H1|1 H2|1 H3|1 H4|1 H5|1 H7|1 H8|1 H9|1 J1|1 J2|1 J6|1 J8|1 J9]

# Ladder 72
boardsize 9
clear_board
gogui-setup b B1 b F1 b G1 b J1 b A2 b B2 b E2 b J2 b D3 b G3 b A4 b D4 b D5 b F5 b J6 b E7 b H7 b A8 b B8 b C8 b J8 b D9 b E9 b J9 w D1 w C2 w G2 w H2 w C3 w E3 w J3 w B4 w E4 w H4 w B5 w C5 w J5 w B6 w C6 w D6 w F6 w G6 w A7 w B7 w C7 w G8 w B9 w F9 w H9
720 attack A4
#? [1 A3|1 A5|1 A6|1 A9|1 B3|1 C1|1 C4|1 C9|1 D2|1 D7|1 D8|1 E1|1 E5|1 E6|1 E8|1 F2|1 F3|1 F4|1 F7|1 F8|1 G4|1 G5|1 G7|1 G9|1 H1|1 H3|1 H5|1 H6|1 H8|1 J4]

# Rescue 73
boardsize 9
clear_board
gogui-setup b A1 b D1 b D2 b H2 b D3 b J3 b B4 b C4 b D4 b F4 b C5 b G5 b H5 b F6 b B7 b C7 b D7 b E7 b F7 b H7 b J8 b G9 b H9 w F1 w J1 w B2 w J2 w A3 w E3 w G3 w A4 w E4 w H4 w B5 w J5 w A6 w E6 w J6 w A7 w J7 w A8 w B8 w E8 w F8 w G8 w B9
730 defend J1
#? [0]

# No capture 74
boardsize 9
clear_board
gogui-setup b A1 b F1 b H1 b A2 b E2 b F2 b J2 b B3 b D3 b H3 b A4 b C4 b A5 b F5 b A6 b G6 b H6 b A7 b B7 b D7 b F7 b G8 b C9 b D9 b E9 b H9 w C1 w E1 w G1 w B2 w C2 w G2 w H2 w J3 w D4 w E4 w G4 w H4 w E5 w H5 w J5 w E6 w F6 w J6 w E7 w G7 w A8 w C8 w H8 w J8 w J9
740 attack B3
#? [0]

# Link 75
boardsize 9
clear_board
gogui-setup b B1 b E1 b J1 b A2 b D2 b C3 b C4 b F5 b J5 b D6 b G6 b J6 b C7 b H8 b E9 b G9 b J9 w G1 w E2 w G2 w J2 w D3 w F3 w G4 w A5 w E5 w C6 w E6 w F6 w H6 w A8 w C8 w E8
750 disconnect B1 A2
#? [0]

# Rescue 76
boardsize 9
clear_board
gogui-setup b A1 b B1 b G1 b H1 b E2 b A3 b D3 b D4 b C5 b F5 b J5 b C6 b E6 b A7 b C7 b G7 b C8 b E8 b J8 b H9 w F1 w J1 w J2 w C3 w G3 w B4 w F4 w H4 w J4 w A6 w B6 w D6 w G6 w B7 w F7 w H7 w A9 w C9 w G9
760 defend G1
#? [1 F2]

# Link 77
boardsize 9
clear_board
gogui-setup b B1 b D1 b J2 b G3 b B4 b F4 b G4 b A5 b B5 b E5 b G5 b J5 b A6 b C6 b F6 b G6 b D7 b G7 w C1 w E1 w G1 w A2 w C2 w G2 w F3 w A4 w C4 w H4 w D6 w C7 w J7 w B8 w H8 w D9 w E9
770 connect G3 E5
#? [1 A1|1 A3|1 A7|1 A8|1 A9|1 B2|1 B3|1 B6|1 B7|1 B9|1 C3|1 C5|1 C8|1 C9|1 D2|1 D3|1 D4|1 D5|1 D8|1 E2|1 E3|1 E4|1 E6|1 E7|1 E8|1 F1|1 F2|1 F5|1 F7|1 F8|1 F9|1 G8|1 G9|1 H1|1 H2|1 H3|1 H5|1 H6|1 H7|1 H9|1 J1|1 J3|1 J4|1 J6|1 J8|1 J9]

# Net or race 78
boardsize 9
clear_board
gogui-setup b E1 b F1 b J1 b B2 b E4 b B6 b J6 b J7 b H9 w G1 w H1 w G2 w H2 w F3 w A7 w C7 w F7 w A9
780 attack A9
#? [1 B8]

# Loose ladder or throw-in 79
boardsize 9
clear_board
gogui-setup b D1 b G2 b C3 b G3 b H4 b J4 b E6 b F6 b H7 b A8 b C8 b B9 b C9 b E9 b F9 w C1 w H2 w J2 w B3 w D3 w F3 w F4 w F5 w B6 w J6 w C7 w F7 w B8 w H8
790 attack J6
#? [1 G6|1 G7|1 H6]

# Ladder 80
boardsize 9
clear_board
gogui-setup b A1 b C1 b A2 b F2 b G2 b J2 b E3 b G3 b A4 b G4 b A5 b D5 b E5 b F5 b J5 b A6 b F6 b B7 b C7 b J7 b D8 b G8 b D9 b F9 w D1 w F1 w B2 w C2 w E2 w H2 w A3 w B3 w D3 w H3 w B4 w D4 w E4 w B5 w C5 w H5 w C6 w J6 w A7 w E7 w G7 w B8 w E8 w F8 w B9 w G9 w H9 w J9
800 attack J2
#? [1 G1|1 H1]*

# Rescue 81
boardsize 9
clear_board
gogui-setup b F1 b H1 b J1 b A2 b B2 b H2 b B3 b C3 b J3 b H4 b C5 b E5 b H5 b B6 b J6 b A7 b C8 b E8 b F8 b J8 b A9 b D9 b H9 w E2 w E3 w F3 w G3 w H3 w A4 w B4 w C4 w J4 w A5 w B5 w G5 w E6 w F6 w G6 w E7 w G7 w D8 w G8 w B9 w E9 w G9
810 defend D8
#? [1 C9|1 D7]

# Link 82
boardsize 9
clear_board
gogui-setup b B1 b E1 b E2 b G2 b A3 b C3 b D3 b E3 b A4 b D4 b G4 b H5 b C6 b F6 b J6 b A7 b D7 b H7 b J8 b C9 b J9 w A1 w C1 w D1 w C2 w F2 w H2 w J2 w B4 w A5 w D5 w D6 w E6 w G6 w C7 w F8 w G8 w H8 w A9 w D9 w E9 w G9
820 disconnect J6 H7
#? [0]

# Link 83
boardsize 9
clear_board
gogui-setup b A1 b B1 b D1 b F1 b J1 b H2 b F3 b G3 b H3 b F4 b A5 b B5 b C5 b D5 b F5 b H5 b A6 b D6 b F6 b C7 b F7 b E8 b H8 b D9 b G9 w C1 w E1 w B2 w C2 w G2 w B3 w E3 w J3 w D4 w G4 w J4 w E6 w H6 w A7 w B7 w D7 w E7 w G7 w A8 w B8 w C8 w F8 w A9 w C9 w E9 w F9
830 connect H6 G7
#? [1 G6|1 G8|1 H7]

# Link 84
boardsize 9
clear_board
gogui-setup b C1 b E1 b A3 b B3 b B4 b J4 b B5 b E5 b D7 b A8 b D8 b E8 b G8 b F9 b G9 b J9 w A1 w J1 w C2 w E2 w D3 w E3 w F3 w A4 w D4 w H4 w D5 w D6 w G6 w H6 w E7 w J8
840 disconnect G8 J9
#? [1 H9]

# Ladder 85
boardsize 9
clear_board
gogui-setup b B1 b G1 b A3 b B3 b J3 b B4 b E4 b J4 b E5 b A6 b E6 b H6 b A7 b B8 b F8 b H8 b J8 b E9 b G9 w F1 w J1 w B2 w C2 w D2 w E2 w J2 w G3 w H4 w D5 w F7 w C8 w D8 w E8 w G8 w B9 w C9 w J9
850 attack G1
#? [1 A1|1 A2|1 A4|1 A5|1 A8|1 A9|1 B5|1 B6|1 B7|1 C1|1 C3|1 C4|1 C5|1 C6|1 C7|1 D1|1 D3|1 D4|1 D6|1 D7|1 D9|1 E1|1 E3|1 E7|1 F2|1 F3|1 F4|1 F5|1 F6|1 F9|1 G2|1 G4|1 G5|1 G6|1 G7|1 H2|1 H3|1 H5|1 H7|1 J5|1 J6|1 J7]

# Rescue 86
boardsize 9
clear_board
gogui-setup b F1 b G1 b D2 b E2 b H2 b J2 b F3 b G4 b A5 b D5 b H5 b J5 b A7 b F7 b G7 b A8 b C8 b E9 b F9 w D1 w J1 w A2 w F2 w G2 w C3 w E3 w J3 w A4 w B4 w D4 w E4 w J4 w E5 w H6 w C7 w D7 w J7 w J9
860 defend H6
#? [0]

# Link 87
boardsize 9
clear_board
gogui-setup b C1 b F1 b G1 b D2 b F2 b H2 b A3 b B3 b B4 b C4 b E4 b G4 b A5 b C5 b F5 b J5 b F6 b G6 b C7 b D7 b B8 b D8 b G9 w A1 w D1 w E1 w H1 w C2 w J2 w E3 w F3 w J3 w F4 w G5 w H5 w D6 w H6 w J6 w E7 w F7 w F8 w J8 w A9 w C9 w H9
870 connect D1 E3
#? [1 E2]

# Link 88
boardsize 9
clear_board
gogui-setup b F2 b G2 b B5 b E5 b E6 b D7 b E7 b F7 b C9 b E9 w E1 w J1 w E2 w B3 w B4 w B7 w A8 w D8 w G8
880 disconnect B7 A8
#? [0]

# Rescue 89
boardsize 9
clear_board
gogui-setup b A1 b B1 b F1 b B2 b C2 b G2 b J2 b D3 b F3 b C4 b F4 b C5 b E5 b F5 b H5 b A6 b H6 b C7 b F7 b B8 b B9 w H1 w J1 w D2 w E2 w H2 w A3 w E3 w G3 w H3 w E4 w G4 w A5 w G5 w J5 w B7 w H7 w D8 w E8 w H8 w D9 w G9
890 defend J2
#? [0]

# Rescue 90
boardsize 9
clear_board
gogui-setup b D3 b J4 b F5 b A6 b C6 b F7 b F8 b C9 b H9 b J9 w H2 w G3 w B4 w G4 w C5 w H5 w E6 w E8 w H8 w E9
900 defend H9
#? [1 F9|1 G8|1 G9]

# Link 91
boardsize 9
clear_board
gogui-setup b D1 b E1 b F1 b H1 b B2 b D2 b A3 b B3 b F3 b B4 b H4 b J4 b B5 b C5 b D5 b F5 b H5 b D7 b E7 b F7 b G7 b C8 b E8 b F8 b D9 b E9 b H9 w C1 w G1 w A2 w C2 w G2 w H2 w J2 w D3 w E3 w A4 w F4 w G5 w J5 w A6 w B6 w G6 w J6 w A7 w C7 w H7 w J7 w A8 w G8 w H8 w J8 w B9 w C9
910 connect D1 F3
#? [1 F2]

# Ladder 92
boardsize 9
clear_board
gogui-setup b B1 b D1 b H1 b J1 b E2 b J2 b B3 b D3 b J3 b A4 b B4 b D4 b G4 b A6 b C6 b D6 b E6 b H6 b B7 b D7 b B8 b H8 b A9 b D9 b E9 b F9 w F1 w A2 w D2 w G2 w H2 w A3 w C3 w E3 w F3 w H3 w F4 w J4 w E5 w F5 w H5 w J5 w B6 w J6 w A7 w H7 w C8 w D8 w E8 w G8 w B9 w C9
920 attack A2
#? [1 A1|1 A5|1 A8|1 B2|1 B5|1 C1|1 C2|1 C4|1 C5|1 C7|1 D5|1 E1|1 E4|1 E7|1 F2|1 F6|1 F7|1 F8|1 G3|1 G5|1 G6|1 G7|1 G9|1 H4|1 H9|1 J7|1 J8|1 J9]

# Link 93
boardsize 9
clear_board
gogui-setup b J1 b B2 b C2 b F2 b B3 b D3 b F3 b B4 b F4 b H4 b A6 b D6 b E6 b G7 b H8 b B9 b D9 w D1 w H1 w E2 w G2 w H3 w J3 w A4 w D4 w J4 w A5 w C6 w H6 w C7 w C8 w D8 w C9 w H9
930 disconnect B2 D3
#? [0]

# No capture 94
boardsize 9
clear_board
gogui-setup b B2 b D2 b A3 b C3 b F3 b H3 b G4 b J4 b F5 b H5 b J5 b H6 b J6 b A8 b E8 b J8 b A9 b B9 b H9 w D1 w F1 w H1 w J1 w C2 w J3 w A5 w C5 w B6 w G6 w B7 w E7 w G7 w B8 w D8 w G8 w C9 w D9
940 attack H9
#? [0]

# No capture 95
boardsize 9
clear_board
gogui-setup b A1 b B1 b G1 b H1 b A2 b F2 b A3 b F3 b H3 b A4 b E4 b F5 b A6 b E6 b A7 b B7 b C7 b E7 b G8 b F9 w F1 w B2 w G2 w H2 w C3 w J4 w A5 w B5 w E5 w G5 w J5 w D6 w F6 w G6 w H6 w G7 w C8 w D8 w J8 w H9
950 attack D6
#? [0]

# Link 96
boardsize 9
clear_board
gogui-setup b E1 b A2 b A3 b B4 b E4 b G4 b H4 b J4 b C5 b F5 b G5 b H5 b A6 b C6 b D6 b G6 b C7 b F7 b G7 b J7 b A8 b B8 b C8 b H8 b J8 b H9 w D1 w G1 w C2 w E2 w G2 w H2 w J2 w C3 w D3 w G3 w H3 w A4 w C4 w D4 w F4 w E5 w J5 w B6 w E6 w F6 w A7 w D7 w E7 w E8 w F8 w A9 w C9 w D9 w E9
960 connect G4 J7
#? [1 A1|1 A5|1 B1|1 B2|1 B3|1 B5|1 B7|1 B9|1 C1|1 D5|1 D8|1 E3|1 F1|1 F2|1 F3|1 F9|1 G8|1 G9|1 H1|1 H6|1 H7|1 J1|1 J3|1 J6|1 J9]

# Ladder 97
boardsize 9
clear_board
gogui-setup b D1 b E1 b B3 b H3 b J3 b C4 b G6 b A7 b H9 w G2 w G4 w A5 w D5 w A6 w D7 w C8 w E8 w A9
970 attack A9
#? [1 B9]

# No capture 98
boardsize 9
clear_board
gogui-setup b H1 b A2 b B2 b G2 b C4 b F4 b C5 b F5 b E7 b D8 b H9 w E2 w G3 w D4 w E4 w E6 w B7 w D7 w A8 w C8 w F8
980 attack D7
#? [0]

# Link 99
boardsize 9
clear_board
gogui-setup b J1 b C3 b D3 b H3 b B4 b C4 b D4 b E4 b F4 b D5 b F5 b G5 b E6 b H6 b A7 b C7 b F7 b B8 b B9 b D9 b H9 b J9 w B1 w D1 w F1 w G1 w B2 w G2 w J2 w A3 w H4 w H5 w D6 w G6 w J6 w G7 w J7 w A8 w D8 w H8 w J8 w F9
990 disconnect A7 C7
#? [0]

# No capture 100
boardsize 9
clear_board
gogui-setup b B1 b B2 b E2 b A3 b B3 b E4 b H4 b C5 b D5 b A6 b C7 b B8 b E8 b F8 b J8 b C9 b E9 b F9 b J9 w D1 w F1 w G1 w G2 w D3 w B4 w C4 w J4 w B5 w E5 w G5 w H5 w J5 w A7 w B7 w F7 w J7 w C8
1000 attack F7
#? [0]

# Link 101
boardsize 9
clear_board
gogui-setup b A1 b H1 b J2 b E3 b G6 b D7 b E8 b E9 b G9 w B3 w D3 w D4 w C5 w F5 w C7 w J7 w F9
1010 connect D7 E8
#? [1 A2|1 A3|1 A4|1 A5|1 A6|1 A7|1 A8|1 A9|1 B1|1 B2|1 B4|1 B5|1 B6|1 B7|1 B8|1 B9|1 C1|1 C2|1 C3|1 C4|1 C6|1 C8|1 C9|1 D1|1 D2|1 D5|1 D6|1 D8|1 D9|1 E1|1 E2|1 E4|1 E5|1 E6|1 E7|1 F1|1 F2|1 F3|1 F4|1 F6|1 F7|1 F8|1 G1|1 G2|1 G3|1 G4|1 G5|1 G7|1 G8|1 H2|1 H3|1 H4|1 H5|1 H6|1 H7|1 H8|1 H9|1 J1|1 J3|1 J4|1 J5|1 J6|1 J8|1 J9]

# Rescue 102
boardsize 9
clear_board
gogui-setup b B1 b G1 b A2 b F2 b J2 b F3 b H3 b A4 b E4 b A5 b C5 b D5 b J5 b A6 b D6 b F6 b G6 b H6 b E7 b F7 b G7 b B8 b H9 b J9 w D1 w E1 w H1 w J1 w B2 w D2 w E2 w B3 w C3 w F4 w G4 w B5 w G5 w H5 w B7 w J7 w A8 w D8 w H8 w B9 w C9 w D9 w F9 w G9
1020 defend B8
#? [0]

# Rescue 103
boardsize 9
clear_board
gogui-setup b B1 b D1 b G1 b J1 b J2 b D3 b F3 b H3 b D4 b G4 b H4 b B6 b E6 b F6 b G6 b H6 b B7 b D7 b B8 b E9 b F9 b H9 w F1 w H2 w A3 w B3 w C3 w J3 w C4 w E4 w F4 w D5 w D6 w J6 w F7 w H7 w J7 w A8 w E8 w F8 w H8 w A9 w D9
1030 defend E9
#? [0]

# Link 104
boardsize 9
clear_board
gogui-setup b A1 b D1 b G1 b A2 b G2 b H2 b A3 b B3 b H4 b F5 b G5 b H5 b J5 b C6 b H6 b H7 b B8 b F8 b G8 b H8 b E9 b F9 b H9 w B1 w C1 w J1 w D2 w E2 w F2 w C3 w D3 w E3 w F3 w G3 w A4 w B4 w F4 w J4 w D5 w G6 w F7 w G7 w C8 w J8 w B9 w J9
1040 disconnect D2 A4
#? [0]

# Link 105
boardsize 9
clear_board
gogui-setup b B1 b G1 b H1 b J1 b E2 b G2 b A3 b E3 b H3 b B5 b G5 b H5 b A6 b B6 b C6 b F6 b G6 b J6 b B7 b G7 b H7 b A8 b B8 b E8 b F8 b J8 b D9 w D1 w A2 w B2 w C2 w F2 w H2 w C3 w J3 w A4 w B4 w D4 w F4 w G4 w A5 w C5 w D5 w E5 w J5 w C7 w D7 w D8 w G8 w H8 w B9 w G9 w H9
1050 connect J6 J8
#? [1 A1|1 A7|1 A9|1 C1|1 C8|1 C9|1 D2|1 D3|1 D6|1 E1|1 E4|1 E6|1 E7|1 E9|1 F1|1 F3|1 F5|1 F7|1 F9|1 G3|1 H4|1 H6|1 J2|1 J4|1 J7]

# Link 106
boardsize 9
clear_board
gogui-setup b C1 b J1 b C2 b E2 b H2 b J2 b A3 b D3 b G3 b H3 b A4 b B4 b A5 b G5 b A6 b F7 b G7 b J7 b B8 b C8 b D8 b G8 b J8 b B9 b C9 b G9 w A1 w B1 w E1 w F1 w G1 w A2 w G2 w B3 w F3 w J3 w C4 w D4 w G4 w J4 w B5 w C5 w E5 w D6 w E6 w H6 w B7 w D7 w E8 w A9 w D9
1060 disconnect C1 D3
#? [0]

# Ladder 107
boardsize 9
clear_board
gogui-setup b H1 b J1 b H2 b J2 b A3 b B4 b D4 b F4 b J4 b F5 b J5 b B6 b F6 b G6 b J6 b A7 b E7 b G7 b J7 b E8 b A9 b B9 b G9 w A1 w C1 w D1 w F2 w D3 w G3 w H3 w A4 w H4 w A5 w C5 w C7 w D7 w F7 w H7 w A8 w C8 w F8 w H8 w J8 w C9 w H9
1070 attack A3
#? [1 B3|1 B5|1 C4]

# Ladder 108
boardsize 9
clear_board
gogui-setup b A1 b E2 b C3 b H4 b D5 b D6 b J6 b E7 b F7 b H7 b A8 b E8 w B2 w D2 w G2 w E3 w A4 w F5 w B6 w C6 w H6 w A7 w F8 w H9
1080 attack E2
#? [1 A2|1 A3|1 A5|1 A6|1 A9|1 B1|1 B3|1 B4|1 B5|1 B7|1 B8|1 B9|1 C1|1 C2|1 C4|1 C5|1 C7|1 C8|1 C9|1 D1|1 D3|1 D4|1 D7|1 D8|1 D9|1 E1|1 E4|1 E5|1 E6|1 E9|1 F1|1 F2|1 F3|1 F4|1 F6|1 F9|1 G1|1 G3|1 G4|1 G5|1 G6|1 G7|1 G8|1 G9|1 H1|1 H2|1 H3|1 H5|1 H8|1 J1|1 J2|1 J3|1 J4|1 J5|1 J7|1 J8|1 J9]

# Ladder 109
boardsize 9
clear_board
gogui-setup b B1 b E1 b E2 b F2 b G2 b J2 b F3 b G3 b A4 b B4 b C4 b G4 b A5 b E5 b G5 b D6 b G6 b A7 b C7 b G7 b J7 b A8 b B8 b C8 b C9 b H9 w A1 w C1 w D1 w G1 w H1 w J1 w A2 w D2 w H2 w D3 w H3 w H4 w J4 w B5 w A6 w E6 w F6 w H6 w J6 w B7 w D7 w D8 w B9 w D9 w F9 w J9
1090 attack A1
#? [1 B2|1 D4]

# Link 110
boardsize 9
clear_board
gogui-setup b D1 b E2 b G2 b A3 b C3 b F3 b J3 b J4 b B5 b C5 b D6 b G6 b C7 b D7 b D8 b E8 b E9 b G9 w E1 w F1 w D2 w B3 w G3 w E4 w A5 w G5 w C6 w E6 w E7 w F7 w A8 w B8 w G8 w B9 w H9
1100 connect E4 E6
#? [1 A1|1 A2|1 A4|1 A6|1 A7|1 A9|1 B1|1 B2|1 B4|1 B6|1 B7|1 C1|1 C2|1 C4|1 C8|1 C9|1 D3|1 D4|1 D5|1 D9|1 E3|1 E5|1 F2|1 F4|1 F5|1 F6|1 F8|1 F9|1 G1|1 G4|1 G7|1 H1|1 H2|1 H3|1 H4|1 H5|1 H6|1 H7|1 H8|1 J1|1 J2|1 J5|1 J6|1 J7|1 J8|1 J9]

# Ladder 111
boardsize 9
clear_board
gogui-setup b C1 b C2 b D2 b E2 b F2 b F3 b C5 b D5 b E5 b F5 b G5 b C6 b D6 b E6 b F6 b C7 b F7 b A8 b F8 b A9 b D9 w B1 w D1 w E1 w J1 w A2 w H2 w C3 w H3 w B4 w F4 w A5 w H5 w B6 w H7 w B8 w G8 w H8 w E9 w F9 w H9 w J9
1110 attack F4
#? [1 G4]

# Rescue 112
boardsize 9
clear_board
gogui-setup b E1 b F1 b A2 b C3 b D3 b E3 b J3 b G4 b J4 b C5 b H5 b J5 b B6 b C6 b D6 b E6 b F6 b J6 b F7 b G8 b H8 b C9 b E9 b F9 b G9 w G1 w B2 w C2 w E2 w B3 w F3 w A4 w B4 w C4 w H4 w A5 w B5 w D5 w F5 w A6 w H6 w E7 w G7 w A8 w J8 w A9 w B9 w D9 w H9
1120 defend G1
#? [1 D1|1 F2|1 G2|1 H2]

# Link 113
boardsize 9
clear_board
gogui-setup b B1 b C1 b E1 b A2 b B2 b E2 b B3 b G3 b J3 b H4 b J4 b C5 b E5 b F5 b A7 b B7 b A8 b H8 b A9 b G9 b J9 w D1 w J2 w A3 w D3 w A4 w G4 w B5 w D5 w H5 w J5 w A6 w E6 w G6 w H6 w J6 w D7 w G7 w H7 w D9 w F9
1130 disconnect D7 D9
#? [0]

# Link 114
boardsize 9
clear_board
gogui-setup b A1 b B1 b C1 b D1 b E2 b J2 b H3 b C4 b E4 b H4 b C5 b E5 b A6 b C6 b D6 b E6 b H6 b C7 b E8 b H8 b C9 b G9 w F1 w H1 w A2 w B2 w D2 w F2 w B3 w F3 w G3 w D4 w F4 w B5 w G5 w G6 w A8 w B8 w F8 w J8 w B9 w D9 w H9
1140 connect H6 H8
#? [1 G7|1 H7|1 J7|1 J9]

# Link 115
boardsize 9
clear_board
gogui-setup b G1 b H1 b H2 b B3 b D3 b J3 b B5 b D5 b E5 b H5 b B8 b A9 b C9 w B2 w D2 w D4 w F4 w C5 w F5 w C6 w D6 w J6 w J8 w D9 w F9
1150 disconnect B2 D2
#? [0]

# Link 116
boardsize 9
clear_board
gogui-setup b F2 b H2 b B3 b D3 b E3 b F3 b H3 b J3 b C4 b F4 b H4 b B5 b C5 b D5 b J5 b F6 b J6 b C7 b D7 b G7 b E8 b G8 b H8 b D9 b J9 w A1 w C1 w D1 w F1 w A2 w B2 w E2 w G2 w C3 w G3 w A4 w B4 w A5 w F5 w G5 w H5 w E6 w B7 w E7 w H7 w J7 w A8 w D8 w J8 w A9 w E9
1160 connect F2 C4
#? [1 A6|1 A7|1 B6|1 B8|1 B9|1 C2|1 C6|1 C8|1 C9|1 D2|1 D4|1 D6|1 E4|1 E5|1 F7|1 F8|1 F9|1 G1|1 G4|1 G6|1 G9|1 H1|1 H6|1 H9|1 J1|1 J2|1 J4]

# Ladder 117
boardsize 9
clear_board
gogui-setup b A1 b B1 b J1 b C2 b E2 b C3 b E3 b H3 b J3 b H4 b B5 b C5 b G5 b G6 b E7 b H7 b J7 b B8 b C8 b D8 b F8 b G8 b H8 b A9 b B9 b C9 b H9 b J9 w D1 w F1 w G1 w B2 w H2 w A3 w B3 w F3 w G3 w B4 w C4 w D4 w E4 w G4 w A5 w E5 w F5 w H5 w A6 w B6 w C6 w D6 w F6 w A7 w G7 w A8 w E8 w D9
1170 attack H3
#? [1 H6|1 J2|1 J5]

# Rescue 118
boardsize 9
clear_board
gogui-setup b J1 b F2 b C3 b E3 b G3 b C4 b E4 b H4 b C5 b H5 b G6 b B7 b C7 b B8 b C8 b D8 b E8 b F8 b G8 b H8 b A9 b B9 b D9 w A1 w C1 w E1 w G1 w H1 w A2 w B3 w H3 w J3 w A4 w B5 w D5 w E5 w G5 w J5 w C6 w H6 w F7 w G7 w J7 w E9 w H9
1180 defend G6
#? [0]

# Loose ladder or throw-in 119
boardsize 9
clear_board
gogui-setup b H1 b C2 b D2 b G2 b H2 b J2 b A3 b B3 b C3 b E3 b F3 b H3 b A4 b C4 b A5 b C5 b J5 b A6 b B6 b C6 b D6 b G6 b A7 b E7 b G7 b C8 b D8 b G8 b D9 w B1 w C1 w D1 w E1 w G1 w E2 w F2 w G3 w D4 w G4 w H4 w B5 w D5 w E5 w F5 w E6 w F6 w C7 w D7 w H7 w E8 w F8 w H8 w J8 w A9 w B9 w E9 w G9 w H9
1190 attack A9
#? [1 A1|1 A2|1 A8|1 B2|1 B4|1 B7|1 B8|1 D3|1 E4|1 F1|1 F4|1 F7|1 G5|1 H5|1 H6|1 J1|1 J3|1 J4|1 J6|1 J7]

# Loose ladder or throw-in 120
boardsize 9
clear_board
gogui-setup b A1 b B1 b C1 b D1 b D2 b B3 b C3 b C4 b H4 b B5 b F5 b G5 b D6 b B7 b D7 b F8 b H8 b A9 b B9 b C9 b E9 b G9 w E1 w F1 w J1 w A2 w A3 w D3 w F3 w J3 w E4 w J4 w A5 w D5 w A6 w B6 w H6 w J6 w A7 w E7 w H7 w J7 w J8 w D9
1200 attack E7
#? [1 F6|1 F7|1 G6|1 G7|1 G8]

# Rescue 121
boardsize 9
clear_board
gogui-setup b A1 b D1 b F1 b G1 b B2 b F2 b G2 b A3 b C3 b D3 b J3 b B4 b H4 b E5 b A6 b D6 b E6 b G6 b H6 b H7 b J7 b C8 b D8 b H8 b B9 b G9 w B1 w C1 w H1 w J1 w H2 w E3 w F3 w G3 w H3 w D4 w C5 w H5 w J5 w B6 w C6 w F6 w A7 w C7 w D7 w G7 w B8 w E8 w F8 w J8 w A9 w D9 w H9
1210 defend A6
#? [1 A5]

# Rescue 122
boardsize 9
clear_board
gogui-setup b G1 b G2 b B3 b H3 b A4 b G4 b D5 b H5 b D6 b A9 b G9 w B1 w J1 w A2 w G5 w A6 w G6 w D7 w E8 w C9 w F9 w J9
1220 defend A9
#? [0]

# Ladder 123
boardsize 9
clear_board
gogui-setup b C1 b G1 b H1 b J3 b C4 b J4 b A5 b G5 b C6 b D6 b G6 b J6 b A7 b H7 b E8 b F8 b A9 b D9 w F1 w C2 w D2 w E2 w C3 w D3 w D4 w E4 w D5 w F5 w C7 w E7 w B8 w C8 w G8 w H8 w G9 w H9
1230 attack A9
#? [1 A4|1 A6|1 A8|1 B4|1 B5|1 B6|1 B7|1 B9|1 C5|1 D7|1 E6]

# Loose ladder or throw-in 124
boardsize 9
clear_board
gogui-setup b A1 b C1 b B2 b J2 b C3 b D3 b E3 b G3 b B4 b C4 b D4 b E4 b G4 b H4 b B5 b F5 b D6 b F6 b F7 b J7 b C8 b E8 b B9 w E1 w G1 w E2 w F2 w A3 w F3 w J3 w F4 w J4 w A5 w D5 w H5 w A6 w E6 w B7 w D7 w G7 w A8 w D8 w G8 w H8 w J8 w D9 w F9 w H9
1240 attack J3
#? [1 H3]

# Rescue 125
boardsize 9
clear_board
gogui-setup b B1 b D1 b E1 b H1 b A2 b C2 b G2 b B3 b D3 b H4 b E5 b J5 b B6 b E6 b J6 b C7 b E7 b B8 b F8 b J8 b E9 b J9 w G1 w F2 w H2 w C3 w E3 w B4 w E4 w F4 w J4 w A5 w F5 w A6 w H6 w A7 w D7 w J7 w A8 w D8 w G8 w B9 w F9 w G9
1250 defend G1
#? [1 F1|1 G3|1 J1]

# Rescue 126
boardsize 9
clear_board
gogui-setup b C1 b E1 b F1 b H1 b A2 b D2 b E2 b F2 b G2 b J2 b C3 b A4 b E4 b A5 b H5 b F6 b H6 b A7 b F7 b G7 b A8 b E8 b B9 b C9 b E9 b H9 w B1 w B3 w D3 w E3 w G3 w J3 w C4 w G4 w H4 w D5 w F5 w J5 w C6 w D6 w G6 w B7 w C7 w E7 w B8 w D8 w J8 w D9 w G9 w J9
1260 defend E4
#? [1 E5|1 E6|1 F3|1 F4]

# Ladder 127
boardsize 9
clear_board
gogui-setup b G1 b H1 b J1 b D2 b E2 b G2 b A3 b C3 b G3 b J3 b F4 b E5 b H5 b D6 b F6 b J6 b B8 b G8 b J8 b B9 w A1 w E1 w F1 w C2 w H2 w B4 w H4 w J4 w C5 w D5 w E6 w A7 w D7 w G7 w H7 w J7 w E8 w A9 w D9 w H9
1270 attack C2
#? [1 A2|1 A4|1 A5|1 A6|1 A8|1 B1|1 B2|1 B3|1 B5|1 B6|1 B7|1 C1|1 C4|1 C6|1 C7|1 C8|1 C9|1 D1|1 D3|1 D4|1 D8|1 E3|1 E4|1 E7|1 E9|1 F2|1 F3|1 F5|1 F7|1 F8|1 F9|1 G4|1 G5|1 G6|1 G9|1 H3|1 H6|1 H8|1 J2|1 J5|1 J9]

# Ladder 128
boardsize 9
clear_board
gogui-setup b A1 b E1 b F1 b B2 b H2 b C4 b D4 b H4 b F5 b J5 b B6 b G6 b A7 b C7 b F7 b H7 w C1 w D2 w F2 w G2 w J2 w G4 w B5 w G5 w H6 w G7 w E8 w F8 w J8 w A9 w D9 w G9
1280 attack J2
#? [1 H3]*

# Loose ladder or throw-in 129
boardsize 9
clear_board
gogui-setup b F1 b A2 b F2 b C3 b D3 b F4 b B5 b F5 b A6 b B6 b A7 b B7 b D7 b G7 b H7 b B8 b C8 b F8 b D9 b E9 b F9 b G9 b J9 w B1 w H1 w E2 w H2 w B3 w E3 w G3 w H3 w A4 w G4 w A5 w C5 w G5 w J5 w D6 w F6 w C7 w E7 w A8 w E8 w H8 w A9
1290 attack H8
#? [1 A1|1 A3|1 B2|1 B4|1 B9|1 C1|1 C2|1 C4|1 C6|1 C9|1 D1|1 D2|1 D4|1 D5|1 D8|1 E1|1 E4|1 E5|1 E6|1 F3|1 F7|1 G1|1 G2|1 G6|1 G8|1 H4|1 H5|1 H6|1 H9|1 J1|1 J2|1 J3|1 J4|1 J6|1 J7|1 J8]

# Rescue 130
boardsize 9
clear_board
gogui-setup b A1 b B1 b C1 b G1 b E2 b F2 b G2 b H2 b J2 b G3 b A4 b B4 b G4 b J4 b D5 b J5 b C6 b G6 b A7 b G7 b J7 b C8 b F8 b H8 b B9 b E9 b F9 w F1 w H1 w C2 w D2 w D3 w E3 w H3 w J3 w C4 w D4 w E4 w H4 w A5 w E5 w F5 w A6 w E6 w H6 w B7 w D7 w F7 w B8 w E8 w G8 w G9 w H9
1300 defend H6
#? [0]

# Loose ladder or throw-in 131
boardsize 9
clear_board
gogui-setup b D1 b E2 b J2 b F3 b G3 b J3 b A5 b F5 b G5 b F6 b E7 b G7 b H7 b A8 b G8 b J8 b A9 b E9 b F9 b G9 b J9 w B1 w F1 w G1 w A2 w B2 w F2 w G2 w E3 w H3 w A4 w E4 w F4 w B5 w E5 w B6 w G6 w D7 w B8 w E8 w F8 w H8
1310 attack D1
#? [1 A1|1 A3|1 A6|1 A7|1 B3|1 B4|1 B7|1 B9|1 C1|1 C2|1 C3|1 C4|1 C5|1 C6|1 C7|1 C8|1 C9|1 D2|1 D3|1 D4|1 D5|1 D6|1 D8|1 D9|1 E1|1 E6|1 F7|1 G4|1 H1|1 H2|1 H4|1 H5|1 H6|1 J1|1 J4|1 J5|1 J6|1 J7]

# Rescue 132
boardsize 9
clear_board
gogui-setup b B1 b E1 b B4 b C4 b D4 b A5 b J6 b A7 b H7 b G8 b H8 w D1 w C2 w G3 w G4 w B5 w D5 w E5 w F5 w A6 w E8 w D9
1320 defend E1
#? [1 D2|1 E2]

# Rescue 133
boardsize 9
clear_board
gogui-setup b E1 b G1 b A2 b B2 b J2 b B3 b G3 b H3 b B5 b D5 b G5 b D6 b C8 b D8 b C9 b F9 b G9 w A1 w J1 w C2 w E2 w G2 w C3 w J3 w A4 w D4 w J5 w B6 w F6 w J6 w A7 w F7 w H7 w J8 w H9
1330 defend A1
#? [0]

# Ladder 134
boardsize 9
clear_board
gogui-setup b A1 b B2 b D4 b F4 b H4 b J4 b G5 b B6 b E6 b F7 b J7 b E8 b H8 b G9 w H1 w J1 w D2 w J2 w H3 w E5 w D6 w J6 w C7 w B8 w D8 w G8 w A9 w F9
1340 attack F9
#? [1 E9|1 F8]

# Ladder 135
boardsize 9
clear_board
gogui-setup b A1 b B1 b D1 b F1 b G1 b H1 b E2 b G2 b D3 b H3 b B4 b C4 b F4 b J4 b D5 b G5 b A6 b C6 b D6 b E6 b A7 b E7 b G7 b J7 b F9 b H9 w C1 w J1 w F2 w B3 w C3 w E3 w F3 w G3 w J3 w A4 w G4 w A5 w F5 w J5 w B6 w F6 w G6 w D7 w F7 w H7 w B8 w D8 w E8 w H8 w B9 w C9
1350 attack A4
#? [1 A3|1 B5|1 B7]

# Rescue 136
boardsize 9
clear_board
gogui-setup b A1 b E1 b A2 b C2 b E2 b A3 b B3 b C3 b G3 b B4 b F4 b G4 b C5 b E5 b J5 b B6 b D6 b E6 b F6 b H6 b A7 b B7 b C7 b F7 b G7 b H8 b A9 b B9 b F9 w B1 w D1 w H1 w F2 w H2 w J2 w D3 w E3 w F3 w H3 w A4 w H4 w B5 w F5 w A6 w G6 w J6 w E7 w H7 w B8 w C8 w D8 w E8 w F8 w G8 w C9 w D9 w H9 w J9
1360 defend H6
#? [1 G5|1 H5|1 J7]

# Ladder 137
boardsize 9
clear_board
gogui-setup b C1 b E1 b H1 b J1 b B2 b G2 b G4 b J4 b D5 b E5 b F5 b A6 b C6 b E6 b E7 b G7 b H7 b G8 b A9 b F9 b J9 w A1 w B1 w A2 w F2 w H2 w A3 w C3 w E3 w F3 w B4 w D4 w E4 w F4 w H4 w A5 w G5 w H5 w F6 w J6 w D8 w E9
1370 attack H2
#? [1 H3]

# Rescue 138
boardsize 9
clear_board
gogui-setup b A1 b E1 b J1 b F2 b G2 b J2 b C4 b D4 b E4 b J4 b C5 b F5 b H5 b E6 b G6 b J6 b B7 b C7 b A8 b D8 b F8 b G8 b E9 w G1 w H1 w C2 w D2 w A3 w C3 w D3 w F3 w H3 w D5 w C6 w H6 w A7 w D7 w E7 w H7 w J7 w B8 w C8 w J8 w B9 w C9 w J9
1380 defend A8
#? [1 A6]

# Rescue 139
boardsize 9
clear_board
gogui-setup b C1 b E1 b F3 b H3 b B4 b D4 b H5 b B6 b F6 b B7 b G7 b D8 b F8 b A9 b D9 b H9 w A1 w D1 w G1 w H2 w J2 w D3 w E3 w G4 w A5 w C5 w H6 w D7 w F7 w J7 w C8 w J9
1390 defend A9
#? [1 A7|1 A8|1 B8|1 B9|1 C7|1 C9]

# Rescue 140
boardsize 9
clear_board
gogui-setup b A1 b B1 b D1 b F1 b G1 b B2 b F2 b A3 b B3 b J3 b A4 b B4 b D4 b J4 b B6 b J6 b A7 b B7 b E7 b J7 b D8 b A9 b J9 w C1 w H1 w C2 w H2 w J2 w C3 w H3 w C4 w E4 w C5 w D5 w E5 w H5 w E6 w H6 w C7 w D7 w G7 w B8 w E8 w G8 w F9 w H9
1400 defend J6
#? [0]

# Rescue 141
boardsize 9
clear_board
gogui-setup b B1 b J1 b E3 b D4 b F4 b H4 b G5 b H5 b D6 b J6 b B7 b D7 b J7 b G9 b H9 w F1 w A2 w D3 w G3 w J3 w B4 w J4 w E5 w G6 w C7 w E7 w F7 w A8 w B8 w J9
1410 defend B7
#? [1 B6|1 C6]

# Rescue 142
boardsize 9
clear_board
gogui-setup b C1 b F1 b G1 b B2 b C2 b E2 b A3 b B3 b G3 b H3 b J3 b A4 b H4 b A5 b E5 b G5 b H5 b A6 b H6 b C7 b D7 b H7 b J7 b F8 b G8 b A9 w A1 w B1 w D1 w H1 w D2 w H2 w J2 w C3 w D3 w F3 w C4 w D4 w G4 w C5 w F5 w G6 w E7 w G7 w B8 w C8 w E8 w H8 w J8 w D9 w F9 w G9
1420 defend A1
#? [0]

# Rescue 143
boardsize 9
clear_board
gogui-setup b B1 b C1 b B2 b E2 b G2 b D3 b E3 b J3 b J4 b E6 b B8 b H8 b E9 w J1 w H2 w F3 w E4 w B5 w G5 w J5 w B6 w C8 w D8 w D9 w J9
1430 defend B8
#? [0]

# Loose ladder or throw-in 144
boardsize 9
clear_board
gogui-setup b B1 b D1 b H2 b A4 b E4 b F4 b H4 b B5 b F5 b E6 b H6 b D7 b F7 b B8 b F8 b A9 b C9 w A1 w C1 w E3 w F3 w H3 w J3 w C5 w E5 w J5 w C6 w D6 w C7 w G7 w G8 w E9 w G9
1440 attack J5
#? [1 G3|1 J4]

# Rescue 145
boardsize 9
clear_board
gogui-setup b E1 b F1 b E4 b D5 b F6 b H6 b J7 b D8 b A9 b J9 w E2 w F2 w H2 w B4 w G5 w C6 w H7 w B8 w H8 w D9
1450 defend A9
#? [0]

# Rescue 146
boardsize 9
clear_board
gogui-setup b F2 b J3 b B4 b D5 b H6 b D7 b F7 b H7 b J7 b C8 b F8 b H8 b B9 w D1 w B2 w D2 w J2 w A3 w E3 w C5 w B6 w D6 w G6 w C7 w E7
1460 defend D7
#? [1 D8]

# Rescue 147
boardsize 9
clear_board
gogui-setup b A1 b B1 b H1 b A2 b J2 b D3 b G3 b C4 b E4 b G4 b C5 b J5 b C7 b F7 b H7 b B8 b C9 b E9 b H9 b J9 w C1 w D1 w G1 w B2 w E2 w G2 w B3 w E3 w F3 w A4 w A5 w B5 w H5 w F6 w A7 w E7 w J7 w A8 w F8 w H8 w J8 w F9
1470 defend H9
#? [0]

# Rescue 148
boardsize 9
clear_board
gogui-setup b B1 b G1 b D2 b G2 b H2 b B3 b C4 b H4 b A6 b A7 b E7 b H7 b C8 b C9 b E9 b G9 w C1 w D1 w F2 w F4 w G4 w E5 w H5 w C6 w D7 w F7 w A8 w F8 w F9 w H9 w J9
1480 defend E9
#? [1 A9|1 B6|1 B7|1 B8|1 C5|1 C7|1 D6|1 D9|1 E6|1 E8|1 F6]

# Loose ladder or throw-in 149
boardsize 9
clear_board
gogui-setup b C1 b D1 b F1 b G1 b A2 b G2 b H2 b G3 b J3 b F4 b G4 b J4 b C5 b A6 b G6 b C8 b D8 b E8 b G8 w H1 w J1 w B2 w A3 w C3 w E3 w C6 w E6 w H6 w A7 w B7 w E7 w G7 w J7 w B8 w C9 w F9 w H9
1490 attack G8
#? [1 F8]

# Rescue 150
boardsize 9
clear_board
gogui-setup b E1 b A2 b B3 b D3 b E3 b G3 b H3 b J3 b E4 b H4 b J4 b B5 b G5 b H5 b B6 b D6 b C7 b G7 b H7 b J7 b H8 b E9 b F9 b G9 b H9 b J9 w B1 w C1 w G1 w J1 w B2 w D2 w F2 w G2 w H2 w A3 w C3 w A4 w D4 w G4 w A5 w C5 w A6 w F6 w J6 w A7 w E7 w B8 w F8 w B9 w C9
1500 defend B3
#? [1 B4]

# Loose ladder or throw-in 151
boardsize 9
clear_board
gogui-setup b A1 b B1 b H1 b A2 b B2 b F2 b G2 b B3 b E3 b J3 b A4 b C4 b D4 b F4 b G4 b B6 b G6 b J6 b C7 b J7 b A8 b G8 b A9 b C9 b F9 b G9 b H9 w E1 w F1 w C2 w D2 w H2 w C3 w D3 w F3 w G3 w H3 w J4 w B5 w E5 w F5 w H5 w A6 w D6 w E6 w F6 w H6 w D7 w E7 w F7 w B8 w F8 w E9
1510 attack B8
#? [1 B7|1 C8]

# Rescue 152
boardsize 9
clear_board
gogui-setup b C2 b G2 b A3 b B3 b E5 b B6 b E8 b J8 b G9 w H1 w D3 w D4 w A5 w G5 w J5 w F7 w G8 w J9
1520 defend G9
#? [1 E9|1 F8|1 F9|1 H9]

# Loose ladder or throw-in 153
boardsize 9
clear_board
gogui-setup b A1 b C1 b E1 b H1 b J1 b D2 b H2 b J2 b D3 b A5 b D5 b G5 b H5 b A6 b H6 b J6 b G8 b F9 w F1 w C2 w F2 w G2 w E3 w C4 w F4 w H4 w B5 w C6 w B7 w E7 w F7 w H8 w B9 w G9
1530 attack A5
#? [1 A3|1 A4|1 A7|1 B1|1 B2|1 B3|1 B4|1 B6|1 C3|1 D4|1 E2]

# Rescue 154
boardsize 9
clear_board
gogui-setup b F1 b H1 b H2 b J2 b E3 b A5 b E6 b B7 b G7 w E1 w G1 w J3 w F4 w E5 w F5 w H8 w G9
1540 defend J3
#? [1 H3|1 H4|1 H5|1 J4|1 J5]

# Loose ladder or throw-in 155
boardsize 9
clear_board
gogui-setup b H1 b D2 b H2 b D3 b C4 b G4 b F5 b F6 b J6 b C7 b J9 w C1 w G1 w C2 w E3 w G3 w H3 w G5 w D6 w F7 w D8 w D9
1550 attack H1
#? [1 A1|1 A2|1 A3|1 A4|1 A5|1 A6|1 A7|1 A8|1 A9|1 B1|1 B2|1 B3|1 B4|1 B5|1 B6|1 B7|1 B8|1 B9|1 C3|1 C5|1 C6|1 C8|1 C9|1 D1|1 D4|1 D5|1 D7|1 E1|1 E2|1 E4|1 E5|1 E6|1 E7|1 E8|1 E9|1 F1|1 F2|1 F3|1 F4|1 F8|1 F9|1 G2|1 G6|1 G7|1 G8|1 G9|1 H4|1 H5|1 H6|1 H7|1 H8|1 H9|1 J2|1 J4|1 J5|1 J7|1 J8]

# Loose ladder or throw-in 156
boardsize 9
clear_board
gogui-setup b B1 b C1 b D1 b E2 b F2 b C3 b F3 b G3 b A4 b B4 b C4 b F4 b A5 b D5 b F5 b B6 b B7 b C7 b E7 b G7 b J7 b F8 b G8 b B9 b D9 w G1 w J1 w B2 w C2 w G2 w A3 w D3 w J3 w D4 w G4 w H4 w B5 w J5 w D6 w G6 w A7 w F7 w H7 w A8 w C8 w D8 w H8 w J8 w C9 w H9
1560 attack D3
#? [1 A1|1 A2|1 A6|1 A9|1 B3|1 B8|1 C5|1 C6|1 D2|1 D7|1 E1|1 E3|1 E4|1 E5|1 E6|1 E8|1 E9|1 F1|1 F6|1 F9|1 G5|1 G9|1 H1|1 H2|1 H3|1 H5|1 H6|1 J2|1 J6]

# Net or race 157
boardsize 9
clear_board
gogui-setup b B1 b F1 b H1 b J1 b A2 b C2 b B3 b C3 b F3 b C4 b E4 b F4 b G4 b D6 b H6 b B7 b C7 b E8 b H8 b E9 b F9 b H9 w D2 w H2 w E3 w A4 w D4 w H4 w A5 w D5 w E5 w F5 w H5 w A7 w D7 w A8 w D8 w F8 w A9 w B9 w D9 w J9
1570 attack H1
#? [1 G2]

# Loose ladder or throw-in 158
boardsize 9
clear_board
gogui-setup b E1 b A2 b B3 b C3 b D4 b G4 b D5 b E5 b H5 b A6 b B8 b C8 b B9 b G9 b H9 w F1 w H1 w B2 w F2 w D3 w J3 w B4 w J4 w J5 w B7 w F7 w J7 w J8 w E9 w F9
1580 attack B4
#? [1 A4|1 A5|1 B5|1 B6|1 C4|1 C5]

# Loose ladder or throw-in 159
boardsize 9
clear_board
gogui-setup b B1 b B2 b G2 b D3 b F3 b E5 b J5 b F6 b A7 b F7 b G7 b E8 b E9 b H9 w F1 w G1 w J2 w B3 w B4 w D4 w E4 w B5 w C5 w F5 w C6 w A8 w D8
1590 attack F1
#? [1 D1|1 D2|1 E1|1 E2|1 E3|1 F2|1 H1]

# Loose ladder or throw-in 160
boardsize 9
clear_board
gogui-setup b D1 b C3 b E3 b G3 b E4 b F4 b H4 b A6 b C6 b E6 b H6 b B7 b E7 b G7 b J7 b A8 b B8 b F8 b J8 w A1 w C2 w D2 w G2 w J2 w A3 w D3 w J3 w B5 w D5 w J6 w C7 w H8 w A9 w B9 w C9 w E9 w J9
1600 attack H8
#? [1 G5|1 G6|1 G8|1 G9|1 H5|1 H7|1 H9|1 J4|1 J5]

# Loose ladder or throw-in 161
boardsize 9
clear_board
gogui-setup b H3 b C4 b F4 b H6 b A7 b F7 b E9 b H9 w A1 w C2 w A4 w G4 w H4 w C6 w F6 w C7
1610 attack A7
#? [1 A5|1 A6|1 A8|1 B4|1 B5|1 B7|1 B8]

# Loose ladder or throw-in 162
boardsize 9
clear_board
gogui-setup b B1 b D1 b E1 b E2 b H2 b B3 b H3 b F4 b G4 b H4 b J4 b A5 b D6 b E6 b B7 b F7 b B8 b H8 b A9 b H9 w A1 w F1 w G1 w A2 w G2 w J2 w A3 w C3 w F3 w D5 w F5 w G5 w H5 w G6 w C7 w G7 w A8 w J8 w D9 w J9
1620 attack F1
#? [1 C2|1 D3|1 D4|1 E3|1 E4|1 F2|1 G3]

# Loose ladder or throw-in 163
boardsize 9
clear_board
gogui-setup b A1 b D1 b H1 b B2 b E2 b J2 b A3 b E3 b H3 b A4 b C4 b H4 b A5 b C5 b D5 b E5 b G6 b B7 b D7 b E7 b G7 b A8 b B8 b H8 b A9 w F1 w G1 w D2 w H2 w B3 w D3 w J3 w B4 w D4 w G4 w J4 w G5 w H5 w B6 w E6 w H6 w J6 w A7 w C7 w J7 w J8 w B9 w E9
1630 attack D2
#? [1 C2|1 C3|1 E4|1 F2]

# Loose ladder or throw-in 164
boardsize 9
clear_board
gogui-setup b B1 b D1 b E1 b F1 b B2 b B3 b F3 b G3 b B4 b B5 b H5 b D6 b H6 b A7 b E7 b G7 b H7 b J7 b C8 b D8 b E8 b F8 b G8 b A9 b J9 w A1 w G1 w J1 w A2 w C2 w D2 w H2 w D3 w H3 w J3 w C4 w E4 w F4 w G4 w D5 w F5 w G5 w J5 w A6 w E6 w G6 w D7 w A8 w B8 w H8 w C9 w D9 w G9
1640 attack D1
#? [1 C1]

# Loose ladder or throw-in 165
boardsize 9
clear_board
gogui-setup b E1 b G1 b E2 b J2 b C3 b G3 b A4 b C4 b D4 b G4 b G5 b H5 b C6 b E7 b G7 b H7 b B8 b D8 b J8 b C9 b D9 b F9 b G9 w A1 w A2 w F2 w G2 w B3 w B4 w F4 w A5 w D5 w E5 w J5 w A6 w D6 w E6 w F6 w G6 w J7 w C8 w G8 w B9 w E9 w J9
1650 attack F2
#? [1 F3]

# Loose ladder or throw-in 166
boardsize 9
clear_board
gogui-setup b D1 b H2 b A3 b B5 b C7 b B8 b F8 b H8 w C2 w B4 w F4 w G5 w D6 w D8 w D9 w G9
1660 attack G9
#? [1 D7|1 E8|1 F9|1 G8|1 H9]

# Net 167
boardsize 9
clear_board
gogui-setup b C1 b D1 b B2 b F3 b A4 b C4 b D5 b G5 b H5 b B6 b D6 b H6 b G8 b H8 b G9 b H9 w B1 w A2 w C2 w E2 w F2 w H2 w J2 w G3 w J3 w G4 w J4 w J6 w E7 w G7 w F8 w J9
1670 attack F3
#? [1 E4]

# Net 168
boardsize 9
clear_board
gogui-setup b B1 b D1 b F1 b A2 b D2 b J2 b D3 b G4 b D5 b J5 b B6 b F6 b G6 b J6 b A7 b B7 b G7 b H7 b A8 b E8 b B9 b H9 w E1 w J1 w C2 w G2 w B3 w C3 w F3 w G3 w H3 w J3 w C4 w B5 w C5 w E5 w H6 w E7 w B8 w F8 w H8 w J8 w C9 w G9
1680 attack F1
#? [1 D4|1 D6|1 E2|1 F2|1 G1]

# Net 169
boardsize 9
clear_board
gogui-setup b D1 b G1 b C2 b G2 b G3 b J4 b F5 b G5 b C6 b B7 b C7 b D7 b G7 b J7 b E8 b G8 b G9 b H9 w A1 w B1 w E1 w A2 w J3 w B4 w E4 w G4 w A5 w C5 w D5 w J5 w D6 w A7 w A8 w B8 w J9
1690 attack J5
#? [1 F4|1 H3|1 H4|1 H5]

# Net 170
boardsize 9
clear_board
gogui-setup b C1 b G1 b A2 b B2 b A3 b E3 b F3 b G3 b B4 b C4 b E4 b F4 b C5 b D5 b E5 b A7 b B7 b D7 b F7 b A8 b H8 b A9 b E9 b G9 b J9 w A1 w E1 w F2 w B3 w D3 w A4 w D4 w G4 w J4 w A5 w B5 w F5 w H5 w A6 w B6 w D6 w E6 w F6 w G6 w E7 w G7 w C8 w E8 w B9 w D9
1700 attack A7
#? [1 C6]

# Net 171
boardsize 9
clear_board
gogui-setup b G1 b J1 b B3 b C3 b F3 b J3 b B5 b C5 b D5 b G5 b J5 b F6 b J6 b H7 b C8 b H8 b D9 b G9 w H1 w B2 w C2 w D2 w F2 w H2 w D3 w G3 w B4 w C4 w F4 w J4 w H6 w A8 w B8 w J8 w B9
1710 attack J3
#? [1 H4]

# Net 172
boardsize 9
clear_board
gogui-setup b E1 b G1 b H1 b B2 b F2 b B3 b G3 b F4 b J4 b B5 b H5 b J5 b B6 b D6 b E6 b A7 b C7 b D7 b J7 b B8 b E8 b F8 b A9 b B9 b H9 w C1 w D1 w A2 w D2 w E2 w H2 w A3 w D3 w F3 w J3 w H4 w C5 w D5 w A6 w F6 w H7 w C8 w C9 w D9 w E9 w G9 w J9
1720 attack J7
#? [1 H6]

# Net 173
boardsize 9
clear_board
gogui-setup b E1 b J1 b C2 b D2 b G2 b H3 b G4 b A5 b C5 b A7 b F7 b G7 b A8 b H8 b J8 b H9 w A2 w H2 w A3 w C3 w F3 w J3 w C4 w D4 w E4 w D5 w H5 w A6 w D8 w E8 w B9
1730 attack A5
#? [1 B5|1 B6|1 C6]

# Net 174
boardsize 9
clear_board
gogui-setup b A1 b C1 b D1 b H1 b H2 b J2 b G3 b E4 b E5 b H5 b J5 b A6 b B6 b J6 b J8 w G1 w A2 w B2 w A3 w B3 w A4 w C5 w F5 w G5 w H6 w D7 w G7 w J7 w B8 w F8
1740 attack J8
#? [1 H7]

# Net 175
boardsize 9
clear_board
gogui-setup b A2 b B2 b H2 b D3 b G3 b J3 b A4 b B4 b D4 b F4 b J4 b D5 b F5 b G5 b E6 b F6 b G6 b H6 b J6 b A7 b A8 b D8 b E8 b G8 b B9 b D9 b J9 w A1 w C1 w D1 w G1 w H1 w J1 w D2 w J2 w A3 w B3 w E3 w G4 w H4 w A5 w C5 w E5 w A6 w B6 w D6 w C7 w D7 w E7 w G7 w H7 w J7 w H8 w F9 w H9
1750 attack A2
#? [1 C3]

# Net 176
boardsize 9
clear_board
gogui-setup b C1 b D1 b E1 b G1 b H1 b D2 b H2 b C3 b F4 b J4 b E5 b F5 b H5 b C6 b D6 b F6 b G6 b D7 b G7 b H7 b B8 b C8 b G8 b H8 b H9 b J9 w A1 w F1 w A2 w E2 w J2 w A3 w E3 w F3 w H3 w B4 w C4 w E4 w H4 w B5 w C5 w J5 w A6 w B6 w E6 w A7 w C7 w E7 w D8 w E8 w A9
1760 attack G1
#? [1 F2]

# Net 177
boardsize 9
clear_board
gogui-setup b A1 b C1 b D1 b G1 b H1 b B2 b H2 b E3 b J3 b A4 b H4 b D5 b H5 b J5 b C8 b D8 b F8 b A9 b B9 b D9 b E9 w C2 w D2 w A3 w F3 w H3 w F4 w A5 w C6 w D6 w H6 w C7 w D7 w H7 w J7 w B8 w H8 w F9 w H9 w J9
1770 attack A3
#? [1 B4]

# Net 178
boardsize 9
clear_board
gogui-setup b A1 b B1 b G1 b J1 b A2 b C2 b E2 b H2 b C3 b A4 b J4 b A5 b D5 b E5 b G5 b C6 b A7 b B7 b C7 b E8 b A9 b C9 w D1 w D2 w A3 w B3 w D3 w F3 w G3 w H3 w E4 w F5 w E6 w G6 w H6 w J6 w D7 w E7 w F7 w G7 w H7 w J7 w A8 w G8 w H8 w E9 w G9
1780 attack J1
#? [1 F1|1 G2|1 H4|1 J3|1 J5]

# Net 179
boardsize 9
clear_board
gogui-setup b B1 b F1 b H1 b D2 b F2 b H2 b C3 b E3 b G3 b D4 b E4 b F4 b A5 b C5 b F5 b H5 b J5 b A6 b G6 b J6 b B7 b A8 b E8 b A9 b C9 b F9 w A1 w C1 w E1 w A2 w C2 w G2 w H3 w J3 w C4 w H4 w B5 w D5 w E5 w G5 w B6 w H6 w D7 w E7 w G7 w H7 w B8 w D8 w F8 w H8 w G9
1790 attack H5
#? [1 G4]

# Net 180
boardsize 9
clear_board
gogui-setup b E1 b G1 b F2 b G2 b E4 b H4 b H5 b A7 b C8 b G8 w E2 w F3 w F4 w D5 w J5 w D6 w D7 w G7 w J7 w B9
1800 attack J5
#? [1 F7|1 G6|1 H6|1 H7|1 J4]

# Snapback 181
boardsize 9
clear_board
gogui-setup b A1 b D1 b G1 b D2 b E2 b E3 b B4 b C4 b D4 b E4 b G4 b H4 b J4 b F5 b G5 b H5 b A6 b B6 b C6 b D6 b E6 b F6 b C7 b D7 b J7 b A8 b F8 b F9 b G9 w B1 w C1 w E1 w B2 w C2 w F2 w G2 w H2 w J2 w A3 w C3 w D3 w G3 w H3 w A4 w F4 w B5 w D5 w E5 w J5 w H6 w A7 w H7 w C8 w E8 w G8 w J8 w E9 w J9
1810 attack J8
#? [1 E7|1 F7|1 G7|1 H8|1 H9]

# Snapback 182
boardsize 9
clear_board
gogui-setup b A1 b C1 b D1 b E1 b G1 b E2 b F2 b G2 b A3 b F3 b H3 b G4 b J5 b E6 b G6 b H6 b D8 b J8 b A9 b D9 b G9 b H9 w H1 w J1 w B3 w J3 w B4 w C4 w H4 w J4 w A5 w D5 w H5 w A6 w B6 w B7 w D7 w E7 w F7 w H7 w E8 w G8 w E9 w F9
1820 attack H1
#? [1 A2|1 A4|1 A7|1 A8|1 B1|1 B2|1 B5|1 B8|1 B9|1 C2|1 C3|1 C5|1 C6|1 C7|1 C8|1 C9|1 D2|1 D3|1 D4|1 D6|1 E3|1 E4|1 E5|1 F1|1 F4|1 F5|1 F6|1 G3|1 G5|1 G7|1 H2|1 H8|1 J2|1 J6|1 J7|1 J9]

# Throw-in 183
boardsize 9
clear_board
gogui-setup b D1 b J1 b G2 b A3 b B3 b E3 b H3 b C4 b A5 b B5 b H5 b C6 b D7 b E7 b H7 b H8 b F9 b G9 b H9 w E1 w E2 w H2 w D3 w F3 w G3 w J5 w A6 w D6 w F6 w H6 w C7 w F7 w A8 w B8 w G8 w A9 w C9
1830 attack A6
#? [1 A7|1 B7]

# Throw-in 184
boardsize 9
clear_board
gogui-setup b A1 b C1 b E1 b H1 b C2 b F2 b J4 b D5 b E5 b F5 b J5 b B6 b D6 b J6 b C7 b E7 b G7 b H7 b C8 b E8 b A9 b B9 w B1 w D2 w E2 w D3 w G3 w H3 w D4 w E4 w F4 w G4 w G5 w A6 w E6 w H6 w B8 w D8 w G8 w J8 w C9 w H9 w J9
1840 attack G8
#? [1 A2|1 A3|1 A4|1 A5|1 A7|1 A8|1 B2|1 B3|1 B4|1 B5|1 B7|1 C3|1 C4|1 C5|1 C6|1 D1|1 D7|1 D9|1 E3|1 E9|1 F1|1 F3|1 F6|1 F7|1 F8|1 F9|1 G1|1 G2|1 G6|1 G9|1 H2|1 H4|1 H5|1 H8|1 J1|1 J2|1 J3|1 J7]

# Throw-in 185
boardsize 9
clear_board
gogui-setup b D1 b J1 b B2 b C2 b H2 b J2 b A3 b C3 b H3 b B4 b F4 b F5 b G5 b E6 b J6 b A7 b B7 b G7 b H7 b B8 b F8 b C9 b F9 b G9 b J9 w B1 w G1 w A2 w G2 w D3 w E3 w F3 w G3 w J3 w C4 w E4 w G4 w H4 w B5 w J5 w A6 w C6 w C7 w D7 w A8 w D8 w G8 w D9 w E9 w H9
1850 attack C9
#? [1 A9|1 B6|1 C8]*

# Throw-in 186
boardsize 9
clear_board
gogui-setup b C1 b E1 b F1 b J1 b B2 b E2 b A3 b B4 b D4 b F4 b J4 b B6 b C7 b D7 b F7 b G7 b G8 w B1 w G1 w A2 w D2 w H3 w J3 w A6 w B7 w E8 w H8 w J8 w C9 w D9 w E9 w F9 w G9 w H9
1860 attack A6
#? [1 A5|1 A7|1 B8]

# Throw-in 187
boardsize 9
clear_board
gogui-setup b F1 b H2 b B3 b D3 b G3 b J3 b D4 b E4 b A5 b B6 b D6 b J6 b F7 b E8 b J8 w J1 w C3 w E3 w H3 w B5 w G5 w J5 w C6 w G6 w C7 w H8 w D9 w F9 w H9 w J9
1870 attack B6
#? [1 A4|1 A6|1 B4|1 B7|1 C5]

# Throw-in 188
boardsize 9
clear_board
gogui-setup b F1 b G1 b H1 b A2 b A3 b D3 b A4 b G4 b H4 b J4 b F5 b A6 b B6 b G6 b G7 b H7 b B8 b C8 b F8 b G8 b H8 b C9 b F9 b J9 w A1 w C1 w D1 w C2 w E2 w F2 w H2 w E3 w F3 w G3 w H3 w J3 w B4 w B5 w D5 w G5 w C6 w D6 w E6 w A7 w E8 w E9 w G9
1880 attack F1
#? [1 A5|1 A8|1 A9|1 B1|1 B2|1 B3|1 B7|1 B9|1 C3|1 C4|1 C5|1 C7|1 D2|1 D4|1 D7|1 D8|1 D9|1 E1|1 E4|1 E5|1 E7|1 F4|1 F6|1 F7|1 G2|1 H5|1 H6|1 J1|1 J2|1 J5|1 J6|1 J7|1 J8]

# Throw-in 189
boardsize 9
clear_board
gogui-setup b B1 b G1 b C2 b D2 b B3 b F3 b D4 b E4 b G4 b H4 b H5 b B6 b G6 b J6 b A7 b B7 b D7 b E7 b G7 b J7 b F8 b G8 b H8 b D9 w A1 w D1 w J1 w A2 w B2 w E2 w A3 w J3 w A4 w B5 w D5 w E5 w F5 w G5 w J5 w H6 w C7 w A8 w E8 w J8 w C9 w F9 w J9
1890 attack J1
#? [1 F1|1 G2|1 H1|1 H2|1 H3]*

# Throw-in 190
boardsize 9
clear_board
gogui-setup b E1 b F1 b H1 b G2 b C3 b H4 b B5 b C5 b G5 b A6 b D6 b E6 b F6 b G6 b D7 b G7 b D8 b G8 b A9 b D9 b G9 w A1 w C1 w C2 w E2 w D3 w E3 w J3 w B4 w C4 w E4 w F4 w D5 w J6 w A7 w J7 w A8 w B8 w C8 w E8 w F9 w J9
1900 attack J9
#? [1 H6|1 H7|1 H8|1 H9|1 J5|1 J8]

# Throw-in 191
boardsize 9
clear_board
gogui-setup b C1 b A2 b F2 b J2 b A3 b C3 b G3 b A4 b E4 b B5 b E5 b C6 b F7 b C8 b B9 b D9 b H9 w E1 w H2 w E3 w D4 w J4 w A5 w D5 w F5 w G5 w J5 w D6 w G6 w H6 w C7 w E7 w D8 w A9
1910 attack J2
#? [1 D1|1 D2|1 D3|1 E2|1 F3|1 G1|1 G4|1 H1|1 H3|1 J3]*

# Throw-in 192
boardsize 9
clear_board
gogui-setup b E2 b J2 b A3 b E3 b F3 b G3 b H3 b G4 b H4 b C5 b D5 b E5 b C6 b D6 b E6 b F6 b B7 b E8 b F8 b A9 b C9 b D9 b F9 w A1 w B1 w F1 w H1 w J1 w B2 w B3 w A4 w B4 w D4 w B5 w F5 w A6 w B6 w G6 w C7 w D7 w E7 w G7 w A8 w C8 w H8 w G9
1920 attack F1
#? [1 C2|1 D1|1 D2|1 D3|1 E1|1 F2|1 G1]

# Throw-in 193
boardsize 9
clear_board
gogui-setup b D2 b J2 b C3 b F3 b B4 b B5 b B6 b B8 b C8 b E8 b F8 w A1 w E2 w A3 w E4 w H4 w H5 w J5 w A7 w H8 w H9
1930 attack A3
#? [1 A2|1 A4|1 A5|1 A6|1 A8|1 A9|1 B1|1 B2|1 B3|1 B7|1 B9|1 C1|1 C2|1 C4|1 C5|1 C6|1 C7|1 C9|1 D1|1 D3|1 D4|1 D5|1 D6|1 D7|1 D8|1 D9|1 E1|1 E3|1 E5|1 E6|1 E7|1 E9|1 F1|1 F2|1 F4|1 F5|1 F6|1 F7|1 F9|1 G1|1 G2|1 G3|1 G4|1 G5|1 G6|1 G7|1 G8|1 G9|1 H1|1 H2|1 H3|1 H6|1 H7|1 J1|1 J3|1 J4|1 J6|1 J7|1 J8|1 J9]

# Throw-in 194
boardsize 9
clear_board
gogui-setup b B1 b B2 b D2 b H2 b C3 b D3 b F3 b G3 b B4 b C4 b D4 b E4 b F4 b G4 b A5 b B5 b D5 b E5 b F5 b A6 b B6 b H6 b J6 b E7 b F7 b A8 b B8 b D8 b A9 b C9 w A1 w D1 w G1 w E2 w F2 w B3 w E3 w H3 w J3 w A4 w H4 w J4 w C5 w H5 w J5 w C6 w F6 w B7 w C7 w J7 w C8 w F8 w G8 w H8 w J8 w E9 w G9 w H9
1940 attack D1
#? [1 A2|1 A3|1 A7|1 B9|1 C1|1 C2|1 D6|1 D7|1 D9|1 E1|1 E6|1 E8|1 F1|1 G2|1 G5|1 G6|1 G7|1 H1|1 H7|1 J1|1 J2]

# Throw-in 195
boardsize 9
clear_board
gogui-setup b C1 b F1 b H1 b C2 b F3 b A4 b C4 b E4 b G4 b B6 b H6 b G8 b C9 b E9 b F9 b J9 w A1 w E1 w J1 w B2 w J2 w B3 w D3 w G5 w H5 w C6 w G6 w J6 w D7 w A8 w B8 w D8
1950 attack A1
#? [1 B1|1 B4|1 C3]*

# Throw-in 196
boardsize 9
clear_board
gogui-setup b D1 b C2 b E2 b F2 b G2 b B3 b D3 b G3 b H3 b D4 b A6 b J6 b A7 b D7 b B8 b D8 b H8 b C9 b E9 b J9 w B1 w E1 w H1 w J1 w A2 w B2 w E3 w F3 w J3 w A4 w J4 w C5 w F5 w B6 w C6 w D6 w F7 w A8 w F8 w A9
1960 attack H1
#? [1 A3|1 A5|1 B4|1 B5|1 B7|1 B9|1 C1|1 C3|1 C4|1 C7|1 C8|1 D2|1 D5|1 D9|1 E4|1 E5|1 E6|1 E7|1 E8|1 F1|1 F4|1 F6|1 F9|1 G1|1 G4|1 G5|1 G6|1 G7|1 G8|1 G9|1 H2|1 H4|1 H5|1 H6|1 H7|1 H9|1 J2|1 J7|1 J8]

# Semeai 197
boardsize 9
clear_board
gogui-setup b J1 b F2 b H2 b B3 b D3 b A4 b D4 b E4 b F4 b G4 b H4 b A5 b C5 b D5 b E5 b F5 b J5 b F6 b G6 b H6 b B8 b C8 b H8 b J8 b H9 w D1 w E1 w G1 w H1 w B2 w C2 w C3 w F3 w G3 w B4 w C4 w J4 w B5 w G5 w B6 w D6 w E6 w J6 w A7 w D7 w F7 w G7 w J7 w E8 w G8 w A9 w F9
1970 attack H8
#? [1 H7]

# Semeai 198
boardsize 9
clear_board
gogui-setup b B2 b C2 b D2 b G2 b C3 b F3 b G3 b A4 b C4 b F4 b J4 b E5 b G5 b H5 b A6 b F6 b F7 b A8 b C8 b H8 b A9 b B9 b D9 b H9 w B1 w E1 w H1 w E2 w F2 w A3 w D3 w D4 w E4 w D5 w J5 w B6 w D6 w E6 w G6 w H6 w A7 w G7 w H7 w B8 w E8 w J8 w F9 w J9
1980 attack H8
#? [1 E7|1 F5|1 F8|1 G8|1 G9]

# Semeai 199
boardsize 9
clear_board
gogui-setup b B1 b J1 b A2 b D2 b B3 b J3 b A4 b G4 b A5 b B5 b C5 b D5 b E5 b J5 b E6 b H6 b C7 b H7 b A8 b B8 b H8 b B9 b C9 b G9 b J9 w C1 w E1 w G1 w H1 w E2 w G3 w B4 w D4 w E4 w J4 w G5 w A6 w D6 w G6 w J6 w A7 w D7 w G7 w J7 w C8 w D8 w E8 w G8 w D9 w F9
1990 attack H6
#? [1 H5]

# Semeai 200
boardsize 9
clear_board
gogui-setup b C1 b D2 b E2 b G2 b B3 b G3 b J3 b C4 b E4 b F4 b H4 b J4 b A6 b B6 b D6 b E6 b G6 b H6 b J7 b C8 b E8 b F8 b G8 b J8 b B9 b C9 b F9 w B1 w D1 w F1 w G1 w J1 w A2 w F2 w H2 w J2 w A3 w F3 w A4 w B5 w C5 w G5 w F6 w J6 w A7 w C7 w F7 w H7 w D8 w H8 w D9 w E9 w H9
2000 attack F1
#? [1 A5|1 A8|1 A9|1 B2|1 B4|1 B7|1 B8|1 C2|1 C3|1 C6|1 D3|1 D4|1 D5|1 D7|1 E1|1 E3|1 E5|1 E7|1 F5|1 G4|1 G7|1 G9|1 H3|1 H5|1 J5]

# Semeai 201
boardsize 9
clear_board
gogui-setup b B1 b E1 b F1 b H1 b J1 b A2 b E2 b F2 b B3 b F3 b G3 b C4 b D4 b E4 b J4 b B5 b C5 b F5 b B6 b G8 b H8 b G9 b H9 b J9 w C1 w D2 w G2 w H2 w E3 w J3 w B4 w E5 w G5 w H5 w C6 w F6 w G6 w H6 w A7 w C7 w E7 w G7 w A8 w B8 w D8 w F8 w J8 w C9 w E9
2010 attack G2
#? [1 G1|1 G4|1 H3|1 H4]

# Semeai 202
boardsize 9
clear_board
gogui-setup b C1 b E1 b F1 b G1 b J1 b B2 b D2 b G2 b H2 b J2 b B3 b A4 b D4 b H4 b D5 b E5 b C6 b F6 b G6 b J6 b A7 b F7 b G7 b F8 b B9 b F9 b G9 w B1 w F2 w A3 w E3 w H3 w B4 w F4 w J4 w F5 w H5 w A6 w D6 w E6 w H6 w C7 w E7 w J7 w B8 w D8 w G8 w H8 w C9 w E9 w H9 w J9
2020 attack F6
#? [1 E8|1 G5|1 H7]

# Semeai 203
boardsize 9
clear_board
gogui-setup b A1 b B1 b D1 b F1 b C2 b G2 b J2 b A3 b B3 b E3 b A4 b E4 b F4 b H4 b A5 b G5 b E6 b A7 b B7 b E7 b F7 b G7 b E8 b F8 b G8 b B9 b C9 b F9 w A2 w E2 w D3 w F3 w G3 w J3 w B4 w D4 w G4 w B5 w C5 w E5 w H5 w B6 w C6 w F6 w G6 w J6 w C7 w D7 w H7 w J7 w C8 w H8 w J8 w G9 w H9
2030 attack E6
#? [1 A6|1 A8|1 A9|1 B8|1 C3|1 C4|1 D2|1 D5|1 D6|1 D8|1 D9|1 E1|1 F2|1 F5|1 G1|1 H1|1 H2|1 H3|1 H6|1 J1|1 J4|1 J5|1 J9]

# Semeai 204
boardsize 9
clear_board
gogui-setup b E1 b F1 b G1 b H1 b C2 b D2 b F2 b A3 b E3 b D4 b B5 b D5 b F5 b A6 b C6 b E6 b F7 b G7 b J7 b E8 b J8 b H9 w A1 w C1 w H2 w J2 w C3 w D3 w G3 w J3 w C4 w E4 w H4 w J4 w B6 w D6 w J6 w C7 w C8 w G8 w H8 w B9 w F9
2040 attack C3
#? [1 B7|1 C5|1 D7]

# Semeai 205
boardsize 9
clear_board
gogui-setup b C1 b E1 b C2 b E2 b H2 b A3 b A4 b B4 b C4 b E4 b H4 b J4 b B5 b D5 b A6 b F6 b J6 b A7 b F7 b G7 b D9 b H9 w B1 w F1 w A2 w F2 w B3 w C3 w E3 w F3 w G3 w H3 w J3 w F5 w H5 w H6 w B7 w E7 w J7 w B8 w D8 w H8 w F9
2050 attack C1
#? [1 D2]*

# Semeai 206
boardsize 9
clear_board
gogui-setup b A1 b B1 b C1 b D1 b E1 b H1 b A2 b H2 b E3 b C4 b D4 b H4 b G5 b H5 b J5 b B6 b F6 b H6 b A7 b B7 b C7 b G7 b F8 b E9 w F1 w G1 w C2 w E2 w F2 w B3 w H3 w E4 w G4 w A5 w B5 w D5 w D6 w D7 w J7 w A8 w B8 w J8 w A9 w C9 w D9 w H9 w J9
2060 attack B6
#? [1 A6|1 C6|1 C8|1 D8|1 E8]

# Semeai 207
boardsize 9
clear_board
gogui-setup b D1 b G1 b H1 b D2 b E2 b A3 b F3 b G3 b H4 b E5 b J5 b A6 b B6 b C6 b D6 b G6 b F7 b G7 b A8 b B8 b C8 b F8 b J8 b B9 b H9 b J9 w A1 w E1 w F1 w J1 w A2 w B2 w H2 w J2 w B3 w D3 w E3 w H3 w J3 w F4 w G4 w A5 w D5 w E6 w D7 w E7 w J7 w E8 w D9 w E9 w F9
2070 attack J1
#? [1 F2|1 G5|1 H5|1 H6]

# Semeai 208
boardsize 9
clear_board
gogui-setup b D1 b B2 b C2 b H2 b J2 b A3 b F3 b A4 b D4 b B5 b D5 b F5 b G5 b J5 b A6 b J6 b A7 b B7 b C7 b F7 b G7 b E8 b C9 b D9 w G1 w J1 w A2 w E2 w F2 w B3 w D3 w B4 w C4 w E4 w F4 w G4 w H4 w E5 w B6 w E6 w F6 w E7 w H7 w J7 w C8 w B9 w G9
2080 attack B3
#? [1 C3]

# Semeai 209
boardsize 9
clear_board
gogui-setup b J1 b F2 b G2 b B3 b J3 b C4 b E4 b G4 b B5 b C5 b D5 b E5 b H5 b J5 b B6 b C6 b H6 b D7 b C8 b E8 b G8 b J8 b C9 b F9 b G9 w B1 w D1 w E1 w H1 w A2 w C2 w D2 w E2 w A3 w C3 w F3 w G3 w H3 w A4 w D4 w H4 w A5 w D6 w A7 w F7 w A8 w B8 w D8 w A9 w D9 w H9
2090 attack A7
#? [1 A6]

# Semeai 210
boardsize 9
clear_board
gogui-setup b B1 b D1 b E1 b A2 b D2 b F2 b G2 b A3 b B4 b E4 b B5 b E5 b A6 b B6 b C6 b F6 b J6 b A7 b B7 b D7 b E7 b J7 b A8 b B8 b C8 b D8 b E9 b F9 w F1 w G1 w J1 w C2 w H2 w J2 w B3 w C3 w E3 w F3 w G3 w H3 w G4 w H4 w J4 w A5 w F5 w G5 w G6 w F7 w H7 w G8 w J8 w A9 w B9 w C9 w G9 w H9
2100 attack D1
#? [1 C1]

# Eye 211
boardsize 9
clear_board
gogui-setup b C1 b E1 b G1 b H1 b B2 b D2 b E2 b F2 b B3 b C3 b E3 b H3 b A4 b D4 b G4 b H4 b C5 b F5 b C6 b H6 b E7 b H7 b C8 b D8 b E9 w B1 w A2 w G2 w H2 w F3 w G3 w J3 w A5 w B5 w D5 w E5 w G5 w J5 w F6 w J6 w D7 w F7 w G7 w A8 w B8 w G8 w B9 w F9
2110 eval_eye C2
#? [1 1]

# Eye 212
boardsize 9
clear_board
gogui-setup b D1 b G2 b H2 b J2 b E3 b G3 b A4 b B4 b C4 b F4 b J4 b B5 b G5 b A6 b D6 b F6 b G6 b B7 b D7 b B8 b C8 b D8 b E8 b A9 w B1 w C1 w H1 w J1 w A2 w B2 w F2 w F3 w D5 w E5 w F5 w H5 w J6 w A7 w E7 w F7 w G7 w H7 w F8 w J8 w B9 w D9 w F9 w H9
2120 eval_eye J7
#? [0 1 H6 H6]

# Eye 213
boardsize 9
clear_board
gogui-setup b F1 b G1 b C2 b G2 b A3 b C3 b J3 b B4 b C4 b A6 b D6 b G6 b B7 b E7 b G7 b J7 b B8 b F8 b H8 b C9 b J9 w B1 w C1 w E1 w H1 w F2 w E3 w D4 w J4 w C5 w E5 w J5 w C6 w E6 w F7 w A8 w D8 w E8 w B9 w F9 w G9
2130 eval_eye H7
#? [0 1 H6 H6]

# Eye 214
boardsize 9
clear_board
gogui-setup b C1 b H2 b G3 b B4 b F4 b B5 b B6 b E6 b A8 b C9 b F9 w F1 w A2 w E2 w F2 w G2 w E3 w J3 w H7 w J7 w H8
2140 eval_eye J8
#? [1 1]*

# Eye 215
boardsize 9
clear_board
gogui-setup b E1 b G1 b B2 b F2 b E3 b J3 b E4 b H4 b H5 b J5 b B6 b E6 b B7 b D7 b B8 b G8 w C1 w H1 w F3 w H3 w A4 w B4 w D4 w G4 w C5 w D5 w A6 w G6 w A8 w H8 w A9
2150 eval_eye F1
#? [0 1 G2 G2]

# Eye 216
boardsize 9
clear_board
gogui-setup b C1 b A2 b G3 b J4 b C5 b E5 b F5 b E6 b F6 b G6 b E7 b A8 b F8 b G8 b J8 b B9 w A1 w G1 w C2 w D2 w J2 w C3 w A4 w C4 w D4 w G4 w D5 w G5 w A6 w J6 w J7 w E9
2160 eval_eye D3
#? [0 1 E3 E3]

# Eye 217
boardsize 9
clear_board
gogui-setup b A1 b D1 b H1 b J1 b B2 b C2 b A3 b C3 b D3 b G3 b A4 b B4 b G4 b A5 b B5 b C5 b H5 b J5 b F6 b B7 b F7 b G7 b A8 b B8 b D8 b E8 b B9 b F9 w B1 w G1 w F2 w G2 w J2 w F3 w H3 w J3 w J4 w D5 w E5 w G5 w A6 w B6 w D6 w E6 w H6 w J6 w D7 w E7 w H7 w J7 w F8 w J8 w C9 w D9 w H9
2170 eval_eye H8
#? [0 1 G8 G8]

# Eye 218
boardsize 9
clear_board
gogui-setup b F1 b C2 b D2 b E2 b F2 b A3 b J3 b D4 b E4 b F4 b C5 b D5 b F5 b H5 b A6 b C6 b D6 b E6 b A7 b E7 b G7 b J7 b J9 w B1 w C1 w G1 w J1 w A2 w B2 w H2 w D3 w G3 w G4 w H4 w A5 w B5 w G6 w H6 w C7 w F7 w A8 w C8 w G8 w J8 w A9 w B9
2180 eval_eye B8
#? [0 1 B7 B7]

# Eye 219
boardsize 9
clear_board
gogui-setup b B1 b C1 b D1 b F1 b H1 b G2 b J2 b B3 b E3 b H3 b D4 b G4 b C5 b G5 b A6 b H6 b C7 b F7 b H7 b B8 b E8 b H8 b B9 b C9 b D9 b E9 b G9 b J9 w B2 w C2 w D2 w A3 w J3 w A4 w C4 w E4 w F4 w H4 w J4 w A5 w E5 w H5 w B6 w C6 w F6 w D7 w G7 w J7 w A8 w C8 w D8 w G8 w A9
2190 eval_eye G1
#? [0 1 F2 F2]

# Eye 220
boardsize 9
clear_board
gogui-setup b A1 b B2 b C2 b G2 b B3 b D3 b J3 b A4 b G4 b H4 b J4 b A5 b C5 b J5 b A6 b D6 b E6 b B7 b H7 b A8 b G8 b J9 w D1 w G1 w H1 w J1 w J2 w C3 w H3 w B4 w D4 w E4 w F4 w E5 w H5 w G6 w C7 w J7 w E8 w H8 w C9 w E9 w G9
2200 eval_eye F9
#? [0 1 F8 F8]

# Eye 221
boardsize 9
clear_board
gogui-setup b G1 b H1 b A2 b D2 b H2 b B3 b G3 b D4 b B5 b E5 b F5 b D6 b A7 b B7 b F7 b J7 b E8 b G8 b A9 b H9 b J9 w B1 w C1 w B2 w C2 w D3 w H3 w E4 w G4 w A5 w H5 w C6 w F6 w G6 w J6 w C7 w G7 w B8 w C8 w H8 w E9
2210 eval_eye H6
#? [0 1 H7 H7]
