import type { Translated } from './translated.ts';
import type { Language } from '#domain/languages.ts';
import { accounts as accountsSk } from './sk/accounts.ts';
import { about as aboutSk } from './sk/about.ts';
import { services as servicesSk } from './sk/services.ts';
import { projects as projectsSk } from './sk/projects.ts';
import { faq as faqSk } from './sk/faq.ts';
import { legal as legalSk } from './sk/legal.ts';
import { common as commonSk } from './sk/common.ts';
import { contact as contactSk } from './sk/contact.ts';
import { configurator as configuratorSk } from './sk/configurator.ts';
import { confirmation as confirmationSk } from './sk/confirmation.ts';
import { consent as consentSk } from './sk/consent.ts';
import { emails as emailsSk } from './sk/emails.ts';
import { errors as errorsSk } from './sk/errors.ts';
import { errorCodes as errorCodesSk } from './sk/error-codes.ts';
import { errorReports as errorReportsSk } from './sk/error-reports.ts';
import { estimateDocument as estimateDocumentSk } from './sk/estimate-document.ts';
import { estimates as estimatesSk } from './sk/estimates.ts';
import { home as homeSk } from './sk/home.ts';
import { portal as portalSk } from './sk/portal.ts';
import { serviceRequests as serviceRequestsSk } from './sk/service-requests.ts';
import { settings as settingsSk } from './sk/settings.ts';
import { unsent as unsentSk } from './sk/unsent.ts';
import { validation as validationSk } from './sk/validation.ts';
import { analytics as analyticsSk } from './sk/analytics.ts';
import { customers as customersSk } from './sk/customers.ts';
import { users as usersSk } from './sk/users.ts';
import { mail as mailSk } from './sk/mail.ts';
import { priceBook as priceBookSk } from './sk/price-book.ts';
import { attachments as attachmentsSk } from './sk/attachments.ts';
import { drafts as draftsSk } from './sk/drafts.ts';
import { audit as auditSk } from './sk/audit.ts';
import { backOffice as backOfficeSk } from './sk/back-office.ts';
import { requestExport as requestExportSk } from './sk/request-export.ts';
import { writing as writingSk } from './sk/writing.ts';
import { accounts as accountsCs } from './cs/accounts.ts';
import { about as aboutCs } from './cs/about.ts';
import { services as servicesCs } from './cs/services.ts';
import { projects as projectsCs } from './cs/projects.ts';
import { faq as faqCs } from './cs/faq.ts';
import { legal as legalCs } from './cs/legal.ts';
import { common as commonCs } from './cs/common.ts';
import { contact as contactCs } from './cs/contact.ts';
import { configurator as configuratorCs } from './cs/configurator.ts';
import { confirmation as confirmationCs } from './cs/confirmation.ts';
import { consent as consentCs } from './cs/consent.ts';
import { emails as emailsCs } from './cs/emails.ts';
import { errors as errorsCs } from './cs/errors.ts';
import { errorCodes as errorCodesCs } from './cs/error-codes.ts';
import { errorReports as errorReportsCs } from './cs/error-reports.ts';
import { estimateDocument as estimateDocumentCs } from './cs/estimate-document.ts';
import { estimates as estimatesCs } from './cs/estimates.ts';
import { home as homeCs } from './cs/home.ts';
import { portal as portalCs } from './cs/portal.ts';
import { serviceRequests as serviceRequestsCs } from './cs/service-requests.ts';
import { settings as settingsCs } from './cs/settings.ts';
import { unsent as unsentCs } from './cs/unsent.ts';
import { validation as validationCs } from './cs/validation.ts';
import { analytics as analyticsCs } from './cs/analytics.ts';
import { customers as customersCs } from './cs/customers.ts';
import { users as usersCs } from './cs/users.ts';
import { mail as mailCs } from './cs/mail.ts';
import { priceBook as priceBookCs } from './cs/price-book.ts';
import { attachments as attachmentsCs } from './cs/attachments.ts';
import { drafts as draftsCs } from './cs/drafts.ts';
import { audit as auditCs } from './cs/audit.ts';
import { backOffice as backOfficeCs } from './cs/back-office.ts';
import { requestExport as requestExportCs } from './cs/request-export.ts';
import { writing as writingCs } from './cs/writing.ts';
import { accounts as accountsDa } from './da/accounts.ts';
import { about as aboutDa } from './da/about.ts';
import { services as servicesDa } from './da/services.ts';
import { projects as projectsDa } from './da/projects.ts';
import { faq as faqDa } from './da/faq.ts';
import { legal as legalDa } from './da/legal.ts';
import { common as commonDa } from './da/common.ts';
import { contact as contactDa } from './da/contact.ts';
import { configurator as configuratorDa } from './da/configurator.ts';
import { confirmation as confirmationDa } from './da/confirmation.ts';
import { consent as consentDa } from './da/consent.ts';
import { emails as emailsDa } from './da/emails.ts';
import { errors as errorsDa } from './da/errors.ts';
import { errorCodes as errorCodesDa } from './da/error-codes.ts';
import { errorReports as errorReportsDa } from './da/error-reports.ts';
import { estimateDocument as estimateDocumentDa } from './da/estimate-document.ts';
import { estimates as estimatesDa } from './da/estimates.ts';
import { home as homeDa } from './da/home.ts';
import { portal as portalDa } from './da/portal.ts';
import { serviceRequests as serviceRequestsDa } from './da/service-requests.ts';
import { settings as settingsDa } from './da/settings.ts';
import { unsent as unsentDa } from './da/unsent.ts';
import { validation as validationDa } from './da/validation.ts';
import { analytics as analyticsDa } from './da/analytics.ts';
import { customers as customersDa } from './da/customers.ts';
import { users as usersDa } from './da/users.ts';
import { mail as mailDa } from './da/mail.ts';
import { priceBook as priceBookDa } from './da/price-book.ts';
import { attachments as attachmentsDa } from './da/attachments.ts';
import { drafts as draftsDa } from './da/drafts.ts';
import { audit as auditDa } from './da/audit.ts';
import { backOffice as backOfficeDa } from './da/back-office.ts';
import { requestExport as requestExportDa } from './da/request-export.ts';
import { writing as writingDa } from './da/writing.ts';
import { accounts as accountsEn } from './en/accounts.ts';
import { about as aboutEn } from './en/about.ts';
import { services as servicesEn } from './en/services.ts';
import { projects as projectsEn } from './en/projects.ts';
import { faq as faqEn } from './en/faq.ts';
import { legal as legalEn } from './en/legal.ts';
import { common as commonEn } from './en/common.ts';
import { contact as contactEn } from './en/contact.ts';
import { configurator as configuratorEn } from './en/configurator.ts';
import { confirmation as confirmationEn } from './en/confirmation.ts';
import { consent as consentEn } from './en/consent.ts';
import { emails as emailsEn } from './en/emails.ts';
import { errors as errorsEn } from './en/errors.ts';
import { errorCodes as errorCodesEn } from './en/error-codes.ts';
import { errorReports as errorReportsEn } from './en/error-reports.ts';
import { estimateDocument as estimateDocumentEn } from './en/estimate-document.ts';
import { estimates as estimatesEn } from './en/estimates.ts';
import { home as homeEn } from './en/home.ts';
import { portal as portalEn } from './en/portal.ts';
import { serviceRequests as serviceRequestsEn } from './en/service-requests.ts';
import { settings as settingsEn } from './en/settings.ts';
import { unsent as unsentEn } from './en/unsent.ts';
import { validation as validationEn } from './en/validation.ts';
import { analytics as analyticsEn } from './en/analytics.ts';
import { customers as customersEn } from './en/customers.ts';
import { users as usersEn } from './en/users.ts';
import { mail as mailEn } from './en/mail.ts';
import { priceBook as priceBookEn } from './en/price-book.ts';
import { attachments as attachmentsEn } from './en/attachments.ts';
import { drafts as draftsEn } from './en/drafts.ts';
import { audit as auditEn } from './en/audit.ts';
import { backOffice as backOfficeEn } from './en/back-office.ts';
import { requestExport as requestExportEn } from './en/request-export.ts';
import { writing as writingEn } from './en/writing.ts';

