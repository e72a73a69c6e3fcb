import type { Migration } from 'kysely/migration';
import { addAccounts } from './0001-accounts.ts';
import { addServiceRequests } from './0002-service-requests.ts';
import { addJobs } from './0003-jobs.ts';
import { addNumberSeries } from './0004-number-series.ts';
import { addConsents } from './0005-consents.ts';
import { addAccountSecurity } from './0006-account-security.ts';
import { addBackOffice } from './0007-back-office.ts';
import { addWriting } from './0008-writing.ts';
import { addSearchInArchive } from './0009-search-in-archive.ts';
import { addAttachmentsAndDrafts } from './0010-attachments-and-drafts.ts';
import { addInvitedAccounts } from './0011-invited-accounts.ts';
import { allowRequestsWithoutCustomer } from './0012-requests-without-customer.ts';
import { makeAllWordsSearchable } from './0013-all-words-searchable.ts';
import { addPriceMethods } from './0014-price-methods.ts';
import { addAccountDefence } from './0015-account-defence.ts';
import { addUploadLeases } from './0017-upload-leases.ts';
import { makeAuditAppendOnly } from './0019-append-only-audit.ts';
import { addMailThreads } from './0021-mail-threads.ts';
import { addFollowUps } from './0022-follow-ups.ts';
import { addToldChoices } from './0023-told-choices.ts';
import { addSortedLists } from './0024-sorted-lists.ts';
import { addDisplayNames } from './0025-display-names.ts';
import { addAnonymisedCustomers } from './0026-anonymised-customers.ts';
import { addDraftHandOvers } from './0028-draft-hand-overs.ts';
import { addQuotes } from './0029-quotes.ts';
import { addMailAttachments } from './0033-mail-attachments.ts';
import { addQuoteLinkAddresses } from './0035-quote-link-addresses.ts';
import { addQuoteSigning } from './0030-quote-signing.ts';
import { addQuoteRecords } from './0031-quote-records.ts';
import { addPayments } from './0036-payments.ts';
import { addTaxDocuments } from './0037-tax-documents.ts';
import { addBankImports } from './0038-bank-imports.ts';
import { addDocumentDeliveries } from './0039-document-deliveries.ts';
import { addMoneyAtSize } from './0042-money-at-size.ts';
import { addCreditUses } from './0043-credit-uses.ts';
import { addQuoteProofs } from './0059-quote-proofs.ts';
import { addQuotePresences } from './0044-quote-presences.ts';
import { addInboundMails } from './0045-inbound-mails.ts';
import { addProjects } from './0046-projects.ts';
import { addProjectMaterials } from './0052-project-materials.ts';
import { addCalendar } from './0062-calendar.ts';
import { addPersonalData } from './0051-personal-data.ts';
import { addAdvanceWarnings } from './0057-advance-warnings.ts';
import { addMigrationNotes } from './0063-migration-notes.ts';
import { addScopeChanges } from './0064-scope-changes.ts';
import { addMailPreferences } from './0065-mail-preferences.ts';
import { addApprovalRecords } from './0067-approval-records.ts';
import { addJobOrigins } from './0072-job-origins.ts';
import { addTemplateKinds } from './0066-template-kinds.ts';
import { addAccountStates } from './0074-account-states.ts';
import { indexCancelledProjects } from './0075-cancelled-projects.ts';
import { addContent } from './0076-content.ts';
import { addContentPictures } from './0077-content-pictures.ts';
import { addCaseStudies } from './0079-case-studies.ts';
import { addCaseStudyConsents } from './0080-case-study-consents.ts';
import { addReferences } from './0070-references.ts';
import { addProjectTime } from './0073-project-time.ts';
import { addFirms } from './0054-firms.ts';
import { addThreads } from './0053-threads.ts';
import { addThreadMails } from './0060-thread-mails.ts';
import { addHandoverMarks } from './0056-handover-marks.ts';
import { addRetention } from './0081-retention.ts';
import { addLegalHolds } from './0082-legal-holds.ts';
import { addSubjectRequests } from './0083-subject-requests.ts';
import { indexLatestQuotes } from './0084-latest-quotes.ts';
import { addUploadParts } from './0090-upload-parts.ts';
import { indexWaitingCustomers } from './0085-waiting-customers.ts';
import { addMessagesAboutQuotes } from './0088-messages-about-quotes.ts';
import { addOrderOfCaseStudies } from './0086-order-of-case-studies.ts';
import { indexFirmsByAddress } from './0087-firms-by-address.ts';
import { allowAdvancesAgain } from './0091-advances-again.ts';
import { takeOverSignedSums } from './0092-signed-sums.ts';
import { listSignedQuotes } from './0094-listed-quotes.ts';

