import type { OfficeDescriptor } from '../../descriptors.ts';

/** What is missing before the site goes live; the dashboard points to it while something is. */
export const adminGoLive = {
  path: '/admin/settings/go-live',
  permission: 'change-settings',
  meta: 'goLive:meta',
  texts: ['goLive'],
  within: 'adminContent',
} as const satisfies OfficeDescriptor;
