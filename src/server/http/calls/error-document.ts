import type { ErrorBody } from '#contract/error-body.ts';
import type { Language } from '#domain/languages.ts';
import { entranceAddress } from '#server/http/entrance-address.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { plainDocument } from '#server/http/plain-document.ts';
import { textsOf } from '#server/texts.ts';

type Asked = {
  language: Language;
  /** Path and query of the page that it is about. */
  from: string;
};

/**
 * An error as a page, for people whose browser asked for one: what happened, its id and the way home (J5); who has to sign in first gets
 * the way there and back (F1). Needs neither the database nor the built pages, for either may be what failed.
 */
export function errorDocument({ code, message, errorId }: ErrorBody, { language, from }: Asked): string {
  const t = textsOf(language);
  const home = `<p><a href="/">${escapeHtml(t('common:actions.goHome'))}</a></p>\n`;
  if (code === 'sign-in-required') {
    const entrance = `<p><a href="${escapeHtml(entranceAddress(from))}">${escapeHtml(t('accounts:login.submit'))}</a></p>\n`;
    return plainDocument({ language, title: message, paragraphs: [], end: `${entrance}${home}` });
  }
  return plainDocument({
    language,
    title: t('common:failure.pageTitle'),
    paragraphs: [message, t('common:failure.text'), t('common:errorId', { id: errorId })],
    end: home,
  });
}
