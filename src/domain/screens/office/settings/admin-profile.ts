import type { OfficeDescriptor } from '../../descriptors.ts';

/** The own account of who works here. */
export const adminProfile = {
  path: '/admin/profile',
  permission: 'open-office-profile',
  meta: 'portal:settings.meta',
  texts: ['portal', 'validation'],
} as const satisfies OfficeDescriptor;
