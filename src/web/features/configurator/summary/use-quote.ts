import type { FormWalk } from '#contract/page.ts';
import type { StoredEstimate } from '#contract/estimates.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { usePage } from '../../../lib/page-context.ts';
import { contentOfQuote, useGeneratedQuote } from './generated-quote.ts';

export type Quote = {
  /** The generated quote of these very answers; null until there is one. */
  stored: StoredEstimate | null;
  /** A quote was generated, and then the answers were changed. */
  isStale: boolean;
};

/** The generated quote of the present answers: from this tab, or brought along by the server's page (C8). */
export function useQuote(answers: Answers, walk: FormWalk | undefined): Quote {
  const { language } = usePage();
  const kept = useGeneratedQuote();
  const content = contentOfQuote(answers, language);
  const walked = walk?.storedEstimate && {
    content: contentOfQuote(walk.answers, language),
    stored: walk.storedEstimate,
  };
  const stored = [kept, walked].find((quote) => quote?.content === content)?.stored ?? null;
  return { stored, isStale: stored === null && Boolean(kept ?? walked) };
}
