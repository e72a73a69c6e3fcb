import type * as z from 'zod/mini';
import type { MailboxSettings, changeMailboxSettings, tryMailboxSettings } from '#contract/mail/inbound-mail.ts';
import { type Mailbox, checkMailbox, mailboxKey } from '#domain/inbound-mail/mailbox-settings.ts';
import type { Language } from '#domain/languages.ts';
import type { NewPassword } from '#domain/mail/mail-server.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { scrubbedError } from '#server/features/mail/outbox/scrubbed-error.ts';
import { mailboxErrorOf } from '#server/gateways/mailbox/mailbox-error.ts';
import { tryMailbox } from '#server/gateways/mailbox/visit-mailbox.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { secretOf } from '#server/vault/sealed-values-store.ts';
import { findLastRead, wakeMailbox } from './mailbox-reads-store.ts';
import {
  mailboxPasswordName,
  readMailbox,
  readMailboxServer,
  replaceMailbox,
  replaceMailboxPassword,
} from './mailbox-settings-store.ts';

type Change = z.output<(typeof changeMailboxSettings)['body']>;
type Trial = z.output<(typeof tryMailboxSettings)['output']>;

/** The mailbox as the back office sees it: everything but its password. */
export async function readMailboxSettings({ db }: Pick<Services, 'db'>): Promise<MailboxSettings> {
  const { mailbox, password, version } = await readMailbox(db);
  const last = mailbox && (await findLastRead(db, mailboxKey(mailbox)));
  return {
    mailbox,
    hasPassword: password !== null,
    readAt: last?.at ?? null,
    failure: last?.failure ?? null,
    version,
  };
}

/** Changes the mailbox, which is read at once in whatever instance. Throws `invalid-input` with a text at each field, `changed-meanwhile`. */
export async function changeMailbox(
  services: Pick<Services, 'db' | 'clock' | 'vault'>,
  { change, reader, audit }: { change: Change; reader: Language; audit: Audit },
): Promise<void> {
  const { db, clock, vault } = services;
  const mailbox = change.mailbox && trimmed(change.mailbox);
  await db.transaction().execute(async (transaction) => {
    const present = await readMailbox(transaction);
    if (present.version !== change.version) throw new AppError('changed-meanwhile');
    const known = present.mailbox && { server: present.mailbox, hasPassword: present.password !== null };
    if (mailbox) refuseFields(checkMailbox({ next: mailbox, password: change.password, present: known }), reader);
    const isStored = await replaceMailbox(transaction, { mailbox, version: change.version, now: clock() });
    if (!isStored) throw new AppError('changed-meanwhile');
    const password: NewPassword = mailbox === null ? '' : change.password;
    const sealed = password ? vault.seal(password, secretOf(mailboxPasswordName)) : password;
    await replaceMailboxPassword(transaction, sealed);
    if (mailbox) await wakeMailbox(transaction, mailboxKey(mailbox));
    await audit(transaction, { facts: factsOf(mailbox, password) });
  });
}

/**
 * Connects to the stored mailbox and returns what came of it; a failure is a result, not an error. Throws `not-found` where none is
 * set.
 */
export async function tryStoredMailbox({ db, vault }: Pick<Services, 'db' | 'vault'>, audit: Audit): Promise<Trial> {
  const server = await readMailboxServer(db, vault);
  if (!server) throw new AppError('not-found');
  const trial = await tryMailbox(server).then(
    (found): Trial => ({ failure: null, detail: null, ...found }),
    (error: unknown): Trial => {
      const { failure, message } = mailboxErrorOf(error);
      return { failure, detail: scrubbedError(message, server.username) || null, mails: 0, unread: 0 };
    },
  );
  await audit(db, { facts: { failure: trial.failure } });
  return trial;
}

const trimmed = (mailbox: Mailbox): Mailbox => ({
  ...mailbox,
  address: mailbox.address.trim(),
  host: mailbox.host.trim().toLowerCase(),
  folder: mailbox.folder.trim(),
  moveTo: mailbox.moveTo.trim(),
});

/** Facts for the audit log, without names of hosts and people. */
const factsOf = (mailbox: Mailbox | null, password: NewPassword) =>
  mailbox
    ? { security: mailbox.security, port: mailbox.port, isPasswordNew: password !== null && password !== '' }
    : { security: null };
