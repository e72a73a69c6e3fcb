import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { linkLifetimeMs } from '#domain/personal-data/keeping.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Account, lockAccount, readAccount } from '#server/features/accounts/account-store.ts';
import { checkOwnPassword } from '#server/features/accounts/password/check-own-password.ts';
import { auditFor } from '#server/features/audit/audit-for.ts';
import { demandMailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import { withdrawInvitations } from '#server/features/firms/invitations/invitations-store.ts';
import { findPerson } from '#server/features/personal-data/person-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from '#server/http/security/session.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedErasure } from '#server/stored/job-payloads.ts';
import { lockOut } from './closed-account-store.ts';
import { type Erasure, beginErasure, findErasureOf, replaceErasure } from './erasures-store.ts';
import { findKept } from './kept-store.ts';
import { findObstacles } from './obstacles-store.ts';
import { keptSentences } from './kept-sentences.ts';

/** Kind of the job that deletes. */
export const erasePersonJob = 'erase-person';

/**
 * Asks to delete the caller's account (K6): mails a link to the verified address, which holds for a day; without one it begins at once.
 * Returns whether it has begun. Throws `password-wrong`, `invalid-input`, `access-denied` for accounts of the agency, and
 * `account-still-needed`.
 */
export async function askForDeletion(services: Services, caller: Caller, currentPassword: string): Promise<boolean> {
  const userId = customerIdOf(caller);
  const account = await checkOwnPassword(services, { userId, currentPassword, language: caller.language });
  const isMailed = account.email !== null && account.email_verified_at !== null;
  if (isMailed) demandMailOrigin(caller.origin, services);
  const { clock, newId, newToken } = services;
  const token = newToken();
  const row: Erasure = {
    id: newId(),
    user_id: userId,
    language: account.language,
    origin: caller.origin,
    state: 'asked',
    token_hash: hashToken(token),
    asked_at: clock(),
    expires_at: clock() + linkLifetimeMs,
    done_at: null,
  };
  await services.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    if (!isMailed) await withdrawInvitations(transaction, userId);
    await demandNoObstacle(transaction, userId);
    await replaceErasure(transaction, row);
    await auditFor(services, caller, 'account.deletion-asked')(transaction, { subjectId: userId });
    if (!isMailed) return begin(services, transaction, { caller, account, erasure: row });
    const { username, language, email } = account;
    const mail = {
      kind: 'confirm-deletion',
      username,
      language,
      recipient: email ?? '',
      origin: caller.origin,
    } as const;
    await queueAccountMail(services, transaction, { ...mail, token });
  });
  services.pokeJobs();
  return !isMailed;
}

/**
 * Begins the deletion with the link that was mailed (K6): the account is closed at once, the rest is done by a job. Throws `link-invalid`
 * for a link that is unknown, over or of somebody else, `access-denied` and `account-still-needed`.
 */
export async function confirmDeletion(services: Services, caller: Caller, token: string): Promise<void> {
  const userId = customerIdOf(caller);
  await services.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const erasure = await findErasureOf(transaction, userId);
    if (!erasure || !isLinkOf(erasure, token, services)) throw new AppError('link-invalid');
    // Nobody joins a firm that is about to have no owner; a refusal brings the invitations back.
    await withdrawInvitations(transaction, userId);
    await demandNoObstacle(transaction, userId);
    const account = await readAccount(transaction, userId);
    await begin(services, transaction, { caller, account, erasure });
  });
  services.pokeJobs();
}

/** Tells whether a mailed link still confirms the deletion of an account. */
export async function isDeletionLinkOpen(
  services: Services,
  { userId, token }: { userId: string; token: string },
): Promise<boolean> {
  const erasure = await findErasureOf(services.db, userId);
  return erasure !== null && isLinkOf(erasure, token, services);
}

const isLinkOf = (erasure: Erasure, token: string, { clock }: Pick<Services, 'clock'>): boolean =>
  erasure.token_hash === hashToken(token) && erasure.expires_at > clock();

function customerIdOf({ user }: Caller): string {
  if (!user) throw new AppError('sign-in-required');
  if (user.role !== 'user') throw new AppError('access-denied');
  return user.id;
}

async function demandNoObstacle(transaction: Transaction<DatabaseSchema>, userId: string): Promise<void> {
  const obstacles = await findObstacles(transaction, await findPerson(transaction, userId));
  if (obstacles.length > 0) throw new AppError('account-still-needed');
}

type Beginning = { caller: Caller; account: Account; erasure: Erasure };

/** Closes the account, so that nobody gets in any more, tells both sides, and queues the job. */
async function begin(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { caller, account, erasure }: Beginning,
): Promise<void> {
  if (!(await beginErasure(transaction, erasure.id))) throw new AppError('link-invalid');
  const { id, username, language, email, email_verified_at: verifiedAt } = account;
  await lockOut(transaction, { userId: id, now: services.clock() });
  const kept = await findKept(transaction, await findPerson(transaction, id));
  const { origin } = caller;
  if (email !== null && verifiedAt !== null) {
    const paragraphs = keptSentences(kept, language);
    const farewell = { kind: 'account-deleted', username, language, recipient: email, origin, paragraphs } as const;
    await queueAccountMail(services, transaction, farewell);
  }
  const office = { language: defaultLanguage, recipient: brand.mailboxes[defaultLanguage], origin };
  const paragraphs = keptSentences(kept, defaultLanguage);
  await queueAccountMail(services, transaction, { kind: 'customer-left', username, ...office, paragraphs });
  await auditFor(services, caller, 'account.deleted')(transaction, { subjectId: id });
  await enqueueJob(transaction, {
    id: services.newId(),
    kind: erasePersonJob,
    payload: storedErasure.toJson({ erasureId: erasure.id }),
    runAt: services.clock(),
  });
}