/** Slovak texts with plain strings in place of literals: the shape that every language has. */
export type Areas = {
  accounts: typeof accountsSk;
  about: typeof aboutSk;
  services: typeof servicesSk;
  projects: typeof projectsSk;
  faq: typeof faqSk;
  legal: typeof legalSk;
  common: typeof commonSk;
  configurator: typeof configuratorSk;
  contact: typeof contactSk;
  confirmation: typeof confirmationSk;
  consent: typeof consentSk;
  emails: typeof emailsSk;
  errors: typeof errorsSk;
  errorCodes: typeof errorCodesSk;
  errorReports: typeof errorReportsSk;
  estimateDocument: typeof estimateDocumentSk;
  estimates: typeof estimatesSk;
  home: typeof homeSk;
  portal: typeof portalSk;
  serviceRequests: typeof serviceRequestsSk;
  settings: typeof settingsSk;
  unsent: typeof unsentSk;
  validation: typeof validationSk;
  analytics: typeof analyticsSk;
  customers: typeof customersSk;
  users: typeof usersSk;
  mail: typeof mailSk;
  priceBook: typeof priceBookSk;
  attachments: typeof attachmentsSk;
  drafts: typeof draftsSk;
  audit: typeof auditSk;
  backOffice: typeof backOfficeSk;
  requestExport: typeof requestExportSk;
  writing: typeof writingSk;
};
export type Area = keyof Areas;

