/** Placeholder until the real one lands. */
export function RequestsPage() {
  return null;
}
