import type { FormWalk } from '#contract/page.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { usePage } from '../../../lib/page-context.ts';
import { type GeneratedQuote, contentOfQuote, useGeneratedQuote } from './generated-quote.ts';

export type Quote = {
  /** The generated quote of these very answers; null until there is one. */
  generated: GeneratedQuote | null;
  /** A quote was generated, and then the answers were changed. */
  isStale: boolean;
};

/** The generated quote of the present answers: from this browser, or brought along by the server's page (C8). */
export function useQuote(answers: Answers, walk: FormWalk | undefined): Quote {
  const { language } = usePage();
  const kept = useGeneratedQuote();
  const content = contentOfQuote(answers, language);
  const walked = walk?.storedEstimate && {
    content: contentOfQuote(walk.answers, language),
    stored: walk.storedEstimate,
  };
  const generated = [kept, walked].find((quote) => quote?.content === content) ?? null;
  return { generated, isStale: generated === null && Boolean(kept ?? walked) };
}
