import type { ChangeEvent, SubmitEvent } from 'react';
import type { FieldIssue } from '#domain/field-issue.ts';
import type { FieldOf, FormOptions } from './form-state.ts';
import { runSubmission, showFailure, showRefusal, verifyValues } from './run-submission.ts';
import { useFormState } from './use-form-state.ts';
import { useIssueText } from './use-issue-text.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextFieldOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends string ? Field : never;
}[FieldOf<Values>];

export type OfficeOptions<Values, Saved> = FormOptions<Values, Saved, FieldIssue<FieldOf<Values>>> & {
  /** Called with the values after each change, for example to keep a draft. */
  onChange?: (values: Values) => void;
};

/**
 * Form of the back office with controlled fields: keeps the typed values when the server rejects the form. Forms of stored
 * records, which somebody else may change, use `useRecordForm`.
 */
export function useForm<Values extends object, Saved = unknown>(options: OfficeOptions<Values, Saved>) {
  const { onChange, clean = (typed: Values) => typed } = options;
  const { patch, now, ...form } = useFormState(options);
  const { values, isSending } = form;
  const run = { options, patch, sentenceOf: useIssueText() };

  /** Puts other values in place of all fields; what is refused about them stays until they are edited. */
  function replace(next: Values): void {
    patch({ values: next });
    onChange?.(next);
  }

  /** Sets typed values; what was refused about their fields no longer holds. */
  function change(changes: Partial<Values>): void {
    const { values: typed, errors } = now();
    const left = Object.entries(errors).filter(([field]) => !(field in changes));
    patch({ errors: Object.fromEntries(left) as typeof errors });
    replace({ ...typed, ...changes });
  }

  /** Returns the props of a controlled text field or select. */
  function input(name: TextFieldOf<Values>) {
    const { id, error } = form.field(name);
    return {
      id,
      error,
      value: values[name] as string,
      onChange: ({ target }: ChangeEvent<Control>) => change({ [name]: target.value } as unknown as Partial<Values>),
    };
  }

  async function submit(event?: SubmitEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    if (!isSending) await runSubmission(run, clean(values), () => ({}));
  }

  return {
    ...form,
    /** What is typed by now, for what is called later than it was made. */
    typedNow: () => now().values,
    replace,
    change,
    input,
    submit,
    /** Shows the broken rules of the values; returns whether there are none. */
    verify: () => verifyValues(run, clean(values)),
    fail: (error: Error) => showFailure(run, { error, values }),
    /** Moves the focus to the list of errors or decisions. */
    focusErrors: () => showRefusal(run, {}),
  };
}
export type Form<Values extends object, Saved = unknown> = ReturnType<typeof useForm<Values, Saved>>;
