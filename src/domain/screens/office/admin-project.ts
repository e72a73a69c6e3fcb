import type { OfficeDescriptor } from '../descriptors.ts';

/** One project: its facts, milestones, timeline, scope, money and history. */
export const adminProject = {
  path: '/admin/projects/:id',
  meta: 'projectOffice:detail.meta',
  texts: ['projectOffice', 'projectWords', 'projectMaterial', 'payments', 'quoteRules', 'validation'],
  live: ['/api/admin/projects/:id', '/api/admin/projects/:id/material', '/api/admin/payments/quotes/:id'],
  within: 'adminProjects',
} as const satisfies OfficeDescriptor;
