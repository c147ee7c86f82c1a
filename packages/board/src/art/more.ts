// Every look but the default, in one file that is fetched when one of them is wanted.
export { contrast as contrastSet } from './sets/contrast.ts'
export { copper } from './sets/copper.ts'
export { obsidian } from './sets/obsidian.ts'
export { contrast as contrastTheme } from './themes/contrast.ts'
export { kilim } from './themes/kilim.ts'
export { tuff } from './themes/tuff.ts'
