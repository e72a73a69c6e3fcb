import type { CustomerField } from './rebase.ts';

/** Id of a field of the customer's form. */
export function fieldId(field: CustomerField): string {
  return `customer-field-${field}`;
}
