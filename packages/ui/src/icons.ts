/**
 * Outlines of the icons, drawn for this project on a 24 × 24 grid with a round 1.8 stroke.
 * Each is one path; filled parts are closed and small.
 */
export const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5.2 12a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M11.2 12a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M17.2 12a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  undo: 'M8.5 5L4 9.5 8.5 14M4.5 9.5h9a5.5 5.5 0 0 1 0 11H10',
  redo: 'M15.5 5L20 9.5 15.5 14M19.5 9.5h-9a5.5 5.5 0 0 0 0 11H14',
  copy: 'M9 9h10.5v11.5H9zM15 9V4.5H4.5V16H9',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7',
  paste: 'M8 5H5v15.5h14V5h-3M8.5 3.5h7v4h-7zM9 12h6M9 16h4',
  trash: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10 11v5.5M14 11v5.5',
  eraser: 'M4 15.5L13.5 6l6 6-8 8H8.5zM9 10.5l6 6M11.5 20H20',
  hand: 'M9 12V5.5a1.5 1.5 0 0 1 3 0V11M12 10.5V4.5a1.5 1.5 0 0 1 3 0V11M15 11V6.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6c-3 0-4.3-1.4-5.5-3.5L4 13.2c-.8-1.5 1-2.7 2.2-1.5L9 14.5V9',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  language:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3.2 12h17.6M12 3c2.6 2.5 3.9 5.5 3.9 9s-1.3 6.5-3.9 9c-2.6-2.5-3.9-5.5-3.9-9S9.4 5.5 12 3z',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  device: 'M4 5h16v11H4zM9 20h6M12 16v4',
  flip: 'M8 4v15M8 4L4.5 7.5M8 4l3.5 3.5M16 20V5M16 20l-3.5-3.5M16 20l3.5-3.5',
  swap: 'M4 8.5h15M19 8.5L15.5 5M19 8.5L15.5 12M20 15.5H5M5 15.5L8.5 12M5 15.5L8.5 19',
  rotate: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.5M20 4.5v5h-5',
  mirror: 'M12 3v2.5M12 9v2.5M12 15v2.5M12 20v1M9 6.5v11H3.5zM15 6.5v11h5.5z',
  play: 'M7.5 4.5v15L19.5 12z',
  pause: 'M8 5v14M16 5v14',
  replay: 'M5 4v5h5M5.5 9A7.5 7.5 0 1 1 4.5 12.5M10.5 9.5l5 3-5 3z',
  share: 'M12 15.5V3.5M12 3.5L8 7.5M12 3.5l4 4M7 11H5v9.5h14V11h-2',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5s-7-2-9.5-6.5zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  hint: 'M9.5 17.5h5M10.5 21h3M9.5 17.5c0-2-3.5-3.5-3.5-8a6 6 0 0 1 12 0c0 4.5-3.5 6-3.5 8',
  flag: 'M5.5 21V4M5.5 4.5c4-2.5 7 2.5 13 0v9c-6 2.5-9-2.5-13 0',
  handshake:
    'M2.5 7.5l4-1.5 4 1.5M21.5 7.5l-4-1.5-6 1.5-3 4c1 1.5 3 1.2 4.2 0l1.3-1.3 6 5.3c.8 1-.6 2.4-1.7 1.5M2.5 15.5l3 .5 5 4.2c.9.7 2 .3 2.3-.6.8.6 2.3.3 2.5-1 1 .4 2.2-.3 2.2-1.6',
  first: 'M6 5v14M19 5.5L9.5 12l9.5 6.5z',
  previous: 'M16.5 5L8 12l8.5 7',
  next: 'M7.5 5L16 12l-8.5 7',
  last: 'M18 5v14M5 5.5L14.5 12 5 18.5z',
  down: 'M6 9l6 6 6-6',
  arrowLeft: 'M20 12H4.5M10.5 5.5L4 12l6.5 6.5',
  arrowRight: 'M4 12h15.5M13.5 5.5L20 12l-6.5 6.5',
  arrowUp: 'M12 20V4.5M5.5 10.5L12 4l6.5 6.5',
  arrowDown: 'M12 4v15.5M5.5 13.5L12 20l6.5-6.5',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  start: 'M4 4h16v16H4zM8 8h.01M12 8h.01M16 8h.01M8 16h.01M12 16h.01M16 16h.01',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  people:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3.5 19.5c0-3.5 2.3-5.5 5.5-5.5s5.5 2 5.5 5.5M15.5 5.3a3 3 0 0 1 0 5.4M17 14.3c2.2.6 3.5 2.4 3.5 5.2',
  computer: 'M5 5h14v10H5zM2.5 19h19M9 8.5h.01M15 8.5h.01M9.5 11.5c1.5 1 3.5 1 5 0',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  download: 'M12 4v11M12 15l-4-4M12 15l4-4M4.5 20h15',
  upload: 'M12 15V4M12 4L8 8M12 4l4 4M4.5 20h15',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.5h.01',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.3h.01',
  search: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5.5 5.5',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v.01M17 20h3v-3M14 20v.01',
  print: 'M7 8.5V4h10v4.5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z',
  picture: 'M4 4.5h16v15H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 8.5h.01',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4',
  code: 'M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  send: 'M12 15V4M12 4L8.5 7.5M12 4l3.5 3.5M7 11H5v9.5h14V11h-2',
  stack: 'M12 4l8.5 4.5L12 13 3.5 8.5zM3.5 12.5L12 17l8.5-4.5M3.5 16.5L12 21l8.5-4.5',
  stop: 'M6.5 6.5h11v11h-11z',
  keyboard: 'M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8',
} as const

/** Name of an icon. */
export type IconName = keyof typeof ICONS

/** Icons that point along the line of reading and turn round in right-to-left pages. */
export const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'undo',
  'redo',
  'first',
  'previous',
  'next',
  'last',
])
