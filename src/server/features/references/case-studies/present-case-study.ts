import { type ShownCaseStudy, siteCaseStudyPicturePath } from '#contract/projects/case-studies.ts';
import { type CaseStudyPart, type CaseStudyWords, picturePlaces, resultsOf } from '#domain/case-studies/case-study.ts';
import type { Language } from '#domain/languages.ts';
import { projectNumber } from '#domain/projects/project-number.ts';
import { sourceOf } from '#server/features/references/present-reference.ts';
import { allowedParts, shownLanguage } from '#server/features/settings/site/shown-case-study.ts';
import type { CaseStudyOfProject, WordedCaseStudy } from '#server/features/settings/site/site-case-studies-store.ts';
import type { Services } from '#server/services.ts';

const weekMs = 7 * 24 * 60 * 60_000;

/** What the site shows in a language. What may not be shown of the customer is left out, pictures that they have not seen too. */
export const presentSiteCaseStudies = (
  { siteCaseStudies }: Pick<Services, 'siteCaseStudies'>,
  language: Language,
): ShownCaseStudy[] =>
  siteCaseStudies.current().studies.flatMap(({ row, words, pictures }): ShownCaseStudy[] => {
    const lang = shownLanguage({ row, words }, language);
    const text = lang && words[lang];
    if (!text) return [];
    const agreed = Object.fromEntries(Object.entries(pictures).filter(([, picture]) => picture.is_agreed === 1));
    const parts = allowedParts(row);
    return [presentCaseStudy({ row, words: text, lang, pictures: agreed }, { language, parts })];
  });

type Worded = { row: CaseStudyOfProject; words: CaseStudyWords; lang: Language; pictures: WordedCaseStudy['pictures'] };

type Shown = {
  /** Of the page. */
  language: Language;
  parts: readonly CaseStudyPart[];
  /** Where its pictures are; on the site by default. */
  address?: string;
};

/** A case study as a page of a language shows it, with the parts that may be shown. */
export function presentCaseStudy(
  { row, words, lang, pictures }: Worded,
  { language, parts, address = siteCaseStudyPicturePath.replace(':id', row.id) }: Shown,
): ShownCaseStudy {
  const may = (part: CaseStudyPart) => parts.includes(part);
  const { project_number: number, project_created_at: begun, project_completed_at: completed } = row;
  return {
    id: row.id,
    anchor: `project-${projectNumber(number).replace('#', '')}`,
    lang,
    service: row.service,
    trade: row.trade,
    country: row.country,
    firm: may('firm') ? row.firm : '',
    town: may('town') ? row.town : '',
    source: sourceOf(row, language),
    weeks: Math.max(1, Math.round(((completed ?? begun) - begun) / weekMs)),
    title: words.title,
    task: words.task,
    solution: words.solution,
    results: may('figures') ? resultsOf(words) : [],
    pictures: may('pictures')
      ? picturePlaces.flatMap((place) => {
          const picture = pictures[place];
          if (!picture) return [];
          const { width, height } = picture;
          // Another picture has another address.
          const src = `${address.replace(':place', place)}?v=${picture.id.slice(-8)}`;
          return [{ place, src, alt: words[`${place}Alt`], width, height }];
        })
      : [],
  };
}
