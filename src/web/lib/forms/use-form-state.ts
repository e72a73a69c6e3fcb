import { useState } from 'react';
import type { FieldIssue } from '#domain/field-issue.ts';
import { useIssueText } from './use-issue-text.ts';
import { type FieldOf, type FormOptions, type FormState, firstState, withoutErrors } from './form-state.ts';
import type { FieldErrors } from './refused-fields.ts';

/** State of a form with the changes that need no server. */
export function useFormState<Values extends object, Stored>(options: FormOptions<Values, Stored>) {
  const { stored, onChange } = options;
  const errorsOf = useErrorsOf<FieldOf<Values>>();
  const [state, setState] = useState(() => firstState(options, errorsOf(options.startIssues ?? [])));
  const { values, base } = state;

  function patch(part: Partial<FormState<Values, Stored>>): void {
    setState((known) => ({ ...known, ...part }));
  }

  /** Ends an attempt that was refused; the errors, or what has to be decided, take the focus. */
  function refuse(part: Partial<FormState<Values, Stored>>): void {
    setState((known) => ({ ...known, ...part, isSending: false, refusals: known.refusals + 1 }));
  }

  function clearErrors(of: readonly FieldOf<Values>[]): void {
    setState((known) => {
      const errors = withoutErrors(known.errors, of);
      return errors === known.errors ? known : { ...known, errors };
    });
  }

  /** Puts other values in place of all fields; what is refused about them stays until they are edited. */
  function replace(next: Values): void {
    patch({ values: next });
    onChange?.(next, base);
  }

  /** Sets typed values; what was refused about their fields no longer holds. */
  function change(changes: Partial<Values>): void {
    clearErrors(Object.keys(changes) as FieldOf<Values>[]);
    replace({ ...values, ...changes });
  }

  /** Replaces the typed values by the stored ones and returns the typed ones. */
  function takeStored(): Values {
    if (stored && base !== null) replace(stored.valuesOf(base));
    patch({ errors: {}, failure: null, clash: null, conflicts: [] });
    return values;
  }

  return { state, errorsOf, patch, refuse, clearErrors, replace, change, takeStored };
}

export type FormStateChanges<Values extends object, Stored> = ReturnType<typeof useFormState<Values, Stored>>;

/** Returns the sentence for the first issue of each field, in the page's language. */
function useErrorsOf<Field extends string>(): (issues: readonly FieldIssue<Field>[]) => FieldErrors<Field> {
  const sentenceOf = useIssueText();
  return (issues) => {
    const errors: FieldErrors<Field> = {};
    for (const issue of issues) errors[issue.field] ??= sentenceOf(issue);
    return errors;
  };
}
