import { contactMessageToFields, fieldsToContactMessage } from '#domain/contact/contact-fields.ts';
import { readContactDraft } from '#web/features/drafts/contact-draft.ts';

/** What stands in the form: the message, and what a robot has put into the hidden field. */
export function readForm(form: HTMLFormElement) {
  const fields = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  return { message: fieldsToContactMessage(fields), website: fields['website'] ?? '' };
}

/** Puts the kept draft into fields that are still empty: what was typed before React started is newer. */
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
