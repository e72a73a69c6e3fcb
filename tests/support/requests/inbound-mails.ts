import type { TestContext } from 'node:test';
import type { MailboxSettings } from '#contract/mail/inbound-mail.ts';
import type { Mailbox } from '#domain/inbound-mail/mailbox-settings.ts';
import { readMailboxWhenDue } from '#server/features/inbound-mail/read-mailbox.ts';
import { type ImapServer, startImapServer } from '#tests/support/servers/imap-server.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { atEnd } from '#tests/support/database/test-databases.ts';

export const mailboxPath = '/api/admin/settings/mailbox';
export const mailboxAddress = 'office@firma.example';
export const mailboxPassword = 'tajné heslo 2';

/** The settings of a mailbox on a server of the test. */
export const mailboxAt = (server: ImapServer, more: Partial<Mailbox> = {}): Mailbox => ({
  address: mailboxAddress,
  host: '127.0.0.1',
  port: server.port,
  security: 'none',
  username: mailboxAddress,
  folder: 'INBOX',
  afterReading: 'seen',
  moveTo: '',
  minutes: 2,
  hasTags: true,
  ...more,
});

/** An IMAP server that stops at the end of the test. */
export async function openImapServer(context: TestContext): Promise<ImapServer> {
  const server = await startImapServer({
    username: mailboxAddress,
    password: mailboxPassword,
    folders: ['Hotovo'],
  });
  atEnd(context, server.stop);
  return server;
}

/** Saves a mailbox with its password. */
export async function saveMailbox(admin: TestBrowser, mailbox: Mailbox, version = 0): Promise<MailboxSettings> {
  const saved = await admin.put(mailboxPath, { mailbox, password: mailboxPassword, version });
  if (saved.status !== 200) throw new Error(saved.text);
  return saved.body as MailboxSettings;
}

/** Reads the mailbox as soon as it is due again. */
export async function readMailbox(app: TestApp, holder = 'one'): Promise<boolean> {
  app.passTime(3 * 60_000);
  return readMailboxWhenDue(app.services, holder);
}

type Parts = {
  from?: string;
  to?: string;
  subject?: string;
  messageId?: string;
  headers?: Record<string, string>;
  body?: string;
  type?: string;
};

let mails = 0;

/** A mail as it comes over the wire. */
export function rawMail({
  from = 'Anna Kováčová <anna@kovac.example>',
  to = mailboxAddress,
  subject = 'Re: Dopyt',
  messageId = `<mail-${(mails += 1)}@kovac.example>`,
  headers = {},
  body = 'Súhlasím, pošlite zmluvu.',
  type = 'text/plain; charset=utf-8',
}: Parts = {}): string {
  const all = {
    From: from,
    To: to,
    Subject: subject,
    'Message-ID': messageId,
    Date: 'Sat, 21 Nov 2026 10:00:00 +0100',
    'MIME-Version': '1.0',
    'Content-Type': type,
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [...head, '', body].join('\r\n');
}

type Part = { type: string; body: string; headers?: readonly string[] };

/** The content type and body of a mail of several parts. */
export function multipart(kind: string, parts: readonly Part[]): { type: string; body: string } {
  const boundary = `b${parts.length}x`;
  const texts = parts.map(({ type, body, headers = [] }) =>
    [`--${boundary}`, `Content-Type: ${type}`, ...headers, '', body].join('\r\n'),
  );
  return {
    type: `multipart/${kind}; boundary="${boundary}"`,
    body: [...texts, `--${boundary}--`, ''].join('\r\n'),
  };
}

/** A file as an attachment of a mail. */
export const attached = (name: string, bytes: Buffer, type = 'application/octet-stream'): Part => ({
  type: `${type}; name="${name}"`,
  headers: ['Content-Transfer-Encoding: base64', `Content-Disposition: attachment; filename="${name}"`],
  body: bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
});
