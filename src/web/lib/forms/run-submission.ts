import { flushSync } from 'react-dom';
import { errorsId, fieldId } from './field-id.ts';
import type { FieldOf, FormOptions, FormState, PatchForm } from './form-state.ts';
import { type FieldErrors, refusedFields } from './refused-fields.ts';

type Run<Values, Saved, Issue> = {
  options: FormOptions<Values, Saved, Issue>;
  patch: PatchForm<Values>;
  sentenceOf: (issue: Issue) => string;
};

type Shown<Values, Saved, Issue> = Pick<Run<Values, Saved, Issue>, 'options' | 'patch'>;

/** Ends an attempt that was refused, and moves the focus to the list of errors or decisions, or to the first refused field. */
export function showRefusal<Values, Saved, Issue>(
  { options: { id }, patch }: Shown<Values, Saved, Issue>,
  part: Partial<FormState<Values>>,
): void {
  // The errors have to be on the page before one of them can take the focus.
  flushSync(() => patch({ ...part, isSending: false }));
  const ids = [errorsId(id), ...Object.keys(part.errors ?? {}).map((name) => fieldId(id, name))];
  const found = ids.map((each) => document.getElementById(each)).find((element) => element !== null);
  found?.focus();
}

/** Shows the broken rules of values, the first of each field; returns whether there are none. */
export async function verifyValues<Values extends object, Saved, Issue extends { field: FieldOf<Values> }>(
  { options, patch, sentenceOf }: Run<Values, Saved, Issue>,
  values: Values,
): Promise<boolean> {
  const errors: FieldErrors<FieldOf<Values>> = {};
  for (const issue of (await options.check?.(values)) ?? []) errors[issue.field] ??= sentenceOf(issue);
  const isRight = Object.keys(errors).length === 0;
  if (isRight) patch({ values, errors, failure: null });
  else showRefusal({ options, patch }, { values, errors, failure: null });
  return isRight;
}

/** Shows why an attempt failed, at the fields where the response names them. */
export function showFailure<Values extends object, Saved, Issue>(
  { options, patch }: Shown<Values, Saved, Issue>,
  { error, values }: { error: Error; values: Values },
): void {
  const fields = Object.keys(values) as FieldOf<Values>[];
  const errors = refusedFields(error, { ...options, fields });
  showRefusal({ options, patch }, { errors, failure: { attempt: Date.now(), error } });
}

/** Checks values by domain rules and sends them; shows what is refused. `saved` is the state after a success. */
export async function runSubmission<Values extends object, Saved, Issue extends { field: FieldOf<Values> }>(
  run: Run<Values, Saved, Issue>,
  values: Values,
  saved: () => Partial<FormState<Values>>,
): Promise<void> {
  const { options, patch } = run;
  if (!(await verifyValues(run, values)) || options.holdsBack?.(values)) return;
  patch({ isSending: true });
  await options.send(values).then(
    (answer) => {
      patch({ isSending: false, ...saved() });
      options.onSaved?.(answer);
    },
    (error: Error) => {
      if (options.recover?.(error)) return showRefusal(run, {});
      options.onFailed?.(error);
      showFailure(run, { error, values });
    },
  );
}
