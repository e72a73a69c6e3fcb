import type { Language } from '#domain/languages.ts';
import { escapeHtml } from './escape-html.ts';

type PlainDocument = {
  language: Language;
  title: string;
  /** Paragraphs below the title, as texts. */
  paragraphs: readonly string[];
  /** Markup of our own after them. */
  end?: string;
};

/** A page without styles and scripts, for moments in which neither the database nor the built pages can be relied on. */
export function plainDocument({ language, title, paragraphs, end = '' }: PlainDocument): string {
  return `<!doctype html>
<html lang="${language}"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head><body>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>\n`).join('')}${end}</body></html>
`;
}
