import { type ComponentType, createElement } from 'react';
import type { Screen } from '#domain/routes.ts';
import { AdminErrorPage } from './pages/admin/admin-error-page.tsx';
import { AdminErrorsPage } from './pages/admin/admin-errors-page.tsx';
import { AdminRequestPage } from './pages/admin/admin-request-page.tsx';
import { AdminRequestsPage } from './pages/admin/admin-requests-page.tsx';
import { AdminNewRequestPage } from './pages/admin/admin-new-request-page.tsx';
import { AdminCustomersPage } from './pages/admin/admin-customers-page.tsx';
import { AdminCustomerPage } from './pages/admin/admin-customer-page.tsx';
import { AdminUsersPage } from './pages/admin/admin-users-page.tsx';
import { AdminAnalyticsPage } from './pages/admin/admin-analytics-page.tsx';
import { AdminOutboxPage } from './pages/admin/admin-outbox-page.tsx';
import { AdminTemplatesPage } from './pages/admin/admin-templates-page.tsx';
import { AdminPricesPage } from './pages/admin/admin-prices-page.tsx';
import { AdminLookPage } from './pages/admin/admin-look-page.tsx';
import { AdminMailPage } from './pages/admin/admin-mail-page.tsx';
import { AdminAuditPage } from './pages/admin/admin-audit-page.tsx';
import { AdminPage } from './pages/admin/admin-page.tsx';
import { PortalPage } from './pages/portal/portal-page.tsx';
import { SettingsPage } from './pages/portal/settings-page.tsx';
import { AdminSettingsPage } from './pages/admin/admin-settings-page.tsx';
import { AboutPage } from './pages/site/about-page.tsx';
import { ConfirmationPage } from './pages/site/confirmation-page.tsx';
import { ContactPage } from './pages/site/contact-page.tsx';
import { CookiesPage } from './pages/site/cookies-page.tsx';
import { EmailVerificationPage } from './pages/site/email-verification-page.tsx';
import { FaqPage } from './pages/site/faq-page.tsx';
import { HomePage } from './pages/site/home-page.tsx';
import { PrivacyPage, TermsPage } from './pages/site/legal-page.tsx';
import { LoginPage } from './pages/site/login-page.tsx';
import { PasswordResetPage } from './pages/site/password-reset-page.tsx';
import { ProjectsPage } from './pages/site/projects-page.tsx';
import { ConfiguratorPage } from './pages/site/configurator-page.tsx';
import { ConfiguratorSummary } from './pages/site/configurator-summary.tsx';
import { ServicePage } from './pages/site/service-page.tsx';
import { ServicesPage } from './pages/site/services-page.tsx';
import { SetupPage } from './pages/site/setup-page.tsx';

/** Every screen at hand, for rendering on the server. */
export const serverScreens: Record<Screen, ComponentType> = {
  home: HomePage,
  about: AboutPage,
  services: ServicesPage,
  service: ServicePage,
  projects: ProjectsPage,
  contact: ContactPage,
  faq: FaqPage,
  privacy: PrivacyPage,
  terms: TermsPage,
  cookies: CookiesPage,
  configurator: () => createElement(ConfiguratorPage, { Summary: ConfiguratorSummary }),
  confirmation: ConfirmationPage,
  login: LoginPage,
  setup: SetupPage,
  passwordReset: PasswordResetPage,
  emailVerification: EmailVerificationPage,
  portal: PortalPage,
  settings: SettingsPage,
  admin: AdminPage,
  adminRequests: AdminRequestsPage,
  adminNewRequest: AdminNewRequestPage,
  adminCustomers: AdminCustomersPage,
  adminCustomer: AdminCustomerPage,
  adminUsers: AdminUsersPage,
  adminAnalytics: AdminAnalyticsPage,
  adminOutbox: AdminOutboxPage,
  adminTemplates: AdminTemplatesPage,
  adminPrices: AdminPricesPage,
  adminLook: AdminLookPage,
  adminMail: AdminMailPage,
  adminAudit: AdminAuditPage,
  adminRequest: AdminRequestPage,
  adminSettings: AdminSettingsPage,
  adminErrors: AdminErrorsPage,
  adminError: AdminErrorPage,
};
