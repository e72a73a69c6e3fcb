let last: string | null = null;

/** Stores the address of the list that was open last in this document. */
export function rememberList(address: string): void {
  last = address;
}

/** Address of the list that was open last, with its view and filters, for the back link; or null. */
export function lastList(): string | null {
  return last;
}
