import type { Figures } from '#contract/analytics/analytics.ts';
import type { Language } from '#domain/languages.ts';
import type { GetText } from '#locales/text-key.ts';
import type { StripFigure } from './figure-strip.tsx';
import { countText, shareText } from './figure-texts.ts';
import { durationText } from '../../lib/time/duration-text.ts';

type Given = { now: Figures; before: Figures };

/** Response times: the mean, and the share within the promised 24 hours, each compared with the previous period. */
export function answerFigures(
  { now, before }: Given,
  { t, language }: { t: GetText; language: Language },
): StripFigure[] {
  const mean = ({ averageResponseMs }: Figures) =>
    averageResponseMs === null ? null : durationText(averageResponseMs, language, 1);
  const share = ({ due, answeredInTime }: Figures) => shareText(answeredInTime, due, language);
  const noteOf = (text: string | null) =>
    text === null ? t('analytics:figures.noneBefore') : t('analytics:figures.before', { before: text });
  const none = t('analytics:figures.noAnswers');
  const counts = { inTime: countText(now.answeredInTime, language), due: countText(now.due, language) };
  return [
    {
      id: 'response',
      label: t('analytics:figures.response'),
      value: mean(now) ?? '–',
      note: now.answered === 0 ? none : noteOf(mean(before)),
    },
    {
      id: 'in-time',
      label: t('analytics:figures.inTime'),
      value: share(now) ?? '–',
      note: now.due === 0 ? none : `${t('analytics:figures.inTimeOf', counts)}, ${noteOf(share(before))}`,
    },
  ];
}
