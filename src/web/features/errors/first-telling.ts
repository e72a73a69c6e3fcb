const told = new WeakSet<object>();

/** True the first time that an error is told of, so that each one makes one toast and one report. */
export function isFirstTelling(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if (told.has(error)) return false;
  told.add(error);
  return true;
}
