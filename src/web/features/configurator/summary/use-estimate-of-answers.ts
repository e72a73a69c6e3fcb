import type { FormWalk } from '#contract/page.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { usePage } from '../../../lib/page-context.ts';
import { type GeneratedEstimate, contentOfEstimate, useGeneratedEstimate } from './generated-estimate.ts';

export type EstimateOfAnswers = {
  /** The generated estimate of exactly these answers; null until there is one. */
  generated: GeneratedEstimate | null;
  /** An estimate was generated, and then the answers were changed. */
  isStale: boolean;
};

/** The generated estimate of the present answers: from this browser, or sent with the server's page (C8). */
export function useEstimateOfAnswers(answers: Answers, walk: FormWalk | undefined): EstimateOfAnswers {
  const { language } = usePage();
  const stored = useGeneratedEstimate();
  const content = contentOfEstimate(answers, language);
  const walked = walk?.storedEstimate && {
    content: contentOfEstimate(walk.answers, language),
    stored: walk.storedEstimate,
  };
  const generated = [stored, walked].find((estimate) => estimate?.content === content) ?? null;
  return { generated, isStale: generated === null && Boolean(stored ?? walked) };
}
