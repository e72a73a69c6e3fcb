/** A letter or digit after a name makes it another one. */
const wordPart = /[\p{L}\p{N}_]/u;

/**
 * Returns those people whom a text names as `@username`, whatever the case, each once. Where one name begins another, the
 * longer one is meant; an `@` within a word is that of an address.
 */
export function mentionedIn<Person extends { username: string }>(text: string, people: readonly Person[]): Person[] {
  const folded = text.toLowerCase();
  const longestFirst = people.toSorted((one, other) => other.username.length - one.username.length);
  const found = new Set<Person>();
  for (let at = folded.indexOf('@'); at !== -1; at = folded.indexOf('@', at + 1)) {
    if (at > 0 && wordPart.test(folded[at - 1] ?? '')) continue;
    const person = longestFirst.find(({ username }) => isNamedAt(folded, at + 1, username.toLowerCase()));
    if (person) found.add(person);
  }
  return [...found];
}

function isNamedAt(text: string, start: number, name: string): boolean {
  if (!text.startsWith(name, start)) return false;
  const next = text.codePointAt(start + name.length);
  return next === undefined || !wordPart.test(String.fromCodePoint(next));
}
