/** Groups in which people read what there is of a person: in a copy, and at the agency. */
export const dataGroups = [
  'account',
  'customer',
  'requests',
  'mails',
  'quotes',
  'projects',
  'payments',
  'documents',
] as const;
export type DataGroup = (typeof dataGroups)[number];
