import type { ErrorBody } from '#contract/error-body.ts';
import type { Language } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';

/**
 * An error as a page, for people whose browser asked for one: what happened, its id and the way home (J5). Needs neither
 * the database nor the built pages, for either may be what failed.
 */
export function errorDocument({ message, errorId }: ErrorBody, language: Language): string {
  const t = textsOf(language);
  return `<!doctype html>
<html lang="${language}"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeText(t('common:failure.pageTitle'))}</title>
</head><body>
<h1>${escapeText(t('common:failure.pageTitle'))}</h1>
<p>${escapeText(message)}</p>
<p>${escapeText(t('common:failure.text'))}</p>
<p>${escapeText(t('common:errorId', { id: errorId }))}</p>
<p><a href="/">${escapeText(t('common:actions.goHome'))}</a></p>
</body></html>
`;
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
