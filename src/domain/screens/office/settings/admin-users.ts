import type { OfficeDescriptor } from '../../descriptors.ts';

/** People with an account. */
export const adminUsers = {
  path: '/admin/users',
  meta: 'users:list.meta',
  texts: ['users', 'validation'],
  place: { group: 'settings', key: 'u' },
} as const satisfies OfficeDescriptor;
