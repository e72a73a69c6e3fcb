import type { Screen } from '#domain/routes.ts';
import type { TextKey } from '#locales/text-key.ts';
import type { Area } from '#locales/texts.ts';

/** Screens of the back office. */
type OfficeScreen = Extract<Screen, `admin${string}`>;

/** What every screen of the back office needs. */
const office: readonly Area[] = ['backOffice', 'accounts', 'errors', 'errorReports'];

/** Areas of texts that each screen of the back office needs beside `common`. */
export const officeAreas: Record<OfficeScreen, readonly Area[]> = {
  admin: [...office, 'analytics', 'serviceRequests', 'configurator'],
  adminRequests: [...office, 'serviceRequests', 'configurator', 'validation'],
  adminNewRequest: [...office, 'serviceRequests', 'configurator', 'validation'],
  adminCustomers: [...office, 'customers', 'validation'],
  adminCustomer: [...office, 'customers', 'serviceRequests', 'validation'],
  adminUsers: [...office, 'users', 'validation'],
  adminAnalytics: [...office, 'analytics', 'serviceRequests', 'configurator'],
  adminOutbox: [...office, 'mail', 'serviceRequests'],
  adminTemplates: [...office, 'mail', 'validation'],
  adminPrices: [...office, 'priceBook', 'configurator', 'estimates', 'validation'],
  adminLook: [...office, 'settings', 'validation'],
  adminMail: [...office, 'mail', 'validation'],
  adminAudit: [...office, 'audit', 'serviceRequests'],
  adminRequest: [...office, 'serviceRequests', 'mail', 'configurator', 'estimates', 'validation'],
  adminSettings: [...office, 'settings', 'validation'],
  adminErrors: office,
  adminError: office,
};

/** Titles of the screens of the back office. */
export const officeTitles: Record<OfficeScreen, TextKey> = {
  admin: 'analytics:overview.meta.title',
  adminRequests: 'serviceRequests:meta.title',
  adminAnalytics: 'analytics:analytics.meta.title',
  adminCustomers: 'customers:list.meta.title',
  adminCustomer: 'customers:detail.meta.title',
  adminUsers: 'users:list.meta.title',
  adminOutbox: 'mail:outbox.meta.title',
  adminTemplates: 'mail:templates.meta.title',
  adminMail: 'mail:smtp.meta.title',
  adminPrices: 'priceBook:editor.meta.title',
  adminLook: 'settings:look.meta.title',
  adminAudit: 'audit:list.meta.title',
  adminNewRequest: 'serviceRequests:entry.meta.title',
  adminRequest: 'serviceRequests:meta.title',
  adminSettings: 'settings:meta.title',
  adminErrors: 'errorReports:meta.title',
  adminError: 'errorReports:meta.title',
};

/** The title of a screen if it is one of the back office. */
export function officeTitle(screen: Screen | null): TextKey | undefined {
  return (officeTitles as Partial<Record<Screen | 'none', TextKey>>)[screen ?? 'none'];
}
