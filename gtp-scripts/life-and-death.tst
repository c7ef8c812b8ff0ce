# Life and death on small fields: nakade, snapback, seki, semeai, ladder.
#
# A regression file in the form of GNU Go and GoGui: commands that set up a position, then a
# numbered reg_genmove and a line `#? [...]` with every right answer. To run it:
#
#     gogui-regress "octant gtp --playouts 10000" gtp-scripts/life-and-death.tst
#
# Outside the fight no stone can be captured, and komi lies between what the right answer and
# anything else, a pass too, lead to: the right answers win the game by area, all other moves
# lose it. Each position was solved by reading every move of the fight until it was decided.
# X is Black, O is White.

# Nakade: three in a row. The middle kills. Black to play.
#   A B C D E F G H J
# 9 . O O O X X X O . 9
# 8 . O . O X X X O . 8
# 7 . O . O X X X O . 7
# 6 . O . O X X X O O 6
# 5 O O . O X X X X X 5
# 4 . O . O X X X X X 4
# 3 . O . O X . X . . 3
# 2 . O . O X . X X X 2
# 1 . O . O X X X . . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 0.5
play b E1
play b F1
play b G1
play b E2
play b G2
play b H2
play b J2
play b E3
play b G3
play b E4
play b F4
play b G4
play b H4
play b J4
play b E5
play b F5
play b G5
play b H5
play b J5
play b E6
play b F6
play b G6
play b E7
play b F7
play b G7
play b E8
play b F8
play b G8
play b E9
play b F9
play b G9
play w B1
play w D1
play w B2
play w D2
play w B3
play w D3
play w B4
play w D4
play w A5
play w B5
play w D5
play w B6
play w D6
play w H6
play w J6
play w B7
play w D7
play w H7
play w B8
play w D8
play w H8
play w B9
play w C9
play w D9
play w H9
10 reg_genmove b
#? [J8]

# Nakade: three in a row. The middle lives. Black to play.
#   A B C D E F G H J
# 9 . . . . X . . . . 9
# 8 X X X X X X X X X 8
# 7 . . . . . . . . X 7
# 6 X X X X X X X X X 6
# 5 O O O O O O O O O 5
# 4 O . . O O O O O O 4
# 3 O O O O O O O O O 3
# 2 . O . O O X X X X 2
# 1 . O . O O X . . . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -1.5
play b F1
play b F2
play b G2
play b H2
play b J2
play b A6
play b B6
play b C6
play b D6
play b E6
play b F6
play b G6
play b H6
play b J6
play b J7
play b A8
play b B8
play b C8
play b D8
play b E8
play b F8
play b G8
play b H8
play b J8
play b E9
play w B1
play w D1
play w E1
play w B2
play w D2
play w E2
play w A3
play w B3
play w C3
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w A4
play w D4
play w E4
play w F4
play w G4
play w H4
play w J4
play w A5
play w B5
play w C5
play w D5
play w E5
play w F5
play w G5
play w H5
play w J5
20 reg_genmove b
#? [H1]

# Nakade: the bent three of the corner. The corner point kills. Black to play.
#   A B C D E F G H J
# 9 . . X X X O . O . 9
# 8 X X X . X O . O . 8
# 7 . . X . X O . O . 7
# 6 X X X X X O . O . 6
# 5 X X X X X O . O O 5
# 4 X X X X X O . O . 4
# 3 O O X X X O . O . 3
# 2 . O O X X O . O . 2
# 1 . . O X X O O O . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 0.5
play b D1
play b E1
play b D2
play b E2
play b C3
play b D3
play b E3
play b A4
play b B4
play b C4
play b D4
play b E4
play b A5
play b B5
play b C5
play b D5
play b E5
play b A6
play b B6
play b C6
play b D6
play b E6
play b C7
play b E7
play b A8
play b B8
play b C8
play b E8
play b C9
play b D9
play b E9
play w C1
play w F1
play w G1
play w H1
play w B2
play w C2
play w F2
play w H2
play w A3
play w B3
play w F3
play w H3
play w F4
play w H4
play w F5
play w H5
play w J5
play w F6
play w H6
play w F7
play w H7
play w F8
play w H8
play w F9
play w H9
30 reg_genmove b
#? [A1]

# Nakade: three in a row, with a liberty outside. The middle kills. Black to play.
#   A B C D E F G H J
# 9 . X . X X O . . . 9
# 8 . X . X . O O O O 8
# 7 X X X X X X X X X 7
# 6 X . . X X X X X X 6
# 5 X X X X X X X X X 5
# 4 O O O O O O O O O 4
# 3 . . . . . . . . O 3
# 2 O O O O O O O O O 2
# 1 . . . . O . . . . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 0.5
play b A5
play b B5
play b C5
play b D5
play b E5
play b F5
play b G5
play b H5
play b J5
play b A6
play b D6
play b E6
play b F6
play b G6
play b H6
play b J6
play b A7
play b B7
play b C7
play b D7
play b E7
play b F7
play b G7
play b H7
play b J7
play b B8
play b D8
play b B9
play b D9
play b E9
play w E1
play w A2
play w B2
play w C2
play w D2
play w E2
play w F2
play w G2
play w H2
play w J2
play w J3
play w A4
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
play w H4
play w J4
play w F8
play w G8
play w H8
play w J8
play w F9
40 reg_genmove b
#? [H9]

