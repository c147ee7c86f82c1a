import { START } from '@tama/engine'
import { CASES, moveOf, positionOf, squares, viewOf } from '../src/testing/positions.ts'
import type { Scene } from './scene.ts'

/** Every scene, in the order to look at them. */
export const SCENES: readonly Scene[] = [
  { name: 'start', view: viewOf(START, 'tama') },
  {
    name: 'last',
    view: viewOf(
      positionOf(
        'black',
        'a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 e3 f3 g3 h3 d4',
        'a7 b7 c7 d7 e7 f7 g7 h7 a6 b6 c6 d6 e6 f6 g6 h6',
      ),
      'dama',
      { lastMove: moveOf('d3 d4') },
    ),
  },
  {
    name: 'capture',
    view: viewOf(CASES.fourHops),
    plays: moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7'),
  },
  {
    name: 'taken',
    view: viewOf(
      positionOf('black', 'a4 h4 a3 b3 c3 d3 e3 g3 h3 a2 c2 d2 f2 b7', 'h7 a6 b6 c6 e6 g6 h6 a5 b5 c5 g5'),
      'dama-federation',
      { lastMove: moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7') },
    ),
  },
  {
    name: 'ten',
    view: viewOf(positionOf('white', 'Ka1 h3 h2', 'a2 b3 c4 d5 e6 f7 g6 g4 g2 Kf1 h7 h8 a8'), 'dama'),
    plays: moveOf('a1 a3 c3 c5 e5 e7 g7 g5 g3 g1 e1', 'a2 b3 c4 d5 e6 f7 g6 g4 g2 f1'),
  },
  { name: 'kings', view: viewOf(positionOf('white', 'Kd4 Kg2 b3 h3 Ka1', 'Kf7 Kc8 e6 b6 h5'), 'tama') },
  { name: 'fork', view: viewOf(CASES.twoRoutesToOneSquare), touches: ['d2', 'b6'] },
  { name: 'half', view: viewOf(CASES.twoRoutesToOneSquare), touches: ['d2', 'b2'] },
  { name: 'chosen', view: viewOf(START, 'tama'), touches: ['d3'] },
  { name: 'wrong', view: viewOf(CASES.twoPieces), touches: ['h2'] },
  {
    name: 'premove',
    view: {
      ...viewOf(positionOf('black', 'd4 c3 e3 a2 b2', 'd5 h7 a7'), 'tama', { choices: [] }),
      premove: moveOf('e3 e4'),
      lastMove: moveOf('d3 d4'),
    },
  },
  { name: 'waiting', view: { ...viewOf(CASES.fourHops), confirm: true }, touches: ['f3'] },
  {
    name: 'over',
    view: {
      ...viewOf(positionOf('black', 'a3 a4 b5 Kc5 h2', 'a5'), 'dama', { choices: [] }),
      lastMove: moveOf('b4 b5'),
      over: { winner: 'white', stuck: squares('a5') },
    },
  },
  {
    name: 'hint',
    view: viewOf(positionOf('white', 'Kd1 a3 c3', 'Kh8 g6 f7'), 'tama', { hint: squares('c3 c4') }),
  },
  {
    name: 'crowned',
    view: viewOf(positionOf('white', 'f6 a1', 'f7 Ke8 h5')),
    plays: moveOf('f6 f8 d8', 'f7 e8', true),
  },
  { name: 'obliged', view: viewOf(CASES.twoPieces) },
  { name: 'ending', view: viewOf(positionOf('black', 'Kb2 c5', 'Kg7'), 'tama', { orientation: 'black' }) },
]
