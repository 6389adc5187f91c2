/**
 * Marks a promise as one that its caller may drop: a check that fails early leaves waits behind, and their
 * rejections must not end the process as unhandled ones. Whoever awaits it sees the rejection all the same.
 */
export function abandonable<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