# Nakade: four in a row, an enemy stone on the second point. Its neighbor lives. Black to play.
#   A B C D E F G H J
# 9 . X O O O X X X . 9
# 8 O X O O O X . X . 8
# 7 . X O O O X . X . 7
# 6 . X O O O X . X . 6
# 5 X X O O O X . X X 5
# 4 O O O O O X . X . 4
# 3 . . O . O X . X . 3
# 2 O O O . O X . X . 2
# 1 . . O O O X . X . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 0.5
play b F1
play b H1
play b F2
play b H2
play b F3
play b H3
play b F4
play b H4
play b A5
play b B5
play b F5
play b H5
play b J5
play b B6
play b F6
play b H6
play b B7
play b F7
play b H7
play b B8
play b F8
play b H8
play b B9
play b F9
play b G9
play b H9
play w C1
play w D1
play w E1
play w A2
play w B2
play w C2
play w E2
play w C3
play w E3
play w A4
play w B4
play w C4
play w D4
play w E4
play w C5
play w D5
play w E5
play w C6
play w D6
play w E6
play w C7
play w D7
play w E7
play w A8
play w C8
play w D8
play w E8
play w C9
play w D9
play w E9
50 reg_genmove b
#? [A7]

# Nakade: the pyramid four. The middle of its base kills. Black to play.
#   A B C D E F G H J
# 9 . . . . O . . . . 9
# 8 O O O O O O O O O 8
# 7 O . . . . . . . . 7
# 6 O O O O O O O O O 6
# 5 X X X X X X X X X 5
# 4 X X X X X X . . X 4
# 3 X O O O X X X X X 3
# 2 O O . O O X . X . 2
# 1 O . . . O X . X . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -3.5
play b F1
play b H1
play b F2
play b H2
play b A3
play b E3
play b F3
play b G3
play b H3
play b J3
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b J4
play b A5
play b B5
play b C5
play b D5
play b E5
play b F5
play b G5
play b H5
play b J5
play w A1
play w E1
play w A2
play w B2
play w D2
play w E2
play w B3
play w C3
play w D3
play w A6
play w B6
play w C6
play w D6
play w E6
play w F6
play w G6
play w H6
play w J6
play w A7
play w A8
play w B8
play w C8
play w D8
play w E8
play w F8
play w G8
play w H8
play w J8
play w E9
60 reg_genmove b
#? [C1]

# Nakade: the pyramid four. The middle of its base lives. White to play.
#   A B C D E F G H J
# 9 . O . O X X X . . 9
# 8 . O . O X . X X X 8
# 7 . O . O X . X . . 7
# 6 . O . O X X X X X 6
# 5 O O . O X X X O O 5
# 4 . O . O X X O O . 4
# 3 . O . O X X O . . 3
# 2 . O . O X X O O . 2
# 1 . O O O X X X O O 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -3.5
play w B1
play w C1
play w D1
play w H1
play w J1
play w B2
play w D2
play w G2
play w H2
play w B3
play w D3
play w G3
play w B4
play w D4
play w G4
play w H4
play w A5
play w B5
play w D5
play w H5
play w J5
play w B6
play w D6
play w B7
play w D7
play w B8
play w D8
play w B9
play w D9
play b E1
play b F1
play b G1
play b E2
play b F2
play b E3
play b F3
play b E4
play b F4
play b E5
play b F5
play b G5
play b E6
play b F6
play b G6
play b H6
play b J6
play b E7
play b G7
play b E8
play b G8
play b H8
play b J8
play b E9
play b F9
play b G9
70 reg_genmove w
#? [J3]

# Nakade: the bulky five. The point with three neighbors kills. Black to play.
#   A B C D E F G H J
# 9 O . . . O X . X . 9
# 8 O . . O O X . X . 8
# 7 O O O O X X X X X 7
# 6 X X X X X X . . X 6
# 5 X X X X X X X X X 5
# 4 O O O O O O O O O 4
# 3 O . . . . . . . . 3
# 2 O O O O O O O O O 2
# 1 . . . . O . . . . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -4.5
play b A5
play b B5
play b C5
play b D5
play b E5
play b F5
play b G5
play b H5
play b J5
play b A6
play b B6
play b C6
play b D6
play b E6
play b F6
play b J6
play b E7
play b F7
play b G7
play b H7
play b J7
play b F8
play b H8
play b F9
play b H9
play w E1
play w A2
play w B2
play w C2
play w D2
play w E2
play w F2
play w G2
play w H2
play w J2
play w A3
play w A4
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
play w H4
play w J4
play w A7
play w B7
play w C7
play w D7
play w A8
play w D8
play w E8
play w A9
play w E9
80 reg_genmove b
#? [C9]

# Nakade: the bulky five. Three points live: the vital one and both that leave a bent four. Black to play.
#   A B C D E F G H J
# 9 . X X X O O X X X 9
# 8 . X . X O O X . . 8
# 7 . X . X O O X . . 7
# 6 . X . X O O X X . 6
# 5 X X . X O O O X X 5
# 4 . X . X O O O O O 4
# 3 . X . X O . O . . 3
# 2 . X . X O . O O O 2
# 1 . X . X O O O . . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 5.5
play b B1
play b D1
play b B2
play b D2
play b B3
play b D3
play b B4
play b D4
play b A5
play b B5
play b D5
play b H5
play b J5
play b B6
play b D6
play b G6
play b H6
play b B7
play b D7
play b G7
play b B8
play b D8
play b G8
play b B9
play b C9
play b D9
play b G9
play b H9
play b J9
play w E1
play w F1
play w G1
play w E2
play w G2
play w H2
play w J2
play w E3
play w G3
play w E4
play w F4
play w G4
play w H4
play w J4
play w E5
play w F5
play w G5
play w E6
play w F6
play w E7
play w F7
play w E8
play w F8
play w E9
play w F9
90 reg_genmove b
#? [H7|J7|J8]

