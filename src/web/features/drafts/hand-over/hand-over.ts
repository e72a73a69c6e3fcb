import { handOverDraft } from '#contract/drafts.ts';
import { isLanguage } from '#domain/languages.ts';
import { type Currency, currencyOf } from '#domain/money.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { browserStorage } from '../../../lib/storage/browser-storage.ts';
import { inCurrency, pageCurrency } from '../configurator-draft.ts';
import { readFullDraft } from '../stashed-draft.ts';
import { handedOverKey } from '../storage-keys.ts';

/** Opens the page of another host, which gets the draft of this one by a token that opens it once (C7). */
export async function handOver(href: string): Promise<void> {
  const address = new URL(href);
  const draft = readFullDraft();
  try {
    if (draft) {
      const { attachments, savedAt } = draft;
      const answers = inCurrency(draft.answers, { from: pageCurrency(), to: currencyAt(href) });
      const { token } = await callEndpoint(handOverDraft, { body: { draft: { answers, attachments } } });
      browserStorage.write(handedOverKey, String(savedAt));
      address.searchParams.set('token', token);
    }
  } catch {
    // The language changes all the same; the draft stays with this host.
  }
  location.assign(address);
}

/** The currency of the page that a link of this one leads to; this page's where the link is gone. */
function currencyAt(href: string): Currency {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  const language = links.find((link) => link.href === href)?.hreflang;
  return isLanguage(language) ? currencyOf[language] : pageCurrency();
}
