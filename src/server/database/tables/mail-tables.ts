import type { Flag } from './request-tables.ts';

/** Whether an address wants the mails of a topic; without a row it does (I3, I5). */
export interface MailPreferenceTable {
  /** Topic and address, so that there is one. */
  id: string;
  /** In the form under which people are found again. */
  email_key: string;
  /** One of `domain/mail/mail-topics.ts`. */
  topic: string;
  is_on: Flag;
  changed_at: number;
}