/** All migrations by name, oldest first. One that has been released is never edited: write the next one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': { up: addAccounts },
  '0002-service-requests': { up: addServiceRequests },
  '0003-jobs': { up: addJobs },
  '0004-number-series': { up: addNumberSeries },
  '0005-consents': { up: addConsents },
  '0006-account-security': { up: addAccountSecurity },
  '0007-back-office': { up: addBackOffice },
  '0008-writing': { up: addWriting },
  '0009-search-in-archive': { up: addSearchInArchive },
  '0010-attachments-and-drafts': { up: addAttachmentsAndDrafts },
  '0011-invited-accounts': { up: addInvitedAccounts },
  '0012-requests-without-customer': { up: allowRequestsWithoutCustomer },
  '0013-all-words-searchable': { up: makeAllWordsSearchable },
  '0014-price-methods': { up: addPriceMethods },
  '0015-account-defence': { up: addAccountDefence },
  '0017-upload-leases': { up: addUploadLeases },
  '0019-append-only-audit': { up: makeAuditAppendOnly },
  '0021-mail-threads': { up: addMailThreads },
  '0022-follow-ups': { up: addFollowUps },
  '0023-told-choices': { up: addToldChoices },
  '0024-sorted-lists': { up: addSortedLists },
  '0025-display-names': { up: addDisplayNames },
  '0026-anonymised-customers': { up: addAnonymisedCustomers },
  '0028-draft-hand-overs': { up: addDraftHandOvers },
  '0029-quotes': { up: addQuotes },
  '0030-quote-signing': { up: addQuoteSigning },
  '0031-quote-records': { up: addQuoteRecords },
  '0033-mail-attachments': { up: addMailAttachments },
  '0035-quote-link-addresses': { up: addQuoteLinkAddresses },
  '0036-payments': { up: addPayments },
  '0037-tax-documents': { up: addTaxDocuments },
  '0038-bank-imports': { up: addBankImports },
  '0039-document-deliveries': { up: addDocumentDeliveries },
  '0042-money-at-size': { up: addMoneyAtSize },
  '0043-credit-uses': { up: addCreditUses },
  '0044-quote-presences': { up: addQuotePresences },
  '0045-inbound-mails': { up: addInboundMails },
  '0046-projects': { up: addProjects },
  '0051-personal-data': { up: addPersonalData },
  '0052-project-materials': { up: addProjectMaterials },
  '0053-threads': { up: addThreads },
  '0054-firms': { up: addFirms },
  '0056-handover-marks': { up: addHandoverMarks },
  '0057-advance-warnings': { up: addAdvanceWarnings },
  '0059-quote-proofs': { up: addQuoteProofs },
  '0060-thread-mails': { up: addThreadMails },
  '0062-calendar': { up: addCalendar },
  '0063-migration-notes': { up: addMigrationNotes },
  '0064-scope-changes': { up: addScopeChanges },
  '0065-mail-preferences': { up: addMailPreferences },
  '0066-template-kinds': { up: addTemplateKinds },
  '0067-approval-records': { up: addApprovalRecords },
  '0070-references': { up: addReferences },
  '0072-job-origins': { up: addJobOrigins },
  '0073-project-time': { up: addProjectTime },
  '0074-account-states': { up: addAccountStates },
  '0075-cancelled-projects': { up: indexCancelledProjects },
  '0076-content': { up: addContent },
  '0077-content-pictures': { up: addContentPictures },
  '0079-case-studies': { up: addCaseStudies },
  '0080-case-study-consents': { up: addCaseStudyConsents },
  '0081-retention': { up: addRetention },
  '0082-legal-holds': { up: addLegalHolds },
  '0083-subject-requests': { up: addSubjectRequests },
  '0084-latest-quotes': { up: indexLatestQuotes },
  '0090-upload-parts': { up: addUploadParts },
  '0085-waiting-customers': { up: indexWaitingCustomers },
  '0086-order-of-case-studies': { up: addOrderOfCaseStudies },
  '0087-firms-by-address': { up: indexFirmsByAddress },
  '0088-messages-about-quotes': { up: addMessagesAboutQuotes },
  '0091-advances-again': { up: allowAdvancesAgain },
  '0092-signed-sums': { up: takeOverSignedSums },
  '0094-listed-quotes': { up: listSignedQuotes },
};

/**
 * Those after which a server of an earlier release cannot go on, because they take away or rename what it uses (K8). Every other one only
 * adds, which `additive-migrations.test.ts` checks.
 */
export const breakingMigrations: ReadonlySet<string> = new Set([]);
