import { type SignValues, signFields } from '#domain/quotes/signing/acceptance-fields.ts';

type Drawn = Pick<SignValues, 'mark' | 'strokes' | 'signature'>;
type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Puts what was typed before into the fields of the signing form, but into none that has been changed since the document came, which can
 * be before scripts run: what is typed last wins, and a field that somebody is typing into keeps its focus. Returns a signature
 * that was drawn, whose pad has to be shown first; null where none was, or a name has been typed since.
 */
export function restoreDraft(form: HTMLFormElement, draft: Partial<SignValues>): Drawn | null {
  const isDrawn = draft.mark === 'drawn' && !controlsOf(form, 'signature').some(isChanged);
  for (const field of signFields) {
    const controls = controlsOf(form, field);
    const value = draft[field];
    if (value === undefined || field === 'mark' || controls.some(isChanged)) continue;
    for (const control of controls) fill(control, value);
  }
  const { strokes = '', signature = '' } = draft;
  return isDrawn ? { mark: 'drawn', strokes, signature } : null;
}

const controlsOf = (form: HTMLFormElement, name: string): Control[] =>
  [...form.elements]
    .filter((each) => each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement)
    .filter((each) => each.name === name);

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const isChanged = (control: Control): boolean =>
  isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;

function fill(control: Control, value: string): void {
  if (isTicked(control)) control.checked = control.value === value;
  else control.value = value;
}
