import type { SubmitEvent } from 'react';
import { type FieldOf, type FormOptions, startOf } from './form-state.ts';
import { refusedFields } from './refused-fields.ts';
import { type SaveOutcome, saveForm } from './save-form.ts';
import type { FormStateChanges } from './use-form-state.ts';

/** Checks and sends a form, and shows what became of it. */
export function useFormSubmit<Values extends object, Stored>(
  options: FormOptions<Values, Stored>,
  { state, errorsOf, patch, refuse }: FormStateChanges<Values, Stored>,
) {
  const { read, clean = (typed: Values) => typed, send, stored, afterwards = 'keep' } = options;
  const { values, base, isSending } = state;
  const fields = Object.keys(values) as FieldOf<Values>[];

  /** Shows the broken rules of the values; returns whether there are none. */
  function verify(typed = clean(values)): boolean {
    const found = errorsOf(options.check?.(typed, base) ?? []);
    const isRight = Object.keys(found).length === 0;
    (isRight ? patch : refuse)({ values: typed, errors: found, clash: null, failure: null });
    return isRight;
  }

  /** Shows why an attempt failed, at the fields where the response names them. */
  function fail(error: Error): void {
    refuse({ errors: refusedFields(error, { ...options, fields }), failure: { attempt: Date.now(), error } });
  }

  async function submit(event?: SubmitEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    if (isSending) return;
    const form = event?.currentTarget ?? null;
    const sent = clean(form && read ? read(form, fields) : values);
    if (!verify(sent) || options.holdsBack?.(sent, base)) return;
    patch({ isSending: true });
    settle(await saveForm({ values: sent, base, send, stored }), form);
  }

  function settle(outcome: SaveOutcome<Values, Stored>, form: HTMLFormElement | null): void {
    if (outcome.kind === 'saved') return finish(outcome.saved, form);
    if (outcome.kind !== 'failed') options.onClash?.();
    if (outcome.kind !== 'changed') {
      options.onFailed?.(outcome.error, form);
      fail(outcome.error);
      return patch({ clash: outcome.kind === 'gone' ? 'gone' : null });
    }
    options.onChange?.(outcome.merged.values, outcome.base);
    refuse({ ...outcome.merged, base: outcome.base, clash: 'changed' });
  }

  function finish(saved: Stored, form: HTMLFormElement | null): void {
    if (afterwards === 'empty') {
      form?.reset();
      patch({ values: startOf(options.start) });
    }
    patch({
      ...(stored && { base: saved, values: stored.valuesOf(saved), conflicts: [] }),
      isSending: afterwards === 'leave',
    });
    options.onSaved?.(saved);
  }

  return { submit, verify: () => verify(), fail, focusErrors: () => refuse({}) };
}
