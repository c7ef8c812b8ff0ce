# What an engine must see at once: the center, a capture, two eyes, the end of the game.
# A number is a test; the line after it has the right answers. To run it:
#
#     gogui-regress "octant gtp" gtp-scripts/smoke.tst

# The center of a small board.
boardsize 5
clear_board
komi 0.5
10 reg_genmove b
#? [C3]

# Three white stones in atari: whoever plays there has the board.
#   A B C D E
# 5 . . X . O 5
# 4 . X O X O 4
# 3 . X O . O 3
# 2 . X O X O 2
# 1 . . X . O 1
#   A B C D E
clear_board
gogui-setup b B2 b B3 b B4 b C1 b C5 b D2 b D4 w C2 w C3 w C4 w E1 w E2 w E3 w E4 w E5
20 reg_genmove b
#? [D3]
30 reg_genmove w
#? [D3]

# Two eyes or none: the middle of three. Komi makes it the whole game.
#   A B C D E F G
# 7 O O O O O O O 7
# 6 O O O O O O O 6
# 5 O . O . O . O 5
# 4 O O O O O O O 4
# 3 O O O O O O O 3
# 2 X X X X O O O 2
# 1 . . . X O O . 1
#   A B C D E F G
boardsize 7
clear_board
komi -33.5
gogui-setup b A2 b B2 b C2 b D2 b D1 w E1 w F1 w E2 w F2 w G2 w A3 w B3 w C3 w D3 w E3 w F3 w G3 w A4 w B4 w C4 w D4 w E4 w F4 w G4 w A5 w C5 w E5 w G5 w A6 w B6 w C6 w D6 w E6 w F6 w G6 w A7 w B7 w C7 w D7 w E7 w F7 w G7
40 reg_genmove w
#? [B1]
50 reg_genmove b
#? [B1]

# Two walls and nothing left to play for: a pass is answered with a pass.
boardsize 9
clear_board
komi 0.5
gogui-setup b E1 b E2 b E3 b E4 b E5 b E6 b E7 b E8 b E9 w F1 w F2 w F3 w F4 w F5 w F6 w F7 w F8 w F9
play w pass
60 reg_genmove b
#? [pass]
70 final_score
#? [B\+8.5]

# A stone without hope is dead, and nothing else is.
boardsize 7
clear_board
gogui-setup b D1 b D2 b D3 b D4 b D5 b D6 b D7 w E1 w E2 w E3 w E4 w E5 w E6 w E7 w F1 w F2 w F3 w F4 w F5 w F6 w F7 b G4
80 final_status_list dead
#? [G4]
90 final_score
#? [B\+6.5]
