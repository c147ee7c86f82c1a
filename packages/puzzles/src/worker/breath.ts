/**
 * A way to let a thread handle its messages: a message to itself, which queues behind those that have arrived. Unlike
 * a timer it is never made to wait.
 */
export const createBreath = (): (() => Promise<void>) => {
  const { port1, port2 } = new MessageChannel()
  let wake: () => void = () => {}
  port1.onmessage = () => wake()
  return () =>
    new Promise((resolve) => {
      wake = resolve
      port2.postMessage(undefined)
    })
}
