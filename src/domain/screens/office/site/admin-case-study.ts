import type { OfficeDescriptor } from '../../descriptors.ts';

/** One case study: leave, texts in versions, pictures and facts. */
export const adminCaseStudy = {
  path: '/admin/case-studies/:id',
  permission: 'manage-projects',
  meta: 'caseStudyOffice:meta',
  texts: ['caseStudyOffice', 'projects', 'validation'],
  within: 'adminCaseStudies',
} as const satisfies OfficeDescriptor;
