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
  /** Milliseconds UTC; the date header, even if the mail is sent later. */
  createdAt: number;
  /** Written by a person, not by the program: then automatic replies are wanted. */
  isPersonal?: boolean;
  /** Inline pictures; the HTML refers to each as `cid:<id>`. */
  pictures?: readonly { id: string; name: string; type: string; bytes: Buffer }[];
};

/** `sent` to a mail server, or `filed` because none is configured. */
export type Delivery = { state: 'sent' | 'filed'; messageId: string };

/** Delivers mails. `deliver` throws `RefusedRecipientError` when a retry is useless, any other error otherwise. */
export type MailGateway = {
  /** `signal` aborts a delivery that somebody waits for. */
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

/**
 * Message-ID of a mail: the same at each attempt, so that mail servers recognise a repetition after a crash (RFC 5322
 * §3.6.4).
 */
export function messageIdOf(id: string, sender: string): string {
  return `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
}
