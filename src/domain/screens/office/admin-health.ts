import type { OfficeDescriptor } from '../descriptors.ts';

/** Whether the installation is well. */
export const adminHealth = {
  path: '/admin/health',
  meta: 'health:meta',
  texts: ['health'],
  place: { group: 'watch', key: 'w' },
} as const satisfies OfficeDescriptor;
