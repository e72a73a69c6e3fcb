import type * as z from 'zod/mini';
import type { MailSettings, changeMailSettings as endpoint } from '#contract/mail/mail-delivery.ts';
import type { Language } from '#domain/languages.ts';
import { type MailServer, type NewPassword, checkMailServer } from '#domain/mail/mail-server.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { mailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { wakeWaitingMails } from '#server/features/mail/outbox/outbox-store.ts';
import {
  type StoredMailServer,
  findOwnAddress,
  mailPasswordName,
  readMailServer,
  replaceMailPassword,
  replaceMailServer,
} from './mail-server-store.ts';
import { secretOf } from '#server/vault/sealed-values-store.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';

type SettingsServices = Pick<Services, 'db' | 'clock' | 'config' | 'pokeJobs' | 'vault'>;
type Change = z.output<(typeof endpoint)['body']>;

/** The mail server as the back office sees it: everything but its password (G7). */
export async function readMailSettings(
  { db, config }: SettingsServices,
  { user, origin }: Pick<Caller, 'user' | 'origin'>,
): Promise<MailSettings> {
  const { server, password, version } = await readMailServer(db);
  return {
    source: sourceOf(config.smtpUrl, server),
    environmentServer: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).host,
    server,
    hasPassword: password !== null,
    ownAddress: await findOwnAddress(db, user?.id ?? ''),
    canMailLinks: mailOrigin(origin, config) !== null,
    version,
  };
}

/**
 * Changes the mail server (G7), from the next mail on and in all instances; mails that wait after a failure are retried
 * at once. Throws `invalid-input` with a text at each field, `changed-meanwhile`.
 */
export async function changeMailSettings(
  services: SettingsServices,
  { change, reader, audit }: { change: Change; reader: Language; audit: Audit },
): Promise<void> {
  const { db, clock, pokeJobs } = services;
  const server = change.server && {
    ...change.server,
    host: change.server.host.trim().toLowerCase(),
    senderName: change.server.senderName.trim(),
    senderAddress: change.server.senderAddress.trim(),
  };
  await db.transaction().execute(async (transaction) => {
    const present = await readMailServer(transaction);
    if (present.version !== change.version) throw new AppError('changed-meanwhile');
    if (server) refuseServer({ server, password: change.password, present, reader });
    const isStored = await replaceMailServer(transaction, { server, version: change.version, now: clock() });
    if (!isStored) throw new AppError('changed-meanwhile');
    await replaceMailPassword(transaction, server === null ? '' : sealed(services, change.password));
    await wakeWaitingMails(transaction, clock());
    await audit(transaction, { facts: factsOf(server, change.password) });
  });
  pokeJobs();
}

function sealed({ vault }: SettingsServices, password: NewPassword): NewPassword {
  return password ? vault.seal(password, secretOf(mailPasswordName)) : password;
}

function sourceOf(smtpUrl: string | undefined, server: MailServer | null): MailSettings['source'] {
  if (smtpUrl !== undefined) return 'environment';
  return server ? 'settings' : 'files';
}

/** Facts for the audit log, without names of hosts and people. */
function factsOf(server: MailServer | null, password: NewPassword) {
  return server
    ? { security: server.security, port: server.port, isPasswordNew: password !== null && password !== '' }
    : { security: null };
}

type Checked = { server: MailServer; password: NewPassword; present: StoredMailServer; reader: Language };

function refuseServer({ server, password, present, reader }: Checked): void {
  const known = present.server && { server: present.server, hasPassword: present.password !== null };
  refuseFields(checkMailServer({ next: server, password, present: known }), reader);
}
