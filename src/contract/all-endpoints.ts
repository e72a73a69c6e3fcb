import {
  askForPasswordReset,
  createFirstAdministrator,
  getCurrentUser,
  logIn,
  logInWithCode,
  logOut,
  register,
  resetPassword,
  verifyEmail,
} from './accounts/accounts.ts';
import { getCsrfToken } from './csrf-token.ts';
import { listAttachments, removeAttachment } from './attachments.ts';
import { listAuditEntries } from './audit.ts';
import { endCalendarFeed, getCalendarFeed, readCalendar, renewCalendarFeed } from './projects/calendar.ts';
import { createConsent } from './consent.ts';
import { sendContactMessage } from './contact.ts';
import { contentEndpoints } from './content/content.ts';
import { getAccuracy } from './analytics/accuracy.ts';
import { getAnalytics, getDashboard } from './analytics/analytics.ts';
import { countConfiguratorStep } from './configurator.ts';
import type { Endpoint } from './endpoint.ts';
import { errorGroupEndpoints, reportError } from './errors.ts';
import * as customers from './customers.ts';
import {
  forgetOwnDraft,
  getOwnDraft,
  handOverDraft,
  keepOwnDraft,
  openDraftLink,
  revokeDraftLink,
  sendDraftLink,
} from './drafts.ts';
import { createEstimate } from './estimates.ts';
import { askQuestion } from './faq.ts';
import { healthEndpoints } from './health.ts';
import { firmEndpoints } from './firms/firms.ts';
import {
  changeDisplayName,
  changeEmail,
  changePassword,
  endOtherSessions,
  endOwnSession,
  getOwnAccount,
  listOwnSessions,
  resendVerification,
} from './accounts/own-account.ts';
import { retentionEndpoints } from './retention/retention.ts';
import { readOwnData } from './portal/own-data.ts';
import * as mail from './mail/mail.ts';
import * as inboundMail from './mail/inbound-mail.ts';
import { mailDeliveryEndpoints } from './mail/mail-delivery.ts';
import { mailPreferenceEndpoints } from './mail/mail-preferences.ts';
import * as library from './price-book/library-features.ts';
import { getPriceBook } from './price-book/price-book.ts';
import * as priceVersions from './price-book/price-versions.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginTotp,
  confirmTotp,
  disableTotp,
  logInWithPasskey,
  putOffSecondFactor,
  removePasskey,
  renewRecoveryCodes,
} from './accounts/second-factor.ts';
import { beginPasskeyProof, proveByPasskey, proveByPassword } from './accounts/proof.ts';
import * as paymentPage from './payments/payment-page.ts';
import * as privateQuote from './quotes/private-quote.ts';
import * as quoteAnswers from './quotes/quote-answers.ts';
import * as quoteList from './quotes/quote-list.ts';
import * as quoteTemplates from './quotes/quote-templates.ts';
import * as quotes from './quotes/quotes.ts';
import { readRequestBoard } from './service-requests/request-board.ts';
import * as requestChanges from './service-requests/request-changes.ts';
import { deleteSavedView, listSavedViews, saveView } from './service-requests/saved-views.ts';
import {
  countServiceRequests,
  getServiceRequest,
  listAdministrators,
  listServiceRequests,
  submitServiceRequest,
} from './service-requests/service-requests.ts';
import { moneyEndpoints } from './payments/money-endpoints.ts';
import { projectEndpoints } from './projects/project-endpoints.ts';
import * as settings from './settings.ts';
import { listNotifications, readNotifications } from './notifications.ts';
import { readPortalHome } from './portal/portal-home.ts';
import { verifyDocument } from './quotes/verify.ts';
import * as users from './accounts/users.ts';
import { createDescription, createPrd } from './writing.ts';

