import type { OfficeDescriptor } from '../descriptors.ts';

/** Dates of projects, payments, quotes and follow-ups as a month or an agenda, and the feed for calendar programs. */
export const adminCalendar = {
  path: '/admin/calendar',
  permission: 'manage-projects',
  meta: 'calendar:meta',
  texts: ['calendar', 'validation'],
  place: { group: 'work', key: 'k' },
  live: ['/api/admin/calendar'],
} as const satisfies OfficeDescriptor;