# Nakade: the bulky five in the corner. Its point with three neighbors kills. White to play.
#   A B C D E F G H J
# 9 . . . . X . . . . 9
# 8 X X X X X X X X X 8
# 7 . . . . . . . . X 7
# 6 X X X X X X X X X 6
# 5 O O O O O O O O O 5
# 4 O . . O O O O O O 4
# 3 O O O O O O X X X 3
# 2 . O . O O X X . . 2
# 1 . O . O O X . . . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 2.5
play w B1
play w D1
play w E1
play w B2
play w D2
play w E2
play w A3
play w B3
play w C3
play w D3
play w E3
play w F3
play w A4
play w D4
play w E4
play w F4
play w G4
play w H4
play w J4
play w A5
play w B5
play w C5
play w D5
play w E5
play w F5
play w G5
play w H5
play w J5
play b F1
play b F2
play b G2
play b G3
play b H3
play b J3
play b A6
play b B6
play b C6
play b D6
play b E6
play b F6
play b G6
play b H6
play b J6
play b J7
play b A8
play b B8
play b C8
play b D8
play b E8
play b F8
play b G8
play b H8
play b J8
play b E9
100 reg_genmove w
#? [H1]

# Nakade: the bulky five in the corner. Its point with three neighbors lives. White to play.
#   A B C D E F G H J
# 9 . . X X X O . O . 9
# 8 X X X . X O . O . 8
# 7 . . X . X O . O . 7
# 6 X X X X X O . O . 6
# 5 X X X X X O . O O 5
# 4 O O X X X O . O . 4
# 3 . O O X X O . O . 3
# 2 . . O X X O . O . 2
# 1 . . O X X O O O . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -1.5
play w C1
play w F1
play w G1
play w H1
play w C2
play w F2
play w H2
play w B3
play w C3
play w F3
play w H3
play w A4
play w B4
play w F4
play w H4
play w F5
play w H5
play w J5
play w F6
play w H6
play w F7
play w H7
play w F8
play w H8
play w F9
play w H9
play b D1
play b E1
play b D2
play b E2
play b D3
play b E3
play b C4
play b D4
play b E4
play b A5
play b B5
play b C5
play b D5
play b E5
play b A6
play b B6
play b C6
play b D6
play b E6
play b C7
play b E7
play b A8
play b B8
play b C8
play b E8
play b C9
play b D9
play b E9
110 reg_genmove w
#? [A2]

# Nakade: the crossed five. The middle kills. Black to play.
#   A B C D E F G H J
# 9 . X . X O O . O O 9
# 8 . X . X O . . . O 8
# 7 X X X X O O . O O 7
# 6 X . . X X O O O X 6
# 5 X X X X X X X X X 5
# 4 O O O O O O O O O 4
# 3 . . . . . . . . O 3
# 2 O O O O O O O O O 2
# 1 . . . . O . . . . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -8.5
play b A5
play b B5
play b C5
play b D5
play b E5
play b F5
play b G5
play b H5
play b J5
play b A6
play b D6
play b E6
play b J6
play b A7
play b B7
play b C7
play b D7
play b B8
play b D8
play b B9
play b D9
play w E1
play w A2
play w B2
play w C2
play w D2
play w E2
play w F2
play w G2
play w H2
play w J2
play w J3
play w A4
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
play w H4
play w J4
play w F6
play w G6
play w H6
play w E7
play w F7
play w H7
play w J7
play w E8
play w J8
play w E9
play w F9
play w H9
play w J9
120 reg_genmove b
#? [G8]

# Nakade: the crossed five. The middle lives. Black to play.
#   A B C D E F G H J
# 9 X X X O O X X X . 9
# 8 X . X X O X . X . 8
# 7 . . . X O X . X . 7
# 6 X . X X O X . X . 6
# 5 X X X O O X . X X 5
# 4 O O O O O X . X . 4
# 3 . . O . O X . X . 3
# 2 O O O . O X . X . 2
# 1 . . O O O X . X . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 9.5
play b F1
play b H1
play b F2
play b H2
play b F3
play b H3
play b F4
play b H4
play b A5
play b B5
play b C5
play b F5
play b H5
play b J5
play b A6
play b C6
play b D6
play b F6
play b H6
play b D7
play b F7
play b H7
play b A8
play b C8
play b D8
play b F8
play b H8
play b A9
play b B9
play b C9
play b F9
play b G9
play b H9
play w C1
play w D1
play w E1
play w A2
play w B2
play w C2
play w E2
play w C3
play w E3
play w A4
play w B4
play w C4
play w D4
play w E4
play w D5
play w E5
play w E6
play w E7
play w E8
play w D9
play w E9
130 reg_genmove b
#? [B7]

