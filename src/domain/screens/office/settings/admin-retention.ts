import type { OfficeDescriptor } from '../../descriptors.ts';

/** How long things are kept, and what was deleted. */
export const adminRetention = {
  path: '/admin/settings/retention',
  meta: 'retention:meta',
  texts: ['retention', 'settings', 'priceBook', 'validation'],
  place: { group: 'settings', key: 'g' },
} as const satisfies OfficeDescriptor;
