import { ApiError } from '../http/api.ts';

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
export function refusedFields<Field extends string>(error: unknown, names: Names<Field>): FieldErrors<Field> {
  const body = error instanceof ApiError ? error.body : null;
  if (!body) return {};
  const placed = (body.details ?? []).flatMap(({ field, message }) => {
    const name = names.sentAs?.[field] ?? names.fields.find((each) => `.${field}`.endsWith(`.${each}`));
    return name === undefined ? [] : [[name, message] as const];
  });
  const own = names.fieldOfCode?.[body.code];
  if (placed.length === 0 && own !== undefined) placed.push([own, body.message]);
  const errors: FieldErrors<Field> = {};
  for (const [name, message] of placed) errors[name] ??= message;
  return errors;
}