# Nakade: the rabbity six. The point with four neighbors kills. Black to play.
#   A B C D E F G H J
# 9 . . . . O . . . . 9
# 8 O O O O O O O O O 8
# 7 O . . . . . . . . 7
# 6 O O O O O O O O O 6
# 5 X X X X X X X X X 5
# 4 X O O O X X . . X 4
# 3 O O . O O X X X X 3
# 2 O . . . O X . X . 2
# 1 O . . O O X . X . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -8.5
play b F1
play b H1
play b F2
play b H2
play b F3
play b G3
play b H3
play b J3
play b A4
play b E4
play b F4
play b J4
play b A5
play b B5
play b C5
play b D5
play b E5
play b F5
play b G5
play b H5
play b J5
play w A1
play w D1
play w E1
play w A2
play w E2
play w A3
play w B3
play w D3
play w E3
play w B4
play w C4
play w D4
play w A6
play w B6
play w C6
play w D6
play w E6
play w F6
play w G6
play w H6
play w J6
play w A7
play w A8
play w B8
play w C8
play w D8
play w E8
play w F8
play w G8
play w H8
play w J8
play w E9
140 reg_genmove b
#? [C2]

# Nakade: the rabbity six. The point with four neighbors lives, and two beside it. White to play.
#   A B C D E F G H J
# 9 . O . O X X X . . 9
# 8 . O . O X . X X X 8
# 7 . O . O X . X . . 7
# 6 . O . O X X X X X 6
# 5 O O . O X X O O O 5
# 4 . O . O X O O . O 4
# 3 . O . O X O . . . 3
# 2 . O . O X O O . . 2
# 1 . O O O X X O O O 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -8.5
play w B1
play w C1
play w D1
play w G1
play w H1
play w J1
play w B2
play w D2
play w F2
play w G2
play w B3
play w D3
play w F3
play w B4
play w D4
play w F4
play w G4
play w J4
play w A5
play w B5
play w D5
play w G5
play w H5
play w J5
play w B6
play w D6
play w B7
play w D7
play w B8
play w D8
play w B9
play w D9
play b E1
play b F1
play b E2
play b E3
play b E4
play b E5
play b F5
play b E6
play b F6
play b G6
play b H6
play b J6
play b E7
play b G7
play b E8
play b G8
play b H8
play b J8
play b E9
play b F9
play b G9
150 reg_genmove w
#? [H2|H3|J3]

# Nakade on 7x7: three in a row. The middle kills. Black to play.
#   A B C D E F G
# 7 . . . O X . X 7
# 6 O O O O X X X 6
# 5 X X X X X . X 5
# 4 X X X X X X X 4
# 3 O O O O O O O 3
# 2 . . . O . . . 2
# 1 O O O O O O O 1
#   A B C D E F G
boardsize 7
clear_board
komi -1.5
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b A5
play b B5
play b C5
play b D5
play b E5
play b G5
play b E6
play b F6
play b G6
play b E7
play b G7
play w A1
play w B1
play w C1
play w D1
play w E1
play w F1
play w G1
play w D2
play w A3
play w B3
play w C3
play w D3
play w E3
play w F3
play w G3
play w A6
play w B6
play w C6
play w D6
play w D7
160 reg_genmove b
#? [B7]

# Nakade on 7x7: the bent three of the corner, with a liberty outside. The corner point kills. White to play.
#   A B C D E F G
# 7 X . X O X . . 7
# 6 X . X O X X . 6
# 5 X . X O O X X 5
# 4 X X X O O . O 4
# 3 X . X O O O O 3
# 2 X . X O . O . 2
# 1 X . X O O O O 1
#   A B C D E F G
boardsize 7
clear_board
komi 1.5
play w D1
play w E1
play w F1
play w G1
play w D2
play w F2
play w D3
play w E3
play w F3
play w G3
play w D4
play w E4
play w G4
play w D5
play w E5
play w D6
play w D7
play b A1
play b C1
play b A2
play b C2
play b A3
play b C3
play b A4
play b B4
play b C4
play b A5
play b C5
play b F5
play b G5
play b A6
play b C6
play b E6
play b F6
play b A7
play b C7
play b E7
170 reg_genmove w
#? [G7]

# Nakade on 7x7: the pyramid four. The middle of its base lives. White to play.
#   A B C D E F G
# 7 O O O O O O O 7
# 6 . . . O . . . 6
# 5 O O O O O O O 5
# 4 X X X X X X X 4
# 3 X . X X O O O 3
# 2 X X X O O . O 2
# 1 X . X O . . . 1
#   A B C D E F G
boardsize 7
clear_board
komi -3.5
play w D1
play w D2
play w E2
play w G2
play w E3
play w F3
play w G3
play w A5
play w B5
play w C5
play w D5
play w E5
play w F5
play w G5
play w D6
play w A7
play w B7
play w C7
play w D7
play w E7
play w F7
play w G7
play b A1
play b C1
play b A2
play b B2
play b C2
play b A3
play b C3
play b D3
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
180 reg_genmove w
#? [F1]

