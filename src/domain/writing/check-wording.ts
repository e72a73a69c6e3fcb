import { promisesIn, textMarkup } from './check-answer.ts';
import { figuresIn, isFigureSaid } from './figures.ts';

/** A longer text is not read at all, in characters. */
const longestText = 40_000;

/** What a model worded, and everything it had to word it from. */
type Wording = { text: string; said: string };

/** Why a text of a model is not shown. */
export type WordingFlaw = 'length' | 'markup' | 'link' | 'figure' | 'promise';

/**
 * What is wrong with a description or the texts of a plan that a model worded (H4), or null: plain text without links,
 * and without figures and promises that neither the template nor the visitor has given.
 */
export function checkWording({ text, said }: Wording): WordingFlaw | null {
  if (text.length > longestText) return 'length';
  if (textMarkup.test(text)) return 'markup';
  if (hostsIn(text).some((host) => !said.includes(host))) return 'link';
  const figures = figuresIn(said);
  if (!figuresIn(text).every((figure) => isFigureSaid(figure, figures))) return 'figure';
  const promised = new Set(promisesIn(said));
  if (promisesIn(text).some((promise) => !promised.has(promise))) return 'promise';
  return null;
}

/** Names of hosts without anything before them, which programs make links of. */
const host =
  /(?<![\p{L}\d])[\p{L}\d-]{1,63}\.(?:sk|cz|dk|com|eu|net|org|info|biz|online|io|app|example)(?![\p{L}\d])/giu;

const hostsIn = (text: string) => text.match(host) ?? [];
