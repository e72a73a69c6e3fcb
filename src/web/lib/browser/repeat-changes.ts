type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells React of what was typed and chosen before a page was hydrated: it compares a field with what it has rendered, so the
 * field goes back to that first, and then to what the visitor has made of it. Chosen files cannot be put back: who takes files looks for them.
 */
export function repeatChanges(page: Element): void {
  for (const field of page.querySelectorAll<Field>('input:not([type=file]), textarea, select')) {
    if (field instanceof HTMLSelectElement) repeatChoice(field);
    else repeatText(field);
  }
}

function repeatChoice(field: HTMLSelectElement): void {
  if ([...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected)) return;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function repeatText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  // React watches the field's own property, so the one of its class is set.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  // Who is typing goes on where the caret stands; fields of some types, such as addresses of mail, have none that could be told.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
