import {
  type ContentOfKind,
  getContent,
  publishContent,
  restoreContentVersion,
  saveContentDraft,
} from '#contract/content/content.ts';
import type { AnyDocument, AnyItem } from '#domain/content/content-document.ts';
import type { ContentKind } from '#domain/content/content-kinds.ts';
import { richTextOf } from '#domain/content/rich-text.ts';
import { type Language, inEachLanguage } from '#domain/languages.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { done } from './office.ts';

const at = (path: string, kind: ContentKind) => path.replace(':kind', kind);

export const readContent = async (browser: TestBrowser, kind: ContentKind): Promise<ContentOfKind> =>
  done(await browser.get(at(getContent.path, kind)), getContent);

/** Saves a document as the draft that was last read. */
export async function saveDraft(
  browser: TestBrowser,
  kind: ContentKind,
  { document, version, isReleaseSeen = false }: { document: unknown; version?: number; isReleaseSeen?: boolean },
): Promise<TestAnswer> {
  const known = version ?? (await readContent(browser, kind)).version;
  return browser.put(at(saveContentDraft.path, kind), { version: known, document, isReleaseSeen });
}

/** Publishes the draft that was last read. */
export const publishKind = async (browser: TestBrowser, kind: ContentKind, version?: number): Promise<TestAnswer> =>
  browser.post(at(publishContent.path, kind), { version: version ?? (await readContent(browser, kind)).version });

/** Saves and publishes a document. */
export async function publishDocument(
  browser: TestBrowser,
  kind: ContentKind,
  document: unknown,
): Promise<ContentOfKind> {
  done(await saveDraft(browser, kind, { document }), saveContentDraft);
  return done(await publishKind(browser, kind), publishContent);
}

export const restore = (browser: TestBrowser, kind: ContentKind, asked: { number: number; latest: number }) =>
  browser.post(at(restoreContentVersion.path, kind).replace(':number', String(asked.number)), { latest: asked.latest });

/** Words of each language that stand on no page yet. */
export const newQuestions: Record<Language, string> = {
  sk: 'Staviate aj weby pre vodnárov?',
  cs: 'Stavíte také weby pro vodnáře?',
  da: 'Laver du også sider for vandmænd?',
  en: 'Do you build websites for aquarists?',
};

/** A new question in all languages. */
export const newQuestion = (id = 'e-vodnarske', answer = 'Áno, aj s akváriami.'): AnyItem => ({
  id,
  shared: { category: 'general' },
  texts: inEachLanguage((language) => ({ question: newQuestions[language], answer: richTextOf(answer) })),
});

/** A document with a change in one item's texts of a language. */
export const withText = (
  document: AnyDocument,
  { id, language, ...texts }: { id: string; language: Language; [field: string]: unknown },
): AnyDocument => ({
  ...document,
  items: document.items.map((item) =>
    item.id === id
      ? { ...item, texts: { ...item.texts, [language]: { ...item.texts[language], ...(texts as object) } } }
      : item,
  ),
});
