import type { ErrorBody } from '#contract/error-body.ts';
import type { Language } from '#domain/languages.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { plainDocument } from '#server/http/plain-document.ts';
import { textsOf } from '#server/texts.ts';

/**
 * An error as a page, for people whose browser asked for one: what happened, its id and the way home (J5). Needs neither
 * the database nor the built pages, for either may be what failed.
 */
export function errorDocument({ message, errorId }: ErrorBody, language: Language): string {
  const t = textsOf(language);
  return plainDocument({
    language,
    title: t('common:failure.pageTitle'),
    paragraphs: [message, t('common:failure.text'), t('common:errorId', { id: errorId })],
    end: `<p><a href="/">${escapeHtml(t('common:actions.goHome'))}</a></p>\n`,
  });
}