# Snapback: one stone thrown in takes two back. Black to play.
#   A B C D E F G H J
# 9 . . X X O . O . O 9
# 8 X X X X O . O . O 8
# 7 . . X X O . O . O 7
# 6 X X X X O . O . O 6
# 5 X X X X O O O . O 5
# 4 . O X O O . O . O 4
# 3 . O X O O . O . O 3
# 2 O X X O O . O . O 2
# 1 O O O O O . O O O 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -28.5
play b B2
play b C2
play b C3
play b C4
play b A5
play b B5
play b C5
play b D5
play b A6
play b B6
play b C6
play b D6
play b C7
play b D7
play b A8
play b B8
play b C8
play b D8
play b C9
play b D9
play w A1
play w B1
play w C1
play w D1
play w E1
play w G1
play w H1
play w J1
play w A2
play w D2
play w E2
play w G2
play w J2
play w B3
play w D3
play w E3
play w G3
play w J3
play w B4
play w D4
play w E4
play w G4
play w J4
play w E5
play w F5
play w G5
play w J5
play w E6
play w G6
play w J6
play w E7
play w G7
play w J7
play w E8
play w G8
play w J8
play w E9
play w G9
play w J9
190 reg_genmove b
#? [A3]

# Snapback: one stone thrown in takes three back. White to play.
#   A B C D E F G H J
# 9 . O . O O . . X X 9
# 8 . O . O O X X O X 8
# 7 O O O O O O X O X 7
# 6 O O O O O O O O X 6
# 5 X X X X X X X X X 5
# 4 . . . . X . . . . 4
# 3 X X X X X X X X X 3
# 2 . . . . . . . . X 2
# 1 X X X X X X X X X 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 23.5
play w A6
play w B6
play w C6
play w D6
play w E6
play w F6
play w G6
play w H6
play w A7
play w B7
play w C7
play w D7
play w E7
play w F7
play w H7
play w B8
play w D8
play w E8
play w H8
play w B9
play w D9
play w E9
play b A1
play b B1
play b C1
play b D1
play b E1
play b F1
play b G1
play b H1
play b J1
play b J2
play b A3
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play b J3
play b E4
play b A5
play b B5
play b C5
play b D5
play b E5
play b F5
play b G5
play b H5
play b J5
play b J6
play b G7
play b J7
play b F8
play b G8
play b J8
play b H9
play b J9
200 reg_genmove w
#? [G9]

# Snapback: one stone thrown in takes two back, away from the edge. Black to play.
#   A B C D E F G H J
# 9 O O O O O . O O O 9
# 8 O O X X O . O . O 8
# 7 O . O X O . O . O 7
# 6 X . O X O . O . O 6
# 5 X X X X O O O . O 5
# 4 X X X X O . O . O 4
# 3 . . X X O . O . O 3
# 2 X X X X O . O . O 2
# 1 . . X X O . O . O 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -26.5
play b C1
play b D1
play b A2
play b B2
play b C2
play b D2
play b C3
play b D3
play b A4
play b B4
play b C4
play b D4
play b A5
play b B5
play b C5
play b D5
play b A6
play b D6
play b D7
play b C8
play b D8
play w E1
play w G1
play w J1
play w E2
play w G2
play w J2
play w E3
play w G3
play w J3
play w E4
play w G4
play w J4
play w E5
play w F5
play w G5
play w J5
play w C6
play w E6
play w G6
play w J6
play w A7
play w C7
play w E7
play w G7
play w J7
play w A8
play w B8
play w E8
play w G8
play w J8
play w A9
play w B9
play w C9
play w D9
play w E9
play w G9
play w H9
play w J9
210 reg_genmove b
#? [B7]

# Snapback: connect before it comes. The other point leaves the stones in atari. White to play.
#   A B C D E F G H J
# 9 O O O O O O O O O 9
# 8 O . . . . . . . . 8
# 7 O O O O O O O O O 7
# 6 . . . . O . . . . 6
# 5 O O O O O O O O O 5
# 4 O O O O X X X X X 4
# 3 O X X X X X X X X 3
# 2 O X O O X X . X . 2
# 1 O O . . X X . X . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -27.5
play w A1
play w B1
play w A2
play w C2
play w D2
play w A3
play w A4
play w B4
play w C4
play w D4
play w A5
play w B5
play w C5
play w D5
play w E5
play w F5
play w G5
play w H5
play w J5
play w E6
play w A7
play w B7
play w C7
play w D7
play w E7
play w F7
play w G7
play w H7
play w J7
play w A8
play w A9
play w B9
play w C9
play w D9
play w E9
play w F9
play w G9
play w H9
play w J9
play b E1
play b F1
play b H1
play b B2
play b E2
play b F2
play b H2
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play b J3
play b E4
play b F4
play b G4
play b H4
play b J4
220 reg_genmove w
#? [C1]

# Snapback: connect before it comes, away from the edge. Black to play.
#   A B C D E F G H J
# 9 X . X . X O O . . 9
# 8 X . X . X O O O O 8
# 7 X . X . X O O . . 7
# 6 X . X . X O O O O 6
# 5 X . X X X O O O O 5
# 4 X . X . X O X . O 4
# 3 X . X . X O X . X 3
# 2 X . X . X O O X X 2
# 1 X X X . X X X X X 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 25.5
play b A1
play b B1
play b C1
play b E1
play b F1
play b G1
play b H1
play b J1
play b A2
play b C2
play b E2
play b H2
play b J2
play b A3
play b C3
play b E3
play b G3
play b J3
play b A4
play b C4
play b E4
play b G4
play b A5
play b C5
play b D5
play b E5
play b A6
play b C6
play b E6
play b A7
play b C7
play b E7
play b A8
play b C8
play b E8
play b A9
play b C9
play b E9
play w F2
play w G2
play w F3
play w F4
play w J4
play w F5
play w G5
play w H5
play w J5
play w F6
play w G6
play w H6
play w J6
play w F7
play w G7
play w F8
play w G8
play w H8
play w J8
play w F9
play w G9
230 reg_genmove b
#? [H3]

