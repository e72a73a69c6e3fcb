import { handOverDraft } from '#contract/drafts.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { browserStorage } from '../../../lib/storage/browser-storage.ts';
import { pageCurrency } from '../configurator-draft.ts';
import { readFullDraft } from '../stashed-draft.ts';
import { handedOverKey } from '../storage-keys.ts';

/** Opens the page of another host, which gets the draft of this one by a token that opens it once (C7). */
export async function handOver(href: string): Promise<void> {
  const address = new URL(href);
  const draft = readFullDraft();
  try {
    if (draft) {
      const { answers, attachments, savedAt } = draft;
      const body = { draft: { answers, attachments, currency: pageCurrency() } };
      const { token } = await callEndpoint(handOverDraft, { body });
      browserStorage.write(handedOverKey, String(savedAt));
      address.searchParams.set('token', token);
    }
  } catch {
    // The language changes all the same; the draft stays with this host.
  }
  location.assign(address);
}
