/** Fields of a form as a browser sends them: one text or several for each name. */
export type FormFields = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Texts of a field in the order of the form; none where it was not sent. */
export function valuesOf(value: FormFields[string]): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** Text of a field: the last one where it was sent several times, empty where it was not sent. */
export function textOf(value: FormFields[string]): string {
  return valuesOf(value).at(-1) ?? '';
}
