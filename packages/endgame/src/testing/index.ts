export { addDerived } from './derive.ts'
export { type Contradiction, checkFixpoint, type FixpointCheck, positionOf } from './fixpoint.ts'
export { fileLibrary, loadTables, storedIn } from './load.ts'
export { agreement } from './plain-search.ts'
