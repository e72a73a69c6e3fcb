import type { OfficeDescriptor } from '../../descriptors.ts';

/** What customers say of finished projects: what of it the site shows, and in which order (A11). */
export const adminReferences = {
  path: '/admin/references',
  permission: 'manage-projects',
  meta: 'referenceOffice:meta',
  texts: ['referenceOffice', 'validation'],
  place: { group: 'work', key: 'v' },
} as const satisfies OfficeDescriptor;
