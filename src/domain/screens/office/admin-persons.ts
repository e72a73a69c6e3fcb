import type { OfficeDescriptor } from '../descriptors.ts';

/** One person in all tables, and the register of what people ask about their data. */
export const adminPersons = {
  path: '/admin/persons',
  permission: 'manage-customers',
  meta: 'persons:meta',
  texts: ['persons', 'personalData', 'quoteRules', 'validation'],
  place: { group: 'watch', key: null },
} as const satisfies OfficeDescriptor;
