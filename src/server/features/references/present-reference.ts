import type { ShownReference } from '#contract/projects/references.ts';
import { sitePicturePath } from '#contract/projects/references.ts';
import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { projectNumber } from '#domain/projects/project-number.ts';
import type { ReferenceOfProject, TranslationRow } from '#server/features/settings/site-references-store.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/** What the site shows in a language, in its order. */
export const presentSiteReferences = (
  { siteReferences }: Pick<Services, 'siteReferences'>,
  language: Language,
): ShownReference[] =>
  siteReferences.current().references.map(({ row, translations }) => presentReference(row, { language, translations }));

type Shown = {
  /** Of the page. */
  language: Language;
  translations: readonly TranslationRow[];
  /** Where its picture is; on the site by default. */
  picture?: string;
};

/** A reference as a page of a language shows it: in that language where the owner has added a translation, else as it was written. */
export function presentReference(
  row: ReferenceOfProject,
  { language, translations, picture = sitePicturePath.replace(':id', row.id) }: Shown,
): ShownReference {
  const t = textsOf(language);
  const translation = translations.find((each) => each.language === language);
  const own = { text: row.text, figureLabel: row.figure_label, pictureAlt: row.picture_alt };
  const words = translation
    ? { text: translation.text, figureLabel: translation.figure_label, pictureAlt: translation.picture_alt }
    : own;
  return {
    id: row.id,
    text: words.text,
    lang: translation ? language : row.language,
    name: row.name,
    firm: row.firm,
    figure:
      row.figure_label === '' ? null : { label: words.figureLabel, before: row.figure_before, after: row.figure_after },
    picture:
      row.picture_key === null
        ? null
        : {
            // Another picture has another address.
            src: `${picture}?v=${row.version}`,
            alt: words.pictureAlt,
            width: row.picture_width ?? 0,
            height: row.picture_height ?? 0,
          },
    source: sourceOf(row, language),
    original: translation
      ? {
          note: t(`references:translatedFrom.${row.language}`),
          label: t('references:original'),
          text: row.text,
          lang: row.language,
        }
      : null,
  };
}

/** From which project it comes, and when that was completed: `from project #0042, completed May 2027`. */
export function sourceOf(
  {
    project_number: number,
    project_completed_at: completedAt,
  }: Pick<ReferenceOfProject, 'project_number' | 'project_completed_at'>,
  language: Language,
): string {
  const t = textsOf(language);
  const project = projectNumber(number);
  if (completedAt === null) return t('references:source', { project });
  const [year = '', month = ''] = dayOf(completedAt, language).split('-');
  return t('references:sourceCompleted', { project, month: t(`references:months.m${monthOf(month)}`, { year }) });
}

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
const monthOf = (month: string) => Number(month) as Month;
