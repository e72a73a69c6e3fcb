import type { ComponentType } from 'react';
import type { Language } from '#domain/languages.ts';
import { type FileIndex, addLanguageFiles } from '../../lib/language-file.ts';
import { OfficeHead } from './office-head.tsx';
import { officeAreas, officeTitles } from './office-texts.ts';

const textIndexes: Record<Language, () => Promise<FileIndex>> = {
  sk: () => import('../../lib/language-files/office-sk.ts'),
  cs: () => import('../../lib/language-files/office-cs.ts'),
  da: () => import('../../lib/language-files/office-da.ts'),
  en: () => import('../../lib/language-files/office-en.ts'),
};

/** Everything that the back office needs beside its screens; it comes with the first of them. */
export const officeScreens = {
  Head: OfficeHead,
  /** Lets its texts be loaded. */
  openTexts: async (language: Language) => addLanguageFiles(await textIndexes[language]()),
  areas: officeAreas,
  titles: officeTitles,
  modules: {
    admin: async () => (await import('./admin-page.tsx')).AdminPage,
    adminRequests: async () => (await import('./admin-requests-page.tsx')).AdminRequestsPage,
    adminNewRequest: async () => (await import('./admin-new-request-page.tsx')).AdminNewRequestPage,
    adminCustomers: async () => (await import('./admin-customers-page.tsx')).AdminCustomersPage,
    adminCustomer: async () => (await import('./admin-customer-page.tsx')).AdminCustomerPage,
    adminUsers: async () => (await import('./admin-users-page.tsx')).AdminUsersPage,
    adminAnalytics: async () => (await import('./admin-analytics-page.tsx')).AdminAnalyticsPage,
    adminOutbox: async () => (await import('./admin-outbox-page.tsx')).AdminOutboxPage,
    adminTemplates: async () => (await import('./admin-templates-page.tsx')).AdminTemplatesPage,
    adminPrices: async () => (await import('./admin-prices-page.tsx')).AdminPricesPage,
    adminLook: async () => (await import('./admin-look-page.tsx')).AdminLookPage,
    adminMail: async () => (await import('./admin-mail-page.tsx')).AdminMailPage,
    adminAudit: async () => (await import('./admin-audit-page.tsx')).AdminAuditPage,
    adminRequest: async () => (await import('./admin-request-page.tsx')).AdminRequestPage,
    adminSettings: async () => (await import('./admin-settings-page.tsx')).AdminSettingsPage,
    adminErrors: async () => (await import('./admin-errors-page.tsx')).AdminErrorsPage,
    adminError: async () => (await import('./admin-error-page.tsx')).AdminErrorPage,
  } satisfies Record<keyof typeof officeAreas, () => Promise<ComponentType>>,
};
