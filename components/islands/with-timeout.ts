/**
 * Resolves or rejects like the promise, and rejects if it takes longer than the timeout.
 * @param timeout in milliseconds
 * @throws {Error} when the timeout expires first
 */
export function withTimeout<T>(timeout: number, promise: Promise<T>): Promise<T> {
  const expired = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer after ${timeout} ms.`)), timeout);
  });
  return Promise.race([promise, expired]);
}