# Throw-in: a second stone inside makes a shape of three that kills when it is captured. Black to play.
#   A B C D E F G H J
# 9 . O X X . X . X . 9
# 8 X . O X X X . X . 8
# 7 O X O O X X X X X 7
# 6 O O O . X X . . X 6
# 5 X X X X X X X X X 5
# 4 O O O O O O O O O 4
# 3 O . . . . . . . . 3
# 2 O O O O O O O O O 2
# 1 . . . . O . . . . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -3.5
play b A5
play b B5
play b C5
play b D5
play b E5
play b F5
play b G5
play b H5
play b J5
play b E6
play b F6
play b J6
play b B7
play b E7
play b F7
play b G7
play b H7
play b J7
play b A8
play b D8
play b E8
play b F8
play b H8
play b C9
play b D9
play b F9
play b H9
play w E1
play w A2
play w B2
play w C2
play w D2
play w E2
play w F2
play w G2
play w H2
play w J2
play w A3
play w A4
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
play w H4
play w J4
play w A6
play w B6
play w C6
play w A7
play w C7
play w D7
play w C8
play w B9
240 reg_genmove b
#? [B8]

# Seki: seven stones have two shared liberties. Filling the outside liberty saves them. Black to play.
#   A B C D E F G H J
# 9 . O O O X O X X X 9
# 8 . O . O X O X X X 8
# 7 . O . O X O X . . 7
# 6 . O . O X O O O O 6
# 5 O O . O X X X X . 5
# 4 . O . O X X X X X 4
# 3 . O . O X . X . . 3
# 2 . O . O X . X X X 2
# 1 . O . O X X X . . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -15.5
play b E1
play b F1
play b G1
play b E2
play b G2
play b H2
play b J2
play b E3
play b G3
play b E4
play b F4
play b G4
play b H4
play b J4
play b E5
play b F5
play b G5
play b H5
play b E6
play b E7
play b G7
play b E8
play b G8
play b H8
play b J8
play b E9
play b G9
play b H9
play b J9
play w B1
play w D1
play w B2
play w D2
play w B3
play w D3
play w B4
play w D4
play w A5
play w B5
play w D5
play w B6
play w D6
play w F6
play w G6
play w H6
play w J6
play w B7
play w D7
play w F7
play w B8
play w D8
play w F8
play w B9
play w C9
play w D9
play w F9
250 reg_genmove b
#? [J5]

# Semeai: seven stones have two shared liberties. Either shared one kills before it is seki. Black to play.
#   A B C D E F G H J
# 9 . . . . X . . . . 9
# 8 X X X X X X X X X 8
# 7 . . . . . . . . X 7
# 6 X X X X X X X X X 6
# 5 O O O O O O O O O 5
# 4 O . . O O X X X X 4
# 3 O O O O O X O O O 3
# 2 . O . O O X . O O 2
# 1 . O . O . X . O O 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 16.5
play b F1
play b F2
play b F3
play b F4
play b G4
play b H4
play b J4
play b A6
play b B6
play b C6
play b D6
play b E6
play b F6
play b G6
play b H6
play b J6
play b J7
play b A8
play b B8
play b C8
play b D8
play b E8
play b F8
play b G8
play b H8
play b J8
play b E9
play w B1
play w D1
play w H1
play w J1
play w B2
play w D2
play w E2
play w H2
play w J2
play w A3
play w B3
play w C3
play w D3
play w E3
play w G3
play w H3
play w J3
play w A4
play w D4
play w E4
play w A5
play w B5
play w C5
play w D5
play w E5
play w F5
play w G5
play w H5
play w J5
260 reg_genmove b
#? [G1|G2]

# Seki: an eye each and one shared liberty. Filling the outside liberty makes seki. Black to play.
#   A B C D E F G H J
# 9 . . X X X O . O . 9
# 8 X X X . X O . O . 8
# 7 . . X . X O . O . 7
# 6 X X X X X O . O . 6
# 5 O O O X X O . O O 5
# 4 O . O . X O . O . 4
# 3 . O O X X O . O . 3
# 2 X X O X X O . O . 2
# 1 . X O X X O O O . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -16.5
play b B1
play b D1
play b E1
play b A2
play b B2
play b D2
play b E2
play b D3
play b E3
play b E4
play b D5
play b E5
play b A6
play b B6
play b C6
play b D6
play b E6
play b C7
play b E7
play b A8
play b B8
play b C8
play b E8
play b C9
play b D9
play b E9
play w C1
play w F1
play w G1
play w H1
play w C2
play w F2
play w H2
play w B3
play w C3
play w F3
play w H3
play w A4
play w C4
play w F4
play w H4
play w A5
play w B5
play w C5
play w F5
play w H5
play w J5
play w F6
play w H6
play w F7
play w H7
play w F8
play w H8
play w F9
play w H9
270 reg_genmove b
#? [D4]

