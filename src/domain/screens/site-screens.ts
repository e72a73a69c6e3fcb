import { about } from './site/about.ts';
import { configurator } from './site/configurator.ts';
import { confirmation } from './site/confirmation.ts';
import { contact } from './site/contact.ts';
import { cookies } from './site/cookies.ts';
import { emailVerification } from './site/email-verification.ts';
import { faq } from './site/faq.ts';
import { home } from './site/home.ts';
import { login } from './site/login.ts';
import { mailPreferences } from './site/mail-preferences.ts';
import { passwordReset } from './site/password-reset.ts';
import { payment } from './site/payment.ts';
import { portal } from './site/portal/portal.ts';
import { invitation } from './site/portal/invitation.ts';
import { portalPeople } from './site/portal/portal-people.ts';
import { portalData } from './site/portal/portal-data.ts';
import { portalProject } from './site/portal/portal-project.ts';
import { portalRequest } from './site/portal/portal-request.ts';
import { portalQuote } from './site/portal/portal-quote.ts';
import { privacy } from './site/privacy.ts';
import { projects } from './site/projects.ts';
import { quote } from './site/quote.ts';
import { reference } from './site/reference.ts';
import { service } from './site/service.ts';
import { services } from './site/services.ts';
import { settings } from './site/portal/settings.ts';
import { setup } from './site/setup.ts';
import { terms } from './site/terms.ts';
import { verify } from './site/verify.ts';

/** Every screen outside the back office, in the order of the sitemap. */
export const siteScreens = {
  home,
  about,
  services,
  service,
  projects,
  contact,
  configurator,
  faq,
  privacy,
  terms,
  cookies,
  verify,
  confirmation,
  quote,
  payment,
  reference,
  login,
  setup,
  passwordReset,
  emailVerification,
  portal,
  portalQuote,
  portalProject,
  portalRequest,
  settings,
  portalData,
  portalPeople,
  invitation,
  mailPreferences,
} as const;
