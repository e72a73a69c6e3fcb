let last: string | null = null;

/** Notes the address of the list that was open last in this document. */
export function rememberList(address: string): void {
  last = address;
}

/** The list that was open last, with its view and filters, so that the way back leads to where one was; or null. */
export function lastList(): string | null {
  return last;
}
