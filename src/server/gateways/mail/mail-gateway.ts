import type { Language } from '#domain/languages.ts';

/** A finished mail to one recipient. */
export type MailMessage = {
  /** ULID; names the file, and with the sender's domain the Message-ID. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** Milliseconds UTC; the date that the reader sees, however late the mail leaves. */
  createdAt: number;
  /** Written by a person, not by the program: then absence notes are welcome. */
  isPersonal?: boolean;
  /** Shown within the HTML, which names each as `cid:<id>`. */
  pictures?: readonly { id: string; name: string; type: string; bytes: Buffer }[];
};

/** Handed to a mail server, or put into a file because none is configured. */
export type Delivery = { state: 'sent' | 'filed'; messageId: string };

/** Takes mails out of the house. `deliver` throws `RefusedRecipientError` when trying again is no use, else any error. */
export type MailGateway = {
  /** `signal` ends a delivery that somebody waits for; others take their time. */
  deliver(message: MailMessage, options?: { signal: AbortSignal }): Promise<Delivery>;
  close(): Promise<void>;
};

/** The recipient's address does not exist (RFC 3463, class 5.1). */
export class RefusedRecipientError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedRecipientError';
  }
}

/** Message-ID of a mail: always the same one, so that mail servers know a repetition after a crash (RFC 5322 §3.6.4). */
export function messageIdOf(id: string, sender: string): string {
  return `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
}
