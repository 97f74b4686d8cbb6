/**
 * Resolves with the promise, or rejects after a timeout.
 * @param time the timeout in milliseconds
 * @throws {Error} when the timeout passes first
 */
export function withTimeout<T>(time: number, promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer after ${time} ms.`)), time);
  });
  return Promise.race([promise, late]);
}
