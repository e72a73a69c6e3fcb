import type { FieldIssue } from '#domain/field-issue.ts';
import { ApiError } from '../api.ts';
import { fieldId } from './field-id.ts';
import type { FieldErrors } from './refused-fields.ts';
import type { StoredRecord } from './save-form.ts';
import type { Conflict } from './three-way-merge.ts';

export type FieldOf<Values> = keyof Values & string;

export type FormOptions<Values, Stored> = {
  /** Goes before the names of fields in the ids of their controls; empty for the bare names. */
  id: string;
  start: Values | (() => Values);
  /** Reads uncontrolled fields on submit, which keep what was typed before hydration; without it `values` is sent. */
  read?: (form: HTMLFormElement, fields: readonly FieldOf<Values>[]) => Values;
  /** Issues that the server found when the form was submitted without scripts. */
  startIssues?: readonly FieldIssue<FieldOf<Values>>[];
  /** Returns the values as they are checked and sent, for example without blanks around them. */
  clean?: (values: Values) => Values;
  check?: (values: Values, base: Stored | null) => readonly FieldIssue<FieldOf<Values>>[];
  /** Returns true to stop before sending, for example to ask for a confirmation first. */
  holdsBack?: (values: Values, base: Stored | null) => boolean;
  send: (values: Values, base: Stored | null) => Promise<Stored>;
  onSaved?: (saved: Stored) => void;
  /** Called when somebody else has changed or deleted the record. */
  onClash?: () => void;
  onFailed?: (error: Error, form: HTMLFormElement | null) => void;
  /** Called with the values after each change, for example to keep a draft. */
  onChange?: (values: Values, base: Stored | null) => void;
  stored?: StoredRecord<Values, Stored>;
  /** Fields that the server calls by another name. */
  sentAs?: Readonly<Record<string, FieldOf<Values>>>;
  /** Fields to which error codes belong whose response names no field. */
  fieldOfCode?: Readonly<Record<string, FieldOf<Values>>>;
  /** After a success: `empty` resets uncontrolled fields, `leave` stays in the sending state until the next page is there. */
  afterwards?: 'keep' | 'empty' | 'leave';
};

export type FormState<Values, Stored> = {
  values: Values;
  errors: FieldErrors<FieldOf<Values>>;
  /** Why the last attempt failed, also where fields say so; the number tells attempts apart. */
  failure: { attempt: number; error: Error } | null;
  isSending: boolean;
  /** The stored record that the next attempt changes. */
  base: Stored | null;
  /** Fields that somebody else has changed as well. */
  conflicts: readonly Conflict<Values>[];
  /** Somebody else has changed or deleted the record. */
  clash: 'changed' | 'gone' | null;
  /** Counts refusals: after each one the list of errors, or the first refused field, takes the focus. */
  refusals: number;
};

/** Returns the state of a form that was just opened. */
export function firstState<Values extends object, Stored>(
  { start, stored }: FormOptions<Values, Stored>,
  errors: FieldErrors<FieldOf<Values>>,
): FormState<Values, Stored> {
  return {
    values: startOf(start),
    errors,
    failure: null,
    isSending: false,
    base: stored?.base ?? null,
    conflicts: [],
    clash: null,
    refusals: 0,
  };
}

/** Returns the values that a form begins with. */
export function startOf<Values>(start: Values | (() => Values)): Values {
  return typeof start === 'function' ? (start as () => Values)() : start;
}

/** Returns what components show of a form's state. */
export function viewOf<Values extends object, Stored>(
  { id }: FormOptions<Values, Stored>,
  { values, errors, failure, conflicts }: FormState<Values, Stored>,
) {
  const fields = Object.keys(values) as FieldOf<Values>[];
  const refused = fields.filter((field) => errors[field] !== undefined);
  const isPlaced = failure?.error instanceof ApiError && failure.error.body?.code === 'invalid-input';
  return {
    /** Entries of the error summary, in the order of the fields. */
    items: refused.map((field) => ({ fieldId: fieldId(id, field), text: errors[field] ?? '' })),
    /** Why the attempt failed, unless fields say all there is to say. */
    callError: failure && !(isPlaced && refused.length > 0) ? failure.error : null,
    /** Returns what is stored now in a field that somebody else has changed too. */
    theirs: (field: FieldOf<Values>): Values[FieldOf<Values>] | undefined =>
      conflicts.find((conflict) => conflict.field === field)?.theirs,
  };
}

/** Returns the errors without those of some fields; the same object where there is none. */
export function withoutErrors<Field extends string>(
  errors: FieldErrors<Field>,
  of: readonly Field[],
): FieldErrors<Field> {
  if (of.every((field) => errors[field] === undefined)) return errors;
  const left = Object.entries(errors).filter(([field]) => !of.some((each) => each === field));
  return Object.fromEntries(left) as FieldErrors<Field>;
}
