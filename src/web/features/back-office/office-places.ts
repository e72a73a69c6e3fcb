import type { Screen } from '#domain/routes.ts';

/** Screens that the navigation of the back office leads to, by groups in the order of a day's work. */
export const officeGroups = {
  work: ['admin', 'adminRequests', 'adminCustomers', 'adminAnalytics'],
  supplies: ['adminOutbox', 'adminTemplates', 'adminPrices'],
  settings: ['adminUsers', 'adminSettings', 'adminLook', 'adminMail'],
  watch: ['adminAudit', 'adminErrors'],
} as const satisfies Record<string, readonly Screen[]>;

export type OfficeGroup = keyof typeof officeGroups;
export type OfficePlace = (typeof officeGroups)[OfficeGroup][number];

export const officeGroupNames = Object.keys(officeGroups) as OfficeGroup[];

/** Screens that lie within another, whose link stays marked while they are shown. */
const homes: Partial<Record<Screen, OfficePlace>> = {
  adminNewRequest: 'adminRequests',
  adminRequest: 'adminRequests',
  adminCustomer: 'adminCustomers',
  adminError: 'adminErrors',
};

/** How a link stands to the screen shown, in the words of `aria-current`. */
export function currentness(place: OfficePlace, screen: Screen | null): 'page' | 'true' | undefined {
  if (place === screen) return 'page';
  return screen !== null && homes[screen] === place ? 'true' : undefined;
}