/** Every text of the product, by language and area (B1). */
export const texts: Record<Language, { [A in Area]: Translated<Areas[A]> }> = {
  sk: {
    accounts: accountsSk,
    about: aboutSk,
    services: servicesSk,
    projects: projectsSk,
    faq: faqSk,
    legal: legalSk,
    common: commonSk,
    configurator: configuratorSk,
    contact: contactSk,
    confirmation: confirmationSk,
    consent: consentSk,
    emails: emailsSk,
    errors: errorsSk,
    errorCodes: errorCodesSk,
    errorReports: errorReportsSk,
    estimateDocument: estimateDocumentSk,
    estimates: estimatesSk,
    home: homeSk,
    portal: portalSk,
    serviceRequests: serviceRequestsSk,
    settings: settingsSk,
    unsent: unsentSk,
    validation: validationSk,
    analytics: analyticsSk,
    customers: customersSk,
    users: usersSk,
    mail: mailSk,
    priceBook: priceBookSk,
    attachments: attachmentsSk,
    drafts: draftsSk,
    audit: auditSk,
    backOffice: backOfficeSk,
    requestExport: requestExportSk,
    writing: writingSk,
  },
  cs: {
    accounts: accountsCs,
    about: aboutCs,
    services: servicesCs,
    projects: projectsCs,
    faq: faqCs,
    legal: legalCs,
    common: commonCs,
    configurator: configuratorCs,
    contact: contactCs,
    confirmation: confirmationCs,
    consent: consentCs,
    emails: emailsCs,
    errors: errorsCs,
    errorCodes: errorCodesCs,
    errorReports: errorReportsCs,
    estimateDocument: estimateDocumentCs,
    estimates: estimatesCs,
    home: homeCs,
    portal: portalCs,
    serviceRequests: serviceRequestsCs,
    settings: settingsCs,
    unsent: unsentCs,
    validation: validationCs,
    analytics: analyticsCs,
    customers: customersCs,
    users: usersCs,
    mail: mailCs,
    priceBook: priceBookCs,
    attachments: attachmentsCs,
    drafts: draftsCs,
    audit: auditCs,
    backOffice: backOfficeCs,
    requestExport: requestExportCs,
    writing: writingCs,
  },
  da: {
    accounts: accountsDa,
    about: aboutDa,
    services: servicesDa,
    projects: projectsDa,
    faq: faqDa,
    legal: legalDa,
    common: commonDa,
    configurator: configuratorDa,
    contact: contactDa,
    confirmation: confirmationDa,
    consent: consentDa,
    emails: emailsDa,
    errors: errorsDa,
    errorCodes: errorCodesDa,
    errorReports: errorReportsDa,
    estimateDocument: estimateDocumentDa,
    estimates: estimatesDa,
    home: homeDa,
    portal: portalDa,
    serviceRequests: serviceRequestsDa,
    settings: settingsDa,
    unsent: unsentDa,
    validation: validationDa,
    analytics: analyticsDa,
    customers: customersDa,
    users: usersDa,
    mail: mailDa,
    priceBook: priceBookDa,
    attachments: attachmentsDa,
    drafts: draftsDa,
    audit: auditDa,
    backOffice: backOfficeDa,
    requestExport: requestExportDa,
    writing: writingDa,
  },
  en: {
    accounts: accountsEn,
    about: aboutEn,
    services: servicesEn,
    projects: projectsEn,
    faq: faqEn,
    legal: legalEn,
    common: commonEn,
    configurator: configuratorEn,
    contact: contactEn,
    confirmation: confirmationEn,
    consent: consentEn,
    emails: emailsEn,
    errors: errorsEn,
    errorCodes: errorCodesEn,
    errorReports: errorReportsEn,
    estimateDocument: estimateDocumentEn,
    estimates: estimatesEn,
    home: homeEn,
    portal: portalEn,
    serviceRequests: serviceRequestsEn,
    settings: settingsEn,
    unsent: unsentEn,
    validation: validationEn,
    analytics: analyticsEn,
    customers: customersEn,
    users: usersEn,
    mail: mailEn,
    priceBook: priceBookEn,
    attachments: attachmentsEn,
    drafts: draftsEn,
    audit: auditEn,
    backOffice: backOfficeEn,
    requestExport: requestExportEn,
    writing: writingEn,
  },
};
