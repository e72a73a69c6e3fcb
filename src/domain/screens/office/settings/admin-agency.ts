import type { OfficeDescriptor } from '../../descriptors.ts';

/** What the law wants to know of the agency. */
export const adminAgency = {
  path: '/admin/settings/agency',
  meta: 'settings:agency.meta',
  texts: ['settings', 'validation'],
  place: { group: 'settings', key: 'f' },
} as const satisfies OfficeDescriptor;
