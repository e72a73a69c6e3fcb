import { writeDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { keepingBases } from '#domain/personal-data/keeping.ts';
import { textsOf } from '#server/texts.ts';
import type { KeptRecord } from './kept-store.ts';

/** What is kept, why and until when, a sentence for each reason; none where nothing is. */
export function keptSentences(kept: readonly KeptRecord[], language: Language): string[] {
  const t = textsOf(language);
  return keepingBases.flatMap((basis) => {
    const days = kept.filter((record) => record.basis === basis).map((record) => record.kept_until);
    const last = days.toSorted().at(-1);
    return last === undefined ? [] : [t(`personalData:kept.${basis}`, { date: writeDay(last, language) })];
  });
}
