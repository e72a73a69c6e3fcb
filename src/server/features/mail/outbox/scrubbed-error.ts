const longest = 500;
/** The rest of a longer message is ignored (characters). */
const longestRead = 5000;
const someone = '…@…';
const address = /(?<![^\s<>()"',;:[\]])[^\s<>()"',;:[\]]+@[^\s<>()"',;:[\]]+/g;

/**
 * The message of an error without mail addresses, which mail servers repeat and which must not appear in logs and back
 * office.
 */
export function scrubbedError(error: unknown, recipient: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .slice(0, longestRead)
    .replaceAll(recipient, someone)
    .replaceAll(address, someone)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
