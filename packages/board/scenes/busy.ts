import { PRESETS, perft, START } from '@tama/engine'

// Keeps one processor as busy as a computer that thinks: counts the same moves for ever.
for (;;) perft(START, PRESETS.tama, 5)
