import { ApiError } from '../api.ts';

/** Sentences beside the fields of a form, in the order of the form's check. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

type Names<Field extends string> = {
  /** Fields of the form. */
  fields: readonly Field[];
  /** Fields that the server calls by another name. */
  sentAs?: Readonly<Record<string, Field>> | undefined;
  /** Fields to which error codes belong whose response names no field. */
  fieldOfCode?: Readonly<Record<string, Field>> | undefined;
};

/** Returns what a response refuses at fields of a form, in the server's words; a field of a part is named by its last name. */
export function refusedFields<Field extends string>(error: unknown, names: Names<Field>): FieldErrors<Field> {
  if (!(error instanceof ApiError) || !error.body) return {};
  const { code, message, details = [] } = error.body;
  const errors: FieldErrors<Field> = {};
  for (const detail of details) {
    const field = formField(detail.field, names);
    if (field !== undefined) errors[field] ??= detail.message;
  }
  const field = names.fieldOfCode?.[code];
  return field !== undefined && Object.keys(errors).length === 0
    ? ({ [field]: message } as FieldErrors<Field>)
    : errors;
}

function formField<Field extends string>(sent: string, { fields, sentAs }: Names<Field>): Field | undefined {
  return sentAs?.[sent] ?? fields.find((field) => field === sent) ?? fields.find((field) => sent.endsWith(`.${field}`));
}
