/** Limits of mails that come in. */
export const inboundLimits = {
  /** A larger mail is not fetched: only its headers are. */
  bytes: 25 * 1024 * 1024,
  /** MIME parts of one mail, and other lines that begin with two hyphens. */
  parts: 1000,
  /** Files of one mail that are kept with a request; the rest stays in the whole mail. */
  files: 10,
  /** Characters of the text that are kept beside the raw mail. */
  text: 200_000,
  /** Characters of a message in the conversation. */
  message: 20_000,
  subject: 300,
  /** Mails of one sender within an hour, above which they are kept without any effect. */
  perSenderAndHour: 20,
  /** Mails that are read at one visit of the mailbox. */
  atOnce: 200,
} as const;

/** What has become of a mail that came in. */
export const inboundStates = ['waiting', 'joined', 'set-aside', 'bounce'] as const;
export type InboundState = (typeof inboundStates)[number];

/** Why a mail belongs to a request, or why it does not. */
export const inboundReasons = [
  'tag',
  'thread',
  'by-hand',
  'made-request',
  'no-match',
  'automatic',
  'too-many',
  'own',
  'bounce',
  'unreadable',
  'too-large',
] as const;
export type InboundReason = (typeof inboundReasons)[number];

/** What a mail is by its headers: written by a person, sent by a program, a refusal of a mail of ours, or our own. */
export type MailNature = 'person' | 'automatic' | 'bounce' | 'own';

/** Report of a mail server that a mail of ours was refused for good (RFC 3464). */
export type BounceReport = { messageIds: readonly string[]; recipient: string; status: string };

/** A mail that was read, without its files. */
export type InboundMail = {
  /** Message-ID with its angle brackets; null where it has none. */
  messageId: string | null;
  from: { name: string; address: string };
  /** Addresses that it went to, as its headers name them. */
  recipients: readonly string[];
  subject: string;
  /** Message-IDs of the mails that it answers, the likeliest first. */
  answers: readonly string[];
  nature: MailNature;
  /** The whole text, without markup. */
  text: string;
  bounce: BounceReport | null;
};
