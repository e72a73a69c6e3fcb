const longest = 500;
const someone = '…@…';
const address = /[^\s<>()"',;:[\]]+@[^\s<>()"',;:[\]]+/g;

/** What an error says, without mail addresses: mail servers repeat them, and logs and back office must not. */
export function scrubbedError(error: unknown, recipient: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replaceAll(recipient, someone)
    .replaceAll(address, someone)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
