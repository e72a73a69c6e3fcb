import { admin } from './office/admin.ts';
import { adminAgency } from './office/settings/admin-agency.ts';
import { adminAnalytics } from './office/admin-analytics.ts';
import { adminAudit } from './office/admin-audit.ts';
import { adminBankImports } from './office/admin-bank-imports.ts';
import { adminCalendar } from './office/admin-calendar.ts';
import { adminCustomer } from './office/admin-customer.ts';
import { adminCustomers } from './office/admin-customers.ts';
import { adminDocument } from './office/admin-document.ts';
import { adminDocuments } from './office/admin-documents.ts';
import { adminPayments } from './office/admin-payments.ts';
import { adminError } from './office/admin-error.ts';
import { adminErrors } from './office/admin-errors.ts';
import { adminContent } from './office/settings/admin-content.ts';
import { adminContentKind } from './office/settings/admin-content-kind.ts';
import { adminGoLive } from './office/settings/admin-go-live.ts';
import { adminHealth } from './office/admin-health.ts';
import { adminLook } from './office/settings/admin-look.ts';
import { adminInbox } from './office/admin-inbox.ts';
import { adminMail } from './office/settings/admin-mail.ts';
import { adminNewRequest } from './office/admin-new-request.ts';
import { adminOutbox } from './office/admin-outbox.ts';
import { adminPersons } from './office/admin-persons.ts';
import { adminPrices } from './office/admin-prices.ts';
import { adminProfile } from './office/settings/admin-profile.ts';
import { adminCaseStudies } from './office/site/admin-case-studies.ts';
import { adminCaseStudy } from './office/site/admin-case-study.ts';
import { adminReferences } from './office/site/admin-references.ts';
import { adminRequest } from './office/admin-request.ts';
import { adminRequests } from './office/admin-requests.ts';
import { adminProject } from './office/admin-project.ts';
import { adminProjects } from './office/admin-projects.ts';
import { adminQuote } from './office/admin-quote.ts';
import { adminQuotes } from './office/admin-quotes.ts';
import { adminQuoteSettings } from './office/settings/admin-quote-settings.ts';
import { adminRetention } from './office/settings/admin-retention.ts';
import { adminSettings } from './office/settings/admin-settings.ts';
import { adminTemplates } from './office/settings/admin-templates.ts';
import { adminUsers } from './office/settings/admin-users.ts';

/** Every screen of the back office. A path is looked up in this order: `/admin/requests/new` before `/admin/requests/:id`. */
export const officeScreens = {
  admin,
  adminRequests,
  adminNewRequest,
  adminRequest,
  adminQuotes,
  adminQuote,
  adminProjects,
  adminProject,
  adminCalendar,
  adminReferences,
  adminCaseStudies,
  adminCaseStudy,
  adminPayments,
  adminDocuments,
  adminDocument,
  adminBankImports,
  adminCustomers,
  adminCustomer,
  adminUsers,
  adminAnalytics,
  adminInbox,
  adminOutbox,
  adminTemplates,
  adminPrices,
  adminSettings,
  adminContent,
  adminContentKind,
  adminGoLive,
  adminAgency,
  adminRetention,
  adminQuoteSettings,
  adminLook,
  adminMail,
  adminPersons,
  adminAudit,
  adminHealth,
  adminProfile,
  adminErrors,
  adminError,
} as const;
