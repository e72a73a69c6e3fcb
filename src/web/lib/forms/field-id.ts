/** Returns the id of a field's control; `form` goes before its name, and the dots of a path become hyphens. */
export function fieldId(form: string, field: string): string {
  const name = field.replaceAll('.', '-');
  return form === '' ? name : `${form}-${name}`;
}

/** Returns the id of what lists a form's errors or conflicts, which takes the focus after a refusal. */
export function errorsId(form: string): string {
  return fieldId(form, 'form-errors');
}
