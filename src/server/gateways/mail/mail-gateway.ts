import type { Language } from '#domain/languages.ts';

/** A finished mail to one recipient. */
export type MailMessage = {
  /** ULID; names the file, and with the sender's domain the Message-ID. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  /** Message-IDs of the mails before it in its thread, oldest first (RFC 5322 §3.6.4). */
  references?: readonly string[];
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** Milliseconds UTC; the date header, even if the mail is sent later. */
  createdAt: number;
  /** Written by a person, not by the program: then automatic replies are wanted. */
  isPersonal?: boolean;
  /** Where a program or person turns off mails like this one (RFC 2369, RFC 8058). */
  unsubscribe?: string;
  /** Inline pictures; the HTML refers to each as `cid:<id>`. */
  pictures?: readonly { id: string; name: string; type: string; bytes: Buffer }[];
  /** Files that go with it. */
  documents?: readonly { name: string; type: string; bytes: Buffer }[];
};

/** `sent` to a mail server, or `filed` because none is configured. */
export type Delivery = { state: 'sent' | 'filed'; messageId: string };

/** Delivers mails. `deliver` throws `RefusedMailError` when a retry is useless, any other error otherwise. */
export type MailGateway = {
  /** `signal` aborts a delivery that somebody waits for. */
  deliver(message: MailMessage, options?: { signal: AbortSignal }): Promise<Delivery>;
  close(): Promise<void>;
};

/** The mail server refuses this recipient or this mail for good (RFC 5321 §4.2.1, answers of the class 5). */
export class RefusedMailError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedMailError';
  }
}

/**
 * Message-ID of a mail: the same at each attempt, so that mail servers recognise a repetition after a crash (RFC 5322
 * §3.6.4).
 */
export function messageIdOf(id: string, sender: string): string {
  return `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
}
