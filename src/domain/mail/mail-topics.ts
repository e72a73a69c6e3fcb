import type { MailKind } from './mail-kinds.ts';

/**
 * What customers may turn off for their address (I3, I5): messages that they have not read, what is handed over for approval, material
 * that is owed, reminders of open quotes, the first, friendly reminder of a payment, and being asked for a reference.
 */
export const mailTopics = [
  'messages',
  'approvals',
  'material',
  'quote-reminders',
  'payment-reminders',
  'references',
] as const;
export type MailTopic = (typeof mailTopics)[number];

/**
 * Why other mails cannot be turned off: they are part of a contract; documents and what is to be paid; about who may get into an account
 * or a firm; the receipt of what was sent in; an answer, or something that was asked for just now; or for the agency, whose people
 * have notifications of their own.
 */
export const alwaysSentReasons = ['contract', 'documents', 'security', 'receipt', 'asked-for', 'agency'] as const;
export type AlwaysSentReason = (typeof alwaysSentReasons)[number];

/** The reasons that a customer meets, in the order in which they are told. */
export const reasonsForCustomers = ['contract', 'documents', 'security', 'receipt', 'asked-for'] as const;

/** Every mail that the program sends: its topic, or why it is always sent. */
export const topicsOfMails: Record<MailKind, MailTopic | AlwaysSentReason> = {
  'thread-messages': 'messages',
  'milestone-handed-over': 'approvals',
  'material-owed': 'material',
  'material-asked-again': 'material',
  'reference-asked': 'references',
  'case-study-asked': 'references',
  'quote-unseen': 'quote-reminders',
  'quote-ending': 'quote-reminders',
  'payment-first-reminder': 'payment-reminders',
  'quote-sent': 'contract',
  'quote-withdrawn': 'contract',
  'quote-link': 'contract',
  'quote-signed': 'contract',
  'payment-requested': 'documents',
  'payment-received': 'documents',
  'payment-reminder': 'documents',
  'payment-rejected': 'documents',
  'payment-refunded': 'documents',
  'tax-document': 'documents',
  'request-received': 'receipt',
  'request-withdrawn': 'receipt',
  'request-reply': 'asked-for',
  'quote-question-answered': 'asked-for',
  'quote-code': 'security',
  'draft-link': 'asked-for',
  'verify-email': 'security',
  'email-in-use': 'security',
  'reset-password': 'security',
  'password-changed': 'security',
  'email-changed': 'security',
  invitation: 'security',
  'second-factor-reset': 'security',
  'totp-enabled': 'security',
  'totp-disabled': 'security',
  'recovery-codes-renewed': 'security',
  'passkey-added': 'security',
  'passkey-removed': 'security',
  'codes-refused': 'security',
  'account-disabled': 'security',
  'account-enabled': 'security',
  'account-state-told': 'security',
  'all-signed-out': 'security',
  'data-ready': 'asked-for',
  'confirm-deletion': 'security',
  'account-deleted': 'security',
  'data-erased': 'asked-for',
  'data-request-extended': 'asked-for',
  'firm-invitation': 'security',
  'firm-joined': 'security',
  'firm-left': 'security',
  'firm-removed': 'security',
  'firm-offered': 'security',
  'firm-handed-over': 'security',
  'customer-left': 'agency',
  'request-notification': 'agency',
  'request-withdrawn-copy': 'agency',
  'quote-signed-copy': 'agency',
  'quote-asked': 'agency',
  'quote-declined': 'agency',
  'quote-changes': 'agency',
  'milestone-approved': 'agency',
  'milestone-changes': 'agency',
  'material-sent': 'agency',
  'reference-given': 'agency',
  'reference-withdrawn': 'agency',
  'case-study-allowed': 'agency',
  'case-study-withdrawn': 'agency',
  'request-assigned': 'agency',
  'request-mentioned': 'agency',
  'request-follow-up': 'agency',
  'advance-due': 'agency',
  'health-bad': 'agency',
};

/** What the agency has set about the topics. */
export type TopicRules = {
  /** Whether customers may turn off the first reminder of a payment. */
  isFirstReminderOptional: boolean;
};

/** The topics that may be turned off at present, in the order in which they are shown. */
export const optionalTopics = ({ isFirstReminderOptional }: TopicRules): MailTopic[] =>
  mailTopics.filter((topic) => topic !== 'payment-reminders' || isFirstReminderOptional);

/** The topic of a mail that its recipient may turn off; null for every other mail, and for kinds of a later release. */
export function topicOfMail(kind: string, rules: TopicRules): MailTopic | null {
  const found = kind in topicsOfMails ? topicsOfMails[kind as MailKind] : null;
  return optionalTopics(rules).find((topic) => topic === found) ?? null;
}
