/**
 * What a promise comes to, if it does so in time.
 * @throws {Error} after that time, in milliseconds
 */
export function within<T>(time: number, promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Nothing came within ${time} ms.`)), time);
  });
  return Promise.race([promise, late]);
}