# Semeai: an eye each. Taking the shared liberty kills before it is seki. Black to play.
#   A B C D E F G H J
# 9 . O . O X X . O . 9
# 8 . O . O X . X O O 8
# 7 O O O O X X X X X 7
# 6 O . . O O . O O O 6
# 5 O O O O O O O O O 5
# 4 X X X X X X X X X 4
# 3 . . . . . . . . X 3
# 2 X X X X X X X X X 2
# 1 . . . . X . . . . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 17.5
play b E1
play b A2
play b B2
play b C2
play b D2
play b E2
play b F2
play b G2
play b H2
play b J2
play b J3
play b A4
play b B4
play b C4
play b D4
play b E4
play b F4
play b G4
play b H4
play b J4
play b E7
play b F7
play b G7
play b H7
play b J7
play b E8
play b G8
play b E9
play b F9
play w A5
play w B5
play w C5
play w D5
play w E5
play w F5
play w G5
play w H5
play w J5
play w A6
play w D6
play w E6
play w G6
play w H6
play w J6
play w A7
play w B7
play w C7
play w D7
play w B8
play w D8
play w H8
play w J8
play w B9
play w D9
play w H9
280 reg_genmove b
#? [G9]

# Semeai: four stones become a bulky five if they are captured. A liberty less on either side kills. Black to play.
#   A B C D E F G H J
# 9 X X X O X O O O . 9
# 8 . . X O X O . O . 8
# 7 O O O O X O . O . 7
# 6 . X X X X O . O . 6
# 5 X X X X X O . O O 5
# 4 X X X X X O . O . 4
# 3 . . X . X O . O . 3
# 2 X X X . X O . O . 2
# 1 . . X X X O . O . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -3.5
play b C1
play b D1
play b E1
play b A2
play b B2
play b C2
play b E2
play b C3
play b E3
play b A4
play b B4
play b C4
play b D4
play b E4
play b A5
play b B5
play b C5
play b D5
play b E5
play b B6
play b C6
play b D6
play b E6
play b E7
play b C8
play b E8
play b A9
play b B9
play b C9
play b E9
play w F1
play w H1
play w F2
play w H2
play w F3
play w H3
play w F4
play w H4
play w F5
play w H5
play w J5
play w F6
play w H6
play w A7
play w B7
play w C7
play w D7
play w F7
play w H7
play w D8
play w F8
play w H8
play w D9
play w F9
play w G9
play w H9
290 reg_genmove b
#? [A6|B8]

# Semeai: either shared liberty kills before the bulky five is there. Black to play.
#   A B C D E F G H J
# 9 . . . . X . . . . 9
# 8 X X X X X X X X X 8
# 7 X . . . . . . . . 7
# 6 X X X X X X X X X 6
# 5 O O O O O O O O O 5
# 4 X X X O O O . . O 4
# 3 O O X O O O O O O 3
# 2 O . X O O O . O . 2
# 1 O . X . O O . O . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 4.5
play b C1
play b C2
play b C3
play b A4
play b B4
play b C4
play b A6
play b B6
play b C6
play b D6
play b E6
play b F6
play b G6
play b H6
play b J6
play b A7
play b A8
play b B8
play b C8
play b D8
play b E8
play b F8
play b G8
play b H8
play b J8
play b E9
play w A1
play w E1
play w F1
play w H1
play w A2
play w D2
play w E2
play w F2
play w H2
play w A3
play w B3
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w D4
play w E4
play w F4
play w J4
play w A5
play w B5
play w C5
play w D5
play w E5
play w F5
play w G5
play w H5
play w J5
300 reg_genmove b
#? [B1|B2]

# Semeai: two liberties each. The stone thrown into the eye takes five back; only here a living shape is left. White to play.
#   A B C D E F G H J
# 9 . O . O X X X . . 9
# 8 . O . O X . X X X 8
# 7 . O . O X . X . . 7
# 6 . O . O X X X X X 6
# 5 O O . O X X X X X 5
# 4 . O . O X X X . . 4
# 3 . O . O X O O O O 3
# 2 . O . O X O X X X 2
# 1 . O O O X O X . . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -4.5
play w B1
play w C1
play w D1
play w F1
play w B2
play w D2
play w F2
play w B3
play w D3
play w F3
play w G3
play w H3
play w J3
play w B4
play w D4
play w A5
play w B5
play w D5
play w B6
play w D6
play w B7
play w D7
play w B8
play w D8
play w B9
play w D9
play b E1
play b G1
play b E2
play b G2
play b H2
play b J2
play b E3
play b E4
play b F4
play b G4
play b E5
play b F5
play b G5
play b H5
play b J5
play b E6
play b F6
play b G6
play b H6
play b J6
play b E7
play b G7
play b E8
play b G8
play b H8
play b J8
play b E9
play b F9
play b G9
310 reg_genmove w
#? [H1]

