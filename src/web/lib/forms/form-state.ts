import type { FieldErrors } from './refused-fields.ts';

export type FieldOf<Values> = keyof Values & string;

/** What every form needs to know; `Issue` is what its check returns. */
export type FormOptions<Values, Saved, Issue> = {
  /** Goes before the names of fields in the ids of their controls; empty for the bare names. */
  id: string;
  start: Values | (() => Values);
  /** Returns the values as they are checked and sent, for example without blanks around them. */
  clean?: (values: Values) => Values;
  check?: (values: Values) => readonly Issue[] | Promise<readonly Issue[]>;
  /** Returns true to stop before sending, for example to ask for a confirmation first. */
  holdsBack?: (values: Values) => boolean;
  send: (values: Values) => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
  /** Returns true where it has dealt with the failure, which is then not shown. */
  recover?: (error: Error) => boolean;
  onFailed?: (error: Error) => void;
  /** Fields that the server calls by another name. */
  sentAs?: Readonly<Record<string, FieldOf<Values>>>;
  /** Fields to which error codes belong whose response names no field. */
  fieldOfCode?: Readonly<Record<string, FieldOf<Values>>>;
};

export type FormState<Values> = {
  values: Values;
  errors: FieldErrors<FieldOf<Values>>;
  /** Why the last attempt failed, also where fields say so; the number tells attempts apart. */
  failure: { attempt: number; error: Error } | null;
  isSending: boolean;
};

/** Changes parts of a form's state. */
export type PatchForm<Values> = (part: Partial<FormState<Values>>) => void;
