import type { OfficeDescriptor } from '../descriptors.ts';

/** All projects, as a list or as a board by status. */
export const adminProjects = {
  path: '/admin/projects',
  meta: 'projectOffice:meta',
  texts: ['projectOffice', 'projectWords', 'threads', 'configurator', 'quoteRules', 'validation'],
  place: { group: 'work', key: 'j' },
  live: ['/api/admin/projects', '/api/admin/projects/counts', '/api/admin/projects/board', '/api/admin/threads/unread'],
} as const satisfies OfficeDescriptor;
