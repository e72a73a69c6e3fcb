import { about } from './about.ts';
import { accounts } from './accounts.ts';
import { analytics } from './analytics.ts';
import { approvalRecord } from './approval-record.ts';
import { attachments } from './attachments.ts';
import { audit } from './audit.ts';
import { backOffice } from './back-office.ts';
import { bankImports } from './bank-imports.ts';
import { common } from './common.ts';
import { configurator } from './configurator.ts';
import { confirmation } from './confirmation.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { contentEditor } from './content-editor.ts';
import { contentRules } from './content-rules.ts';
import { customers } from './customers.ts';
import { drafts } from './drafts.ts';
import { emails } from './emails.ts';
import { errorCodes } from './error-codes.ts';
import { errorReports } from './error-reports.ts';
import { errors } from './errors.ts';
import { estimateDocument } from './estimate-document.ts';
import { estimates } from './estimates.ts';
import { faq } from './faq.ts';
import { goLive } from './go-live.ts';
import { health } from './health.ts';
import { firms } from './firms.ts';
import { home } from './home.ts';
import { inboundMail } from './inbound-mail.ts';
import { legal } from './legal.ts';
import { legalHold } from './legal-hold.ts';
import { mail } from './mail.ts';
import { topics } from './topics.ts';
import { materialChecklist } from './material-checklist.ts';
import { monthExport } from './month-export.ts';
import { paymentDocument } from './payment-document.ts';
import { paymentPage } from './payment-page.ts';
import { payments } from './payments.ts';
import { persons } from './persons.ts';
import { personalData } from './personal-data.ts';
import { portal } from './portal.ts';
import { preparing } from './preparing.ts';
import { priceBook } from './price-book.ts';
import { projectFiles } from './project-files.ts';
import { projectMaterial } from './project-material.ts';
import { projectTime } from './project-time.ts';
import { projectApprovals } from './project-approvals.ts';
import { calendar } from './calendar.ts';
import { projectOffice } from './project-office.ts';
import { projectWords } from './project-words.ts';
import { projects } from './projects.ts';
import { quoteAgreements } from './quote-agreements.ts';
import { quoteDocument } from './quote-document.ts';
import { quoteEditor } from './quote-editor.ts';
import { quoteRules } from './quote-rules.ts';
import { quoteExport } from './quote-export.ts';
import { quoteSigning } from './quote-signing.ts';
import { quotes } from './quotes.ts';
import { caseStudyOffice } from './case-study-office.ts';
import { referenceOffice } from './reference-office.ts';
import { references } from './references.ts';
import { requestExport } from './request-export.ts';
import { serviceRequests } from './service-requests.ts';
import { signedDocument } from './signed-document.ts';
import { structuredInvoice } from './structured-invoice.ts';
import { retention } from './retention.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import { taxDocumentPdf } from './tax-document-pdf.ts';
import { taxDocuments } from './tax-documents.ts';
import { threads } from './threads.ts';
import { unsent } from './unsent.ts';
import { users } from './users.ts';
import { validation } from './validation.ts';
import { verification } from './verification.ts';
import { writing } from './writing.ts';

/** Slovak texts by area: the reference, which gives the other languages their type. */
export const texts = {
  about,
  accounts,
  analytics,
  approvalRecord,
  attachments,
  audit,
  backOffice,
  bankImports,
  common,
  configurator,
  confirmation,
  consent,
  contact,
  contentEditor,
  contentRules,
  customers,
  drafts,
  emails,
  errorCodes,
  errorReports,
  errors,
  estimateDocument,
  estimates,
  faq,
  goLive,
  health,
  firms,
  home,
  inboundMail,
  legal,
  legalHold,
  mail,
  topics,
  materialChecklist,
  monthExport,
  paymentDocument,
  paymentPage,
  payments,
  personalData,
  persons,
  portal,
  preparing,
  priceBook,
  projectFiles,
  projectMaterial,
  projectTime,
  projectApprovals,
  calendar,
  projectOffice,
  projectWords,
  projects,
  quoteAgreements,
  quoteDocument,
  quoteEditor,
  quoteRules,
  quoteExport,
  quoteSigning,
  quotes,
  referenceOffice,
  caseStudyOffice,
  references,
  requestExport,
  retention,
  serviceRequests,
  services,
  signedDocument,
  structuredInvoice,
  settings,
  taxDocumentPdf,
  taxDocuments,
  threads,
  unsent,
  users,
  validation,
  verification,
  writing,
};