/** Every call of the HTTP interface by its name, in the groups by which it is read (J2). */
export const endpointGroups = {
  'Signing in': {
    getCsrfToken,
    getCurrentUser,
    logIn,
    logInWithCode,
    beginPasskeyLogin,
    logInWithPasskey,
    logOut,
    register,
    askForPasswordReset,
    resetPassword,
    verifyEmail,
    createFirstAdministrator,
  },
  'Own account': {
    getOwnAccount,
    readOwnData,
    changeDisplayName,
    changePassword,
    changeEmail,
    resendVerification,
    listOwnSessions,
    endOwnSession,
    endOtherSessions,
    beginTotp,
    confirmTotp,
    disableTotp,
    renewRecoveryCodes,
    putOffSecondFactor,
    proveByPassword,
    beginPasskeyProof,
    proveByPasskey,
    beginPasskey,
    addPasskey,
    removePasskey,
    readPortalHome,
  },
  'Prices and requests': {
    getPriceBook,
    createEstimate,
    createDescription,
    createPrd,
    submitServiceRequest,
    sendContactMessage,
    createConsent,
    countConfiguratorStep,
    listAttachments,
    removeAttachment,
    sendDraftLink,
    handOverDraft,
    openDraftLink,
    revokeDraftLink,
    getOwnDraft,
    keepOwnDraft,
    forgetOwnDraft,
    askQuestion,
  },
  Errors: { reportError },
  'Back office': {
    getDashboard,
    getAnalytics,
    getAccuracy,
    listServiceRequests,
    countServiceRequests,
    readRequestBoard,
    getServiceRequest,
    listAdministrators,
    enterServiceRequest: requestChanges.enterServiceRequest,
    changeRequestDetails: requestChanges.changeRequestDetails,
    changeRequestStatus: requestChanges.changeRequestStatus,
    assignRequest: requestChanges.assignRequest,
    changeRequestPriority: requestChanges.changeRequestPriority,
    archiveRequest: requestChanges.archiveRequest,
    markRequestRead: requestChanges.markRequestRead,
    addRequestNote: requestChanges.addRequestNote,
    deleteRequestNote: requestChanges.deleteRequestNote,
    deleteRequest: requestChanges.deleteRequest,
    changeRequestsTogether: requestChanges.changeRequestsTogether,
    undoRequestChanges: requestChanges.undoRequestChanges,
    noteRequestPresence: requestChanges.noteRequestPresence,
    followUpRequest: requestChanges.followUpRequest,
    correctRequestAddress: requestChanges.correctRequestAddress,
    listNotifications,
    readNotifications,
    listSavedViews,
    saveView,
    deleteSavedView,
    getSecuritySettings: settings.getSecuritySettings,
    changeSecuritySettings: settings.changeSecuritySettings,
    getAgencyFacts: settings.getAgencyFacts,
    changeAgencyFacts: settings.changeAgencyFacts,
    getQuoteSettings: settings.getQuoteSettings,
    changeQuoteSettings: settings.changeQuoteSettings,
    getLookSettings: settings.getLookSettings,
    changeLookSettings: settings.changeLookSettings,
    cleanLogo: settings.cleanLogo,
    readGoLive: settings.readGoLive,
    replyToRequest: mail.replyToRequest,
    takeReplyBack: mail.takeReplyBack,
    previewReply: mail.previewReply,
    listMessageTemplates: mail.listMessageTemplates,
    createMessageTemplate: mail.createMessageTemplate,
    changeMessageTemplate: mail.changeMessageTemplate,
    deleteMessageTemplate: mail.deleteMessageTemplate,
    previewMessageTemplate: mail.previewMessageTemplate,
    ...mailPreferenceEndpoints,
    ...mailDeliveryEndpoints,
    getMailboxSettings: inboundMail.getMailboxSettings,
    changeMailboxSettings: inboundMail.changeMailboxSettings,
    tryMailboxSettings: inboundMail.tryMailboxSettings,
    listInboundMails: inboundMail.listInboundMails,
    getInboundMail: inboundMail.getInboundMail,
    joinInboundMail: inboundMail.joinInboundMail,
    makeRequestOfMail: inboundMail.makeRequestOfMail,
    setInboundMailAside: inboundMail.setInboundMailAside,
    listPriceVersions: priceVersions.listPriceVersions,
    getPriceVersion: priceVersions.getPriceVersion,
    publishPrices: priceVersions.publishPrices,
    tryPrices: priceVersions.tryPrices,
    listLibraryFeatures: library.listLibraryFeatures,
    createLibraryFeature: library.createLibraryFeature,
    changeLibraryFeature: library.changeLibraryFeature,
    archiveLibraryFeature: library.archiveLibraryFeature,
    listAuditEntries,
    ...healthEndpoints,
    ...retentionEndpoints,
    ...errorGroupEndpoints,
  },
  Quotes: {
    createQuote: quotes.createQuote,
    listQuotes: quoteList.listQuotes,
    countQuotes: quoteList.countQuotes,
    getQuote: quotes.getQuote,
    saveQuote: quotes.saveQuote,
    deleteQuote: quotes.deleteQuote,
    reviseQuote: quotes.reviseQuote,
    previewQuote: quotes.previewQuote,
    previewQuoteMail: quotes.previewQuoteMail,
    sendQuote: quotes.sendQuote,
    undoSendQuote: quotes.undoSendQuote,
    withdrawQuote: quotes.withdrawQuote,
    noteQuotePresence: quotes.noteQuotePresence,
    voidQuote: quotes.voidQuote,
    keepQuote: quotes.keepQuote,
    listQuoteTemplates: quoteTemplates.listQuoteTemplates,
    readQuoteTemplate: quoteTemplates.readQuoteTemplate,
    createQuoteTemplate: quoteTemplates.createQuoteTemplate,
    changeQuoteTemplate: quoteTemplates.changeQuoteTemplate,
    deleteQuoteTemplate: quoteTemplates.deleteQuoteTemplate,
    getQuoteAnswers: quoteAnswers.getQuoteAnswers,
    answerQuestion: quoteAnswers.answerQuestion,
    acceptOnBehalf: quoteAnswers.acceptOnBehalf,
    declineOnBehalf: quoteAnswers.declineOnBehalf,
    readPrivateQuote: privateQuote.readPrivateQuote,
    noteQuoteView: privateQuote.noteQuoteView,
    askAboutQuote: privateQuote.askAboutQuote,
    undoQuestion: privateQuote.undoQuestion,
    declineQuote: privateQuote.declineQuote,
    requestQuoteChanges: privateQuote.requestQuoteChanges,
    undoQuoteAnswer: privateQuote.undoQuoteAnswer,
    sendSigningCode: privateQuote.sendSigningCode,
    acceptQuote: privateQuote.acceptQuote,
    readPaymentPage: paymentPage.readPaymentPage,
    claimPayment: paymentPage.claimPayment,
    endQuoteLink: quoteAnswers.endQuoteLink,
    renewQuoteLink: quoteAnswers.renewQuoteLink,
    verifyDocument,
  },
  ...moneyEndpoints,
  ...projectEndpoints,
  ...firmEndpoints,
  Calendar: { readCalendar, getCalendarFeed, renewCalendarFeed, endCalendarFeed },
  'Content of the site': contentEndpoints,
  'Customers and users': {
    listCustomers: customers.listCustomers,
    lookUpCustomers: customers.lookUpCustomers,
    getCustomer: customers.getCustomer,
    createCustomer: customers.createCustomer,
    changeCustomer: customers.changeCustomer,
    deleteCustomer: customers.deleteCustomer,
    anonymiseCustomer: customers.anonymiseCustomer,
    listCustomerDuplicates: customers.listCustomerDuplicates,
    mergeCustomers: customers.mergeCustomers,
    listUsers: users.listUsers,
    getUser: users.getUser,
    createUser: users.createUser,
    changeUser: users.changeUser,
    deleteUser: users.deleteUser,
    endUserSessions: users.endUserSessions,
    endAllSessions: users.endAllSessions,
    disableUser: users.disableUser,
    enableUser: users.enableUser,
    resetSecondFactor: users.resetSecondFactor,
    inviteUser: users.inviteUser,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;

/** Every endpoint with the name under which it is declared. */
export const allEndpoints: readonly { name: string; group: string; endpoint: Endpoint }[] = Object.entries(
  endpointGroups,
).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name, group, endpoint })),
);
