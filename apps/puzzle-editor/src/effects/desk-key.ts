/** Where the desk of the last visit is kept. */
export const DESK_KEY = 'tama.editor.desk'
