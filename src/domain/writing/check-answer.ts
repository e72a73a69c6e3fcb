import type { Language } from '../languages.ts';
import { searchText } from '../search/search-text.ts';
import type { AnswerSource } from './answer-source.ts';
import { figuresIn, isFigureSaid } from './figures.ts';

/** Words of a worded answer at most. */
export const longestAnswer = 120;
/** A longer answer is not read at all, in characters. */
const longestText = 5000;

/** Share of the longer words of an answer that must be in the cited sources. */
const groundedShare = 0.35;
/** Words are compared by so many first letters, because of their endings. */
const rootLength = 5;

type Worded = { answer: string; sources: readonly AnswerSource[]; language: Language };

/** Why an answer of a model is not shown. */
export type AnswerFlaw = 'length' | 'markup' | 'citation' | 'figure' | 'promise' | 'language' | 'ungrounded';

/**
 * What is wrong with an answer that a model worded from numbered sources (A6, H4), or null: it must be short plain text in
 * the right language, cite sources that exist, say no figure and promise nothing that they do not, and be about what they
 * are about.
 */
export function checkAnswer({ answer, sources, language }: Worded): AnswerFlaw | null {
  if (answer.length > longestText) return 'length';
  const cited = citedIn(answer).map((number) => sources[number - 1]);
  const known = cited.filter((source) => source !== undefined);
  const words = answer.replaceAll(citation, ' ');
  const said = known.map(({ title, text }) => `${title} ${text}`).join('\n');
  if (wordsOf(words).length > longestAnswer) return 'length';
  if (textMarkup.test(words)) return 'markup';
  if (known.length === 0 || known.length < cited.length) return 'citation';
  const figures = figuresIn(said);
  if (!figuresIn(words).every((figure) => isFigureSaid(figure, figures))) return 'figure';
  if (promisesIn(words).some((promise) => !searchText(said).includes(promise))) return 'promise';
  if (!isIn(language, words, said)) return 'language';
  return isGrounded(words, said) ? null : 'ungrounded';
}

const citation = /\[(\d{1,2})\]/g;
/** Marks, links and addresses; square brackets are left only where they cite nothing. */
export const textMarkup = /[<>*#`|{}[\]@\\]|https?:|www\.|^[^\S\n]*[-•]\s/imu;

const citedIn = (answer: string) => [...answer.matchAll(citation)].map(([, number]) => Number(number));

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words by which something would be free, cheaper or warranted, as they begin (folded). */
const promises = /zadarmo|zdarma|bezplatn|gratis|\bfree\b|zaruk|garan|warrant|zlav|slev|rabat|discount/g;

/** The words of a text that promise something for free, cheaper or warranted. */
export const promisesIn = (text: string) => searchText(text).match(promises) ?? [];

/** Letters that no other of the four languages writes. */
const ownLetters: Record<Language, RegExp | null> = { sk: /[ľĺŕô]/i, cs: /[ěřů]/i, da: /[æøå]/i, en: null };

/** Small words that tell the languages apart. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  sk: new Set('sú je som aj ktorý ktoré ktorá alebo keď ak pri čo tiež vás vám nie než už'.split(' ')),
  cs: new Set('jsou je jsem také který které která nebo když pokud při co vás vám není než už'.split(' ')),
  da: new Set('og er det jeg du ikke til med på som af der har kan den en et'.split(' ')),
  en: new Set('the and is you of to with it are that your in a on i can'.split(' ')),
};

function isIn(language: Language, text: string, said: string): boolean {
  const others = (Object.keys(smallWords) as Language[]).filter((other) => other !== language);
  const hasForeignLetters = others.some((other) => ownLetters[other]?.test(text) && !ownLetters[other].test(said));
  if (hasForeignLetters) return false;
  const words = wordsOf(text.toLowerCase());
  const count = (of: Language) => words.filter((word) => smallWords[of].has(word)).length;
  return others.every((other) => count(other) <= count(language));
}

function isGrounded(text: string, said: string): boolean {
  const rootsOf = (from: string) => wordsOf(searchText(from)).filter((word) => word.length >= rootLength);
  const known = new Set(rootsOf(said).map((word) => word.slice(0, rootLength)));
  const own = rootsOf(text);
  const grounded = own.filter((word) => known.has(word.slice(0, rootLength)));
  return grounded.length >= own.length * groundedShare;
}
