import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../lib/api.ts';

/** A field that was refused: by which rule, and why in the page's language. */
export type FieldIssue<Field extends string> = { field: Field; rule: string; text: string };

export type AccountFormOptions<Field extends string> = {
  /** Goes before the fields' names in their ids, where a page has several forms. */
  id?: string;
  fields: readonly Field[];
  /** What is wrong before anything is sent, in the order on screen. */
  check: (values: Record<Field, string>) => FieldIssue<Field>[];
  /** Sends what was typed. What it throws is shown. */
  send: (values: Record<Field, string>) => Promise<void>;
  /** Fields to which errors belong that name none. */
  fieldOfCode?: Readonly<Record<string, Field>>;
  /** Fields that the server calls by another name. */
  sentAs?: Readonly<Record<string, Field>>;
  /** Whether a success empties the form, or leads to another page and leaves it sending until that is there. */
  afterwards: 'empty' | 'leave';
};

type State<Field extends string> = {
  issues: FieldIssue<Field>[];
  /** Why the last attempt failed; the number tells attempts apart. */
  failure: { attempt: number; error: unknown } | null;
  isSending: boolean;
};

/** What a form component needs of the state. */
export type AccountFormState<Field extends string> = State<Field> & {
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** Id, name and error of a field. */
  field: (name: Field) => { id: string; name: Field; error: string | undefined };
};

/**
 * State of a form about an account. The fields keep what was typed, even before React started; only a password that
 * the login refused is cleared. The first field that was refused gets the focus.
 */
export function useAccountForm<Field extends string>(options: AccountFormOptions<Field>): AccountFormState<Field> {
  const { id, fields, check, send, afterwards } = options;
  const [state, setState] = useState<State<Field>>({ issues: [], failure: null, isSending: false });

  function refuse(form: HTMLFormElement, issues: FieldIssue<Field>[], failure: State<Field>['failure']): void {
    setState({ issues, failure, isSending: false });
    const [first] = issues;
    if (first) fieldOf(form, first.field)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.isSending) return;
    const form = event.currentTarget;
    const values = readValues(form, fields);
    const issues = check(values);
    if (issues.length > 0) return refuse(form, issues, null);
    setState({ issues: [], failure: null, isSending: true });
    try {
      await send(values);
      if (afterwards === 'leave') return;
      form.reset();
      setState({ issues: [], failure: null, isSending: false });
    } catch (error) {
      if (isLoginRefused(error)) clear(form, 'password');
      refuse(form, issuesOf(error, options), { attempt: Date.now(), error });
    }
  }

  return {
    ...state,
    submit,
    field: (name) => ({
      id: id === undefined ? name : `${id}-${name}`,
      name,
      error: state.issues.find((issue) => issue.field === name)?.text,
    }),
  };
}

/** Refusals of the server that belong to fields of this form. */
function issuesOf<Field extends string>(
  error: unknown,
  { fields, fieldOfCode = {}, sentAs = {} }: AccountFormOptions<Field>,
): FieldIssue<Field>[] {
  if (!(error instanceof ApiError) || !error.body) return [];
  const { code, message, details = [] } = error.body;
  const found = details.flatMap((detail): FieldIssue<Field>[] => {
    const field = sentAs[detail.field] ?? fields.find((name) => name === detail.field);
    return field === undefined ? [] : [{ field, rule: detail.rule, text: detail.message }];
  });
  const own = fieldOfCode[code];
  return found.length === 0 && own !== undefined ? [{ field: own, rule: code, text: message }] : found;
}

const isLoginRefused = (error: unknown) => error instanceof ApiError && error.body?.code === 'wrong-credentials';

function readValues<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Record<Field, string> {
  return Object.fromEntries(fields.map((name) => [name, fieldOf(form, name)?.value ?? ''])) as Record<Field, string>;
}

function clear(form: HTMLFormElement, name: string): void {
  const field = fieldOf(form, name);
  if (field) field.value = '';
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