# Ladder: three stones are driven along the wall. Black to play.
#   A B C D E F G H J
# 9 . X . X . X X X X 9
# 8 X X X X X X X X X 8
# 7 X O O O . . . . X 7
# 6 X X X . . . . . X 6
# 5 O O O O O O O O O 5
# 4 . . . . O . . . . 4
# 3 O O O O O O O O O 3
# 2 O . . . . . . . . 2
# 1 O O O O O O O O O 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -21.5
play b A6
play b B6
play b C6
play b J6
play b A7
play b J7
play b A8
play b B8
play b C8
play b D8
play b E8
play b F8
play b G8
play b H8
play b J8
play b B9
play b D9
play b F9
play b G9
play b H9
play b J9
play w A1
play w B1
play w C1
play w D1
play w E1
play w F1
play w G1
play w H1
play w J1
play w A2
play w A3
play w B3
play w C3
play w D3
play w E3
play w F3
play w G3
play w H3
play w J3
play w E4
play w A5
play w B5
play w C5
play w D5
play w E5
play w F5
play w G5
play w H5
play w J5
play w B7
play w C7
play w D7
320 reg_genmove b
#? [D6]

# Ladder: five stones are driven along the wall. White to play.
#   A B C D E F G H J
# 9 X X X . X O O O . 9
# 8 X . X . X O X O O 8
# 7 X . X . X O X O . 7
# 6 X . X . X O X O O 6
# 5 X . X X X O X O . 5
# 4 X . X . X . X O O 4
# 3 X . X . X . . O O 3
# 2 X . X . X . . O O 2
# 1 X . X . X O O O O 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 19.5
play w F1
play w G1
play w H1
play w J1
play w H2
play w J2
play w H3
play w J3
play w H4
play w J4
play w F5
play w H5
play w F6
play w H6
play w J6
play w F7
play w H7
play w F8
play w H8
play w J8
play w F9
play w G9
play w H9
play b A1
play b C1
play b E1
play b A2
play b C2
play b E2
play b A3
play b C3
play b E3
play b A4
play b C4
play b E4
play b G4
play b A5
play b C5
play b D5
play b E5
play b G5
play b A6
play b C6
play b E6
play b G6
play b A7
play b C7
play b E7
play b G7
play b A8
play b C8
play b E8
play b G8
play b A9
play b B9
play b C9
play b E9
330 reg_genmove w
#? [F4]

# Ladder: three stones, to be driven away from the ladder breaker, from one of two points. Black to play.
#   A B C D E F G H J
# 9 O O O O O O O O O 9
# 8 . . . . . . . . O 8
# 7 O O O O O O O O O 7
# 6 . . . . O . . . . 6
# 5 O O O O O O O O O 5
# 4 X . . X X X . . X 4
# 3 X . . O O O . O X 3
# 2 X X X X X X X X X 2
# 1 X X X X . X . X . 1
#   A B C D E F G H J
boardsize 9
clear_board
komi -21.5
play b A1
play b B1
play b C1
play b D1
play b F1
play b H1
play b A2
play b B2
play b C2
play b D2
play b E2
play b F2
play b G2
play b H2
play b J2
play b A3
play b J3
play b A4
play b D4
play b E4
play b F4
play b J4
play w D3
play w E3
play w F3
play w H3
play w A5
play w B5
play w C5
play w D5
play w E5
play w F5
play w G5
play w H5
play w J5
play w E6
play w A7
play w B7
play w C7
play w D7
play w E7
play w F7
play w G7
play w H7
play w J7
play w J8
play w A9
play w B9
play w C9
play w D9
play w E9
play w F9
play w G9
play w H9
play w J9
340 reg_genmove b
#? [G3|G4]

# Ladder: four stones, to be driven away from the ladder breaker, from one of two points. White to play.
#   A B C D E F G H J
# 9 O O O O X . X . X 9
# 8 O O X . X . X . X 8
# 7 O O . . X . X . X 7
# 6 O O X O X . X . X 6
# 5 . O X O X X X . X 5
# 4 O O X O X . X . X 4
# 3 . O X O X . X . X 3
# 2 O O . . X . X . X 2
# 1 . O O O X . X X X 1
#   A B C D E F G H J
boardsize 9
clear_board
komi 20.5
play w B1
play w C1
play w D1
play w A2
play w B2
play w B3
play w D3
play w A4
play w B4
play w D4
play w B5
play w D5
play w A6
play w B6
play w D6
play w A7
play w B7
play w A8
play w B8
play w A9
play w B9
play w C9
play w D9
play b E1
play b G1
play b H1
play b J1
play b E2
play b G2
play b J2
play b C3
play b E3
play b G3
play b J3
play b C4
play b E4
play b G4
play b J4
play b C5
play b E5
play b F5
play b G5
play b J5
play b C6
play b E6
play b G6
play b J6
play b E7
play b G7
play b J7
play b C8
play b E8
play b G8
play b J8
play b E9
play b G9
play b J9
350 reg_genmove w
#? [C7|D7]

# Ladder on 7x7: two stones are driven along the wall. Black to play.
#   A B C D E F G
# 7 X X . X . X . 7
# 6 X X X X X X X 6
# 5 X . . . O O X 5
# 4 X . . . . X X 4
# 3 O O O O O O O 3
# 2 . O . O . O . 2
# 1 O O O O O O O 1
#   A B C D E F G
boardsize 7
clear_board
komi -2.5
play b A4
play b F4
play b G4
play b A5
play b G5
play b A6
play b B6
play b C6
play b D6
play b E6
play b F6
play b G6
play b A7
play b B7
play b D7
play b F7
play w A1
play w B1
play w C1
play w D1
play w E1
play w F1
play w G1
play w B2
play w D2
play w F2
play w A3
play w B3
play w C3
play w D3
play w E3
play w F3
play w G3
play w E5
play w F5
360 reg_genmove b
#? [E4]
