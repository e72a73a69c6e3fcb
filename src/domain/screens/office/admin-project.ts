import type { OfficeDescriptor } from '../descriptors.ts';

/** One project: its facts, milestones, timeline, scope, money and history. */
export const adminProject = {
  path: '/admin/projects/:id',
  meta: 'projectOffice:detail.meta',
  texts: [
    'projectOffice',
    'quotes',
    'projectWords',
    'projectMaterial',
    'projectFiles',
    'projectTime',
    'projectApprovals',
    'threads',
    'mail',
    'attachments',
    'serviceRequests',
    'payments',
    'quoteRules',
    'legalHold',
    'validation',
  ],
  live: [
    '/api/admin/projects/:id',
    '/api/admin/projects/:id/material',
    '/api/admin/projects/:id/files',
    '/api/admin/projects/:id/time',
    '/api/admin/payments/quotes/:id',
    '/api/admin/threads/:place/:id/messages',
  ],
  within: 'adminProjects',
} as const satisfies OfficeDescriptor;
