import type { PageBand } from '#contract/page.ts';
import { contentKinds } from '#domain/content/content-kinds.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';

/** The band above a page with drafts, in the language of who looks, with the way back to the editor (A12). */
export function previewBand(reader: Language, href: string): PageBand {
  const t = textsOf(reader);
  return {
    language: reader,
    title: t('contentEditor:preview.title'),
    text: t('contentEditor:preview.text'),
    back: t('contentEditor:preview.back'),
    href,
  };
}

/** Address of the editor of a kind in a language of the page; of all kinds where it is none. */
export function editorPath(reader: Language, { kind, language }: { kind: string | null; language: Language }): string {
  const known = contentKinds.find((each) => each === kind);
  if (!known) return pathOf('adminContent', reader);
  return `${pathOf('adminContentKind', reader, { key: known })}?in=${language}`;
}
