import type { Contact } from '#domain/contact/contact-details.ts';
import { contactMessageToFields } from '#domain/contact/contact-fields.ts';
import { readContactDraft } from '#web/features/drafts/contact-draft.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';

/** What stands in the form: the message, and what a robot has put into the hidden field. */
export type ContactValues = Record<keyof Contact | 'service' | 'budget' | 'timeline' | 'message' | 'website', string>;

/** Returns the values of the form for a message. */
export function valuesOf(message: ContactMessage): ContactValues {
  return { ...(contactMessageToFields(message) as ContactValues), website: '' };
}

/** Puts the kept draft into fields that are still empty: what was typed before hydration is newer. */
export function fillEmptyFields(form: HTMLFormElement | null): void {
  const draft = readContactDraft();
  if (!form || !draft) return;
  for (const [name, value] of Object.entries(contactMessageToFields(draft))) {
    const field = form.elements.namedItem(name);
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    if (isField && field.value === '') field.value = value;
  }
}
