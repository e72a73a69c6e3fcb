import type { OfficeDescriptor } from '../../descriptors.ts';

/** Case studies of finished projects: how each stands, and what is missing in which language (A11, A12). */
export const adminCaseStudies = {
  path: '/admin/case-studies',
  permission: 'manage-projects',
  meta: 'caseStudyOffice:meta',
  texts: ['caseStudyOffice'],
  place: { group: 'work', key: 'x' },
} as const satisfies OfficeDescriptor;
