import type { OfficeDescriptor } from '../../descriptors.ts';

/** What is missing before the site goes live. */
export const adminGoLive = {
  path: '/admin/settings/go-live',
  permission: 'change-settings',
  meta: 'goLive:meta',
  texts: ['goLive'],
  place: { group: 'settings', key: 'n' },
} as const satisfies OfficeDescriptor;
