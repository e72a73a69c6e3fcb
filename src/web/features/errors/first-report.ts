const told = new WeakSet<object>();

/** True the first time it is called with an error, so that each error makes one toast and one report. */
export function isFirstReport(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if (told.has(error)) return false;
  told.add(error);
  return true;
}
