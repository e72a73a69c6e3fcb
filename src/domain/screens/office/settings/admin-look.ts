import type { OfficeDescriptor } from '../../descriptors.ts';

/** Colour, logo and theme of the site. */
export const adminLook = {
  path: '/admin/settings/look',
  meta: 'settings:look.meta',
  texts: ['settings', 'validation'],
  place: { group: 'settings', key: 'l' },
} as const satisfies OfficeDescriptor;
