import type { OfficeDescriptor } from '../../descriptors.ts';

/** What the owner edits of the site, by kinds (A12). */
export const adminContent = {
  path: '/admin/content',
  permission: 'manage-content',
  meta: 'contentEditor:meta',
  texts: ['contentEditor', 'goLive'],
  place: { group: 'settings', key: 'n' },
} as const satisfies OfficeDescriptor;
