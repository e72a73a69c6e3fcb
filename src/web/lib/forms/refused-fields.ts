import { ApiError } from '../api.ts';

/** Sentences beside the fields of a form. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

type Names<Field extends string> = {
  /** Fields of the form. */
  fields: readonly Field[];
  /** Fields that the server calls by another name. */
  sentAs?: Readonly<Record<string, Field>>;
  /** Fields to which error codes belong whose response names no field. */
  fieldOfCode?: Readonly<Record<string, Field>>;
};

/** Returns what a response refuses at fields of a form, in the server's words; a field of a part is known by its last name. */
export function refusedFields<Field extends string>(
  error: unknown,
  { fields, sentAs, fieldOfCode }: Names<Field>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  if (!(error instanceof ApiError) || !error.body) return errors;
  const { code, message, details = [] } = error.body;
  let isPlaced = false;
  for (const { field: sent, message: sentence } of details) {
    const field = sentAs?.[sent] ?? fields.find((name) => `.${sent}`.endsWith(`.${name}`));
    if (field === undefined) continue;
    errors[field] ??= sentence;
    isPlaced = true;
  }
  const own = fieldOfCode?.[code];
  if (own !== undefined && !isPlaced) errors[own] = message;
  return errors;
}
