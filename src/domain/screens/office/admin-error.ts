import type { OfficeDescriptor } from '../descriptors.ts';

/** One kind of error. */
export const adminError = {
  path: '/admin/errors/:id',
  meta: 'errorReports:meta',
  texts: [],
  within: 'adminErrors',
} as const satisfies OfficeDescriptor;
