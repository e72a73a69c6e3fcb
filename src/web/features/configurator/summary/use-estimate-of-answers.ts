import type { FormWalk } from '#contract/page.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { languages } from '#domain/languages.ts';
import { usePage } from '../../../lib/page-context.ts';
import { type GeneratedEstimate, contentOfEstimate, useGeneratedEstimate } from './generated-estimate.ts';

export type EstimateOfAnswers = {
  /** The generated estimate of exactly these answers; null until there is one. */
  generated: GeneratedEstimate | null;
  /** An estimate was generated, and then the answers or only the language were changed; null for neither. */
  staleBy: 'answers' | 'language' | null;
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
  const other = generated === null ? (stored ?? walked) : null;
  if (!other) return { generated, staleBy: null };
  const isSaid = languages.some((each) => other.content === contentOfEstimate(answers, each));
  return { generated, staleBy: isSaid ? 'language' : 'answers' };
}
