import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import type { AccountMailKind } from '#domain/mail/mail-kinds.ts';
import type { Screen } from '#domain/routes.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeAccountMail } from '#server/features/mail/compose/compose-account-mails.ts';
import { linkToScreen } from '#server/features/mail/compose/link-to-screen.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import type { QueueServices } from './queue-mail-pair.ts';

/** A mail about an account as a use case orders it. */
export type AccountMail = {
  kind: AccountMailKind;
  language: Language;
  username: string;
  recipient: string;
  /** Scheme and host of the request; links lead there only if that is this machine and no hosts are configured. */
  origin: string;
  /** Token of the link; only its hash is stored. */
  token?: string;
  /** Path that the button opens in place of a screen. */
  path?: string;
  /** What follows the first sentence. */
  paragraphs?: readonly string[];
  /** Names of passkeys that a new password has ended. */
  removedPasskeys?: readonly string[];
};

/** Screen that each mail's button opens. */
const screenOf: Record<AccountMailKind, Screen | null> = {
  'verify-email': 'emailVerification',
  'email-in-use': 'login',
  'reset-password': 'passwordReset',
  'password-changed': 'passwordReset',
  'email-changed': null,
  invitation: 'passwordReset',
  'second-factor-reset': 'login',
  'totp-enabled': 'passwordReset',
  'totp-disabled': 'passwordReset',
  'recovery-codes-renewed': 'passwordReset',
  'passkey-added': 'passwordReset',
  'passkey-removed': 'passwordReset',
  'codes-refused': 'passwordReset',
  'account-disabled': null,
  'account-enabled': 'login',
  'account-state-told': null,
  'all-signed-out': 'login',
  'data-ready': 'portalData',
  'confirm-deletion': 'portalData',
  'account-deleted': null,
  'data-erased': null,
  'data-request-extended': null,
  'customer-left': null,
};

/**
 * Puts a mail about an account into the outbox, within the transaction of the change that it tells about (F2, F3, F4).
 * Without a host that can be trusted it has no button, and one whose link is its only use is not written.
 */
export async function queueAccountMail(
  services: QueueServices,
  transaction: Transaction<DatabaseSchema>,
  { kind, language, username, recipient, origin, token, path, paragraphs = [], removedPasskeys = [] }: AccountMail,
): Promise<void> {
  const screen = screenOf[kind];
  const toScreen = screen && linkToScreen(screen, { language, origin, config: services.config, token });
  const href = toScreen !== null && path !== undefined ? new URL(path, toScreen).href : toScreen;
  if (href === null && token !== undefined) return;
  await insertOutboxMessage(transaction, {
    ...composeAccountMail({
      kind,
      language,
      username,
      agency: services.agency.current().facts,
      removedPasskeys,
      paragraphs,
      ...(href && { href }),
    }),
    id: services.newId(),
    jobId: services.newId(),
    serviceRequestId: null,
    kind,
    language,
    recipient,
    sender: brand.mailboxes[language],
    replyTo: null,
    createdAt: services.clock(),
  });
}
