import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../api.ts';
import { errorsId, fieldId } from './field-id.ts';
import type { FieldOf, FormOptions, FormState } from './form-state.ts';
import { type FieldErrors, refusedFields } from './refused-fields.ts';

type Issue<Values> = { field: FieldOf<Values> };

type Reading<Values, Issue, Saved> = {
  sentenceOf: (issue: Issue) => string;
  /** Issues that the server found when the form was submitted without scripts. */
  startIssues?: readonly Issue[];
  /** Returns the values that are submitted. */
  valuesIn: (form: HTMLFormElement | null, values: Values) => Values;
  /** Returns the state after a success. */
  afterSaving: (form: HTMLFormElement | null, saved: Saved) => Partial<FormState<Values>>;
};

/** The part that all forms share: checks values by domain rules, sends them, and shows refusals at the fields. */
export function useSubmission<Values extends object, Saved, I extends Issue<Values>>(
  options: FormOptions<Values, Saved, I>,
  { sentenceOf, startIssues = [], valuesIn, afterSaving }: Reading<Values, I, Saved>,
) {
  const { id, start, clean = (typed: Values) => typed } = options;
  const [state, setState] = useState<FormState<Values>>(() => ({
    values: typeof start === 'function' ? (start as () => Values)() : start,
    errors: errorsOf(startIssues),
    failure: null,
    isSending: false,
    refusals: 0,
  }));
  const { values, errors, failure } = state;
  const fields = Object.keys(values) as FieldOf<Values>[];
  const refused = fields.filter((field) => errors[field] !== undefined);
  /** Entries of the error summary, in the order of the fields. */
  const items = refused.map((field) => ({ fieldId: fieldId(id, field), text: errors[field] ?? '' }));
  useFocusAfterRefusal(state.refusals, [errorsId(id), ...items.map((item) => item.fieldId)]);

  const patch = (part: Partial<FormState<Values>>) => setState((known) => ({ ...known, ...part }));

  function errorsOf(issues: readonly I[]): FieldErrors<FieldOf<Values>> {
    const found: FieldErrors<FieldOf<Values>> = {};
    for (const issue of issues) found[issue.field] ??= sentenceOf(issue);
    return found;
  }

  /** Ends an attempt that was refused; the errors, or what has to be decided, take the focus. */
  function refuse(part: Partial<FormState<Values>> = {}): void {
    setState((known) => ({ ...known, ...part, isSending: false, refusals: known.refusals + 1 }));
  }

  /** Shows the broken rules of the values; returns whether there are none. */
  function verify(typed = clean(values)): boolean {
    const found = errorsOf(options.check?.(typed) ?? []);
    const isRight = Object.keys(found).length === 0;
    (isRight ? patch : refuse)({ values: typed, errors: found, failure: null });
    return isRight;
  }

  /** Shows why an attempt failed, at the fields where the response names them. */
  function fail(error: Error): void {
    refuse({ errors: refusedFields(error, { ...options, fields }), failure: { attempt: Date.now(), error } });
  }

  async function submit(event?: SubmitEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    if (state.isSending) return;
    const form = event?.currentTarget ?? null;
    const sent = clean(valuesIn(form, values));
    if (!verify(sent) || options.holdsBack?.(sent)) return;
    patch({ isSending: true });
    try {
      const saved = await options.send(sent);
      patch({ isSending: false, ...afterSaving(form, saved) });
      options.onSaved?.(saved);
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      if (options.recover?.(error)) return refuse();
      options.onFailed?.(error, form);
      fail(error);
    }
  }

  function clearError(name: string): void {
    if (errors[name as FieldOf<Values>] !== undefined) patch({ errors: { ...errors, [name]: undefined } });
  }

  const isPlaced = failure?.error instanceof ApiError && failure.error.body?.code === 'invalid-input';
  /** Why the attempt failed, unless fields say all there is to say. */
  const callError = failure && !(isPlaced && refused.length > 0) ? failure.error : null;
  /** Returns id, name and error of a field. */
  const field = (name: FieldOf<Values>) => ({ id: fieldId(id, name), name, error: errors[name] });
  return { ...state, items, callError, field, patch, submit, verify: () => verify(), fail, refuse, clearError };
}

/** Moves the focus, which lies outside React, to the first element of the list that is on the page. */
function useFocusAfterRefusal(refusals: number, ids: readonly string[]): void {
  const moveFocus = useEffectEvent(() => {
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    found?.focus();
  });
  useEffect(() => {
    if (refusals > 0) moveFocus();
  }, [refusals]);
}
