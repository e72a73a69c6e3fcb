import { contactMessageToFields, fieldsToContactMessage } from '#domain/contact/contact-fields.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { tabStorage } from '../../lib/storage/browser-storage.ts';

/** The name under which the tab stores it. */
export const contactDraftKey = 'contact-draft';

/** Stores what was typed for the life of the tab: it survives a reload and going back. */
export function saveContactDraft(message: ContactMessage): void {
  tabStorage.write(contactDraftKey, JSON.stringify(contactMessageToFields(message)));
}

/** Reads the draft; null when there is none. */
export function readContactDraft(): ContactMessage | null {
  try {
    const fields = tabStorage.readJson(contactDraftKey) as Record<string, string> | null;
    return fields && fieldsToContactMessage(fields);
  } catch {
    return null;
  }
}

/** Deletes the draft. */
export function clearContactDraft(): void {
  tabStorage.write(contactDraftKey, null);
}
