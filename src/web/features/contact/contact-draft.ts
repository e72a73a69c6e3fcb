import { contactMessageToFields, fieldsToContactMessage } from '#domain/contact/contact-fields.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { tabStorage } from '../../lib/browser-storage.ts';

const storageKey = 'contact-draft';

/** Keeps what has been typed as long as the tab lives, so that a reload or a way back loses nothing. */
export function saveContactDraft(message: ContactMessage): void {
  tabStorage.write(storageKey, JSON.stringify(contactMessageToFields(message)));
}

/** Reads the kept draft; null when there is none. */
export function readContactDraft(): ContactMessage | null {
  try {
    const fields = tabStorage.readJson(storageKey) as Record<string, string> | null;
    return fields && fieldsToContactMessage(fields);
  } catch {
    return null;
  }
}

/** Deletes the kept draft. */
export function clearContactDraft(): void {
  tabStorage.write(storageKey, null);
}

/** Deletes the kept draft if it is this message, which has been sent; returns whether it was. */
export function forgetContactDraft(message: ContactMessage): boolean {
  const isSent = JSON.stringify(readContactDraft()) === JSON.stringify(message);
  if (isSent) clearContactDraft();
  return isSent;
}
