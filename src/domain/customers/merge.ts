import type { CustomerValues } from './customer.ts';

/** Fields of which one value is chosen when two customers are merged, in the order on screen. */
export const mergeFields = [
  'name',
  'company',
  'phone',
  'language',
  'country',
  'companyNumber',
  'taxNumber',
  'vatNumber',
  'address',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** Fields in which two customers differ; one that is empty on either side is no difference to decide about. */
export function conflictsOf(kept: CustomerValues, other: CustomerValues): MergeField[] {
  return mergeFields.filter((field) => kept[field] !== other[field] && kept[field] !== '' && other[field] !== '');
}

/**
 * What the one that stays holds after a merge (G6): its own values, the other's where it has none or they are chosen,
 * and both notes. Its address stays; the other's becomes that of a contact.
 */
export function mergeCustomers(
  kept: CustomerValues,
  other: CustomerValues,
  takenFromOther: readonly MergeField[],
): CustomerValues {
  const taken = mergeFields.filter((field) => kept[field] === '' || takenFromOther.includes(field));
  const values = Object.fromEntries(taken.map((field) => [field, other[field]])) as Partial<CustomerValues>;
  const note = [kept.note, other.note].filter((text) => text !== '').join('\n\n');
  return { ...kept, ...values, note };
}
