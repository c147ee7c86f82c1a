// Made by `tune book` in tools/tune; not to be edited. Lines from the start of a game without diagonal moves.

export const ORTHOGONAL_BOOK = `
h3-h4 g6-g5 g3-h3 g5-h5
e3-e4 d6-d5 g3-g4 b6-b5
e3-e4 d6-d5 g3-g4 a6-a5
e3-e4 d6-d5 b3-b4 g6-g5
e3-e4 d6-d5 b3-b4 h6-h5
e3-e4 d6-d5 b3-b4 a6-a5
e3-e4 g6-g5 b3-b4 h6-h5
e3-e4 g6-g5 b3-b4 f6-f5
e3-e4 g6-g5 b3-b4 d6-d5
e3-e4 g6-g5 d3-d4 b6-b5
e3-e4 g6-g5 d3-d4 f6-f5
e3-e4 g6-g5 d3-d4 h6-h5
e3-e4 g6-g5 h3-h4 a6-a5
e3-e4 g6-g5 h3-h4 d6-d5
e3-e4 g6-g5 h3-h4 f6-f5
e3-e4 a6-a5 d3-d4 g6-g5
e3-e4 a6-a5 d3-d4 b6-b5
e3-e4 a6-a5 d3-d4 c6-c5
e3-e4 a6-a5 h3-h4 d6-d5
e3-e4 a6-a5 g3-g4 d6-d5
g3-g4 e6-e5 d3-d4 b6-b5
g3-g4 e6-e5 d3-d4 a6-a5
g3-g4 e6-e5 d3-d4 c6-c5
g3-g4 d6-d5 e3-e4 b6-b5
g3-g4 d6-d5 e3-e4 a6-a5
g3-g4 d6-d5 h3-h4 f6-f5
g3-g4 d6-d5 h3-h4 b6-b5
g3-g4 d6-d5 f3-f4 c6-c5
g3-g4 d6-d5 f3-f4 e6-e5
g3-g4 d6-d5 f3-f4 h6-h5
g3-g4 a6-a5 d3-d4 e6-e5
g3-g4 a6-a5 e3-e4 d6-d5
g3-g4 a6-a5 e3-e4 b6-b5
g3-g4 a6-a5 e3-e4 f6-f5
`
