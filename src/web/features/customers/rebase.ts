import type { CustomerValues } from '#domain/customers/customer.ts';

export type CustomerField = keyof CustomerValues;

/** What was typed, put on top of what somebody else has saved meanwhile. */
export type Rebased = {
  values: CustomerValues;
  /** Fields that both have changed, with what is saved now. */
  conflicts: Partial<Record<CustomerField, string>>;
};

type Versions = { base: CustomerValues; typed: CustomerValues; saved: CustomerValues };

/** Keeps every field that was typed in and takes over the others; whatever both changed is a conflict (G5). */
export function rebase({ base, typed, saved }: Versions): Rebased {
  const fields = Object.keys(saved) as CustomerField[];
  const touched = fields.filter((field) => typed[field] !== base[field]);
  const kept = Object.fromEntries(touched.map((field) => [field, typed[field]])) as Partial<CustomerValues>;
  const both = touched.filter((field) => saved[field] !== base[field] && saved[field] !== typed[field]);
  return {
    values: { ...saved, ...kept },
    conflicts: Object.fromEntries(both.map((field) => [field, saved[field]])),
  };
}
