/** An opening shot, from github.com/GlukKazan/Dagaz (see the fixtures of the engine). */
export const FORK = {
  ruleset: 'dama-federation',
  fen: 'B:Wa2,b2,c2,d2,e2,f2,g2,h2,c3,e3,g3,h3,a4,b4,d4,f4:Be5,g5,h5,a6,b6,c6,d6,f6,a7,b7,c7,d7,e7,f7,g7,h7',
  goal: 'gain:1',
  in: 3,
  solution: ['e5-e4', 'e3xe5', 'g5-f5', 'e5xg5', 'h5xf1'],
} as const

/** The same as the text of a puzzle. */
export const PUZZLE_TEXT = JSON.stringify(FORK)
