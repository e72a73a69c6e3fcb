/** What people quote of an estimate: the random end of its id, short enough to be read out on the phone. */
export function shortNumber(id: string): string {
  return id.slice(-6).toUpperCase();
}
