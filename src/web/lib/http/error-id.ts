const ids = new WeakMap<object, string>();

/** Id by which people and the agency speak of an error: the server's, or one made here, the same each time (spec §3). */
export function errorIdOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return newErrorId();
  const known = ids.get(error) ?? (error as { body?: { errorId?: string } | null }).body?.errorId ?? newErrorId();
  ids.set(error, known);
  return known;
}

function newErrorId(): string {
  return `ERR_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 10)}`.toUpperCase();
}
