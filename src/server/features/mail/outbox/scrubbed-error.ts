const longest = 500;
/** What a mail server says beyond this many characters is not read. */
const longestRead = 5000;
const someone = '…@…';
const address = /(?<![^\s<>()"',;:[\]])[^\s<>()"',;:[\]]+@[^\s<>()"',;:[\]]+/g;

/** What an error says, without mail addresses: mail servers repeat them, and logs and back office must not. */
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
