import { parseSquare, type Square, START } from '@tama/engine'
import { type Scene, setupOf, viewOf } from './scene.ts'

const at = (name: string): Square => parseSquare(name) as Square

const fourHops = setupOf(
  'white',
  'a4 h4 a3 b3 c3 d3 e3 f3 g3 h3 a2 c2 d2 f2',
  'c7 h7 a6 b6 c6 d6 e6 g6 h6 a5 b5 c5 e5 g5 f4',
)

/** Every scene, in the order to look at them. */
export const SCENES: readonly Scene[] = [
  { name: 'start', view: viewOf(START, 'tama') },
  {
    name: 'last',
    view: viewOf(
      setupOf(
        'black',
        'a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 e3 f3 g3 h3 d4',
        'a7 b7 c7 d7 e7 f7 g7 h7 a6 b6 c6 d6 e6 f6 g6 h6',
      ),
      'dama',
      {
        lastMove: { from: at('d3'), path: [at('d4')], captured: [], promotes: false },
      },
    ),
  },
  { name: 'capture', view: viewOf(fourHops, 'dama-federation') },
  {
    name: 'taken',
    view: viewOf(
      setupOf('black', 'a4 h4 a3 b3 c3 d3 e3 g3 h3 a2 c2 d2 f2 b7', 'h7 a6 b6 c6 e6 g6 h6 a5 b5 c5 g5'),
      'dama-federation',
      {
        lastMove: {
          from: at('f3'),
          path: [at('f5'), at('d5'), at('d7'), at('b7')],
          captured: [at('f4'), at('e5'), at('d6'), at('c7')],
          promotes: false,
        },
      },
    ),
  },
  { name: 'kings', view: viewOf(setupOf('white', 'Kd4 Kg2 b3 h3 Ka1', 'Kf7 Kc8 e6 b6 h5'), 'tama') },
  { name: 'fork', view: viewOf(setupOf('white', 'd2', 'd3 c4 b5 c2 b3'), 'dama-federation') },
  {
    name: 'hint',
    view: viewOf(setupOf('white', 'Kd1 a3 c3', 'Kh8 g6 f7'), 'tama', { hint: [at('c3'), at('c4')] }),
  },
  { name: 'ending', view: viewOf(setupOf('black', 'Kb2 c5', 'Kg7'), 'tama', { orientation: 'black' }) },
]
