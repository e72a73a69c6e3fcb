/** A part of a text is at least so long, in characters, so that it can be understood alone. */
const shortestPart = 60;

/** Marks the words that a question and a text have in common. */
export type RootsOf = (text: string) => readonly string[];

type Question = { wanted: readonly string[]; rootsOf: RootsOf };

/**
 * The part of a text that answers a question: from the sentence with most of its words, the first of several, on to 60
 * characters (A6). A list of sources shows no more of each, so this must not be what is left out.
 */
export function answeringPart(text: string, { wanted, rootsOf }: Question): string {
  const sentences = text.split(/(?<=[.?!])\s+(?=[\p{Lu}\p{N}{])/u);
  const scores = sentences.map((sentence) => {
    const roots = rootsOf(sentence);
    return wanted.filter((root) => roots.some((other) => isSameWord(root, other))).length;
  });
  const first = scores.indexOf(Math.max(...scores));
  let part = '';
  for (const sentence of sentences.slice(first)) {
    if (part.length >= shortestPart) break;
    part = part === '' ? sentence : `${part} ${sentence}`;
  }
  return part;
}

/** Roots of one word may differ in how much of its ending was cut. */
const isSameWord = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));
