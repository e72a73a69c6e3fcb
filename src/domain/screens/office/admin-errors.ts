import type { OfficeDescriptor } from '../descriptors.ts';

/** Errors by kind. */
export const adminErrors = {
  path: '/admin/errors',
  meta: 'errorReports:meta',
  texts: [],
  place: { group: 'watch', key: 'e' },
} as const satisfies OfficeDescriptor;
