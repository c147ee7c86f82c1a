import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/**
 * Something that is fetched when it is first `wanted`; undefined until it is there, unless it was `there` before. Where
 * it cannot be fetched it stays so until it is wanted again.
 */
export const useLazy = <Value>(
  wanted: boolean,
  fetch: () => Promise<Value>,
  there?: Value,
): ReadonlySignal<Value | undefined> => {
  const fetched = useSignal<Value | undefined>(there)
  useEffect(() => {
    if (!wanted || fetched.peek() !== undefined) return
    fetch().then(
      (value) => {
        // A component is a function: as a value, not as an updater.
        fetched.value = value
      },
      () => undefined,
    )
  }, [wanted])
  return fetched
}
