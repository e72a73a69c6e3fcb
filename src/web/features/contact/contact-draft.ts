import { contactMessageToFields, fieldsToContactMessage } from '#domain/contact/contact-fields.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';

const storageKey = 'contact-draft';

/** Keeps what has been typed as long as the tab lives, so that a reload or a way back loses nothing. */
export function saveContactDraft(message: ContactMessage): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(contactMessageToFields(message)));
  } catch {
    // Where storage is refused the form itself is the only copy.
  }
}

/** Reads the kept draft; null when there is none. */
export function readContactDraft(): ContactMessage | null {
  try {
    const fields = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Record<string, string> | null;
    return fields && fieldsToContactMessage(fields);
  } catch {
    return null;
  }
}

/** Forgets the kept draft. */
export function clearContactDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing can be kept where storage is refused, so there is nothing to forget.
  }
}

/** Forgets the kept draft if it is this message, which was sent from elsewhere. */
export function forgetContactDraft(message: ContactMessage): void {
  if (JSON.stringify(readContactDraft()) === JSON.stringify(message)) clearContactDraft();
}
