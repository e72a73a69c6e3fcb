/** Placeholder until the real one lands. */
export function RequestPage() {
  return null;
}
