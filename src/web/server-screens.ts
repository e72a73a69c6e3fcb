import { type ComponentType, createElement } from 'react';
import type { Screen } from '#domain/routes.ts';
import { AdminErrorPage } from './pages/admin/admin-error-page.tsx';
import { AdminErrorsPage } from './pages/admin/admin-errors-page.tsx';
import { AdminRequestPage } from './pages/admin/admin-request-page.tsx';
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
import { QuotePage } from './pages/site/quote-page.tsx';
import { QuoteSummary } from './pages/site/quote-summary.tsx';
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
  quote: () => createElement(QuotePage, { Summary: QuoteSummary }),
  confirmation: ConfirmationPage,
  login: LoginPage,
  setup: SetupPage,
  passwordReset: PasswordResetPage,
  emailVerification: EmailVerificationPage,
  portal: PortalPage,
  settings: SettingsPage,
  admin: AdminPage,
  adminRequest: AdminRequestPage,
  adminSettings: AdminSettingsPage,
  adminErrors: AdminErrorsPage,
  adminError: AdminErrorPage,
};
