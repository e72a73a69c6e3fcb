import type { OfficeDescriptor } from '../../descriptors.ts';

/** Settings of the site. */
export const adminSettings = {
  path: '/admin/settings',
  meta: 'settings:meta',
  texts: ['settings', 'validation'],
  place: { group: 'settings', key: 's' },
} as const satisfies OfficeDescriptor;
