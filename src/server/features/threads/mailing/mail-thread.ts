import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import { awayPauses, mailingTime } from '#domain/threads/away.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findReader } from '#server/features/threads/find-reader.ts';
import { findAccounts } from '#server/features/threads/find-thread.ts';
import { findPresent } from '#server/features/threads/stream-presences-store.ts';
import { findThreadSubject } from '#server/features/threads/thread-subject-store.ts';
import { lockThread } from '#server/features/service-requests/thread/thread-store.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedThreadMailing } from '#server/stored/job-payloads.ts';
import { queueThreadMailing } from './queue-thread-mail.ts';
import { putThreadMail } from './put-thread-mail.ts';
import { findAccountReaders, findUnmailed, readMailedUntil, storeMailedUntil } from './thread-mailings-store.ts';

type Transacting = Transaction<DatabaseSchema>;

/** With the worker's delays the last attempt comes about a day after the first; after that nothing is mailed any more. */
const maxAttempts = 30;

/** Somebody who reads a thread from a time on: an account, or the address of a customer without one. */
type Reader = {
  name: string;
  email: string;
  language: Language;
  userId: string | null;
  seenAt: number;
  since: number;
};

/**
 * The job `mail-thread` (I2): mails each reader of a thread what the agency has written and they have not read, bundled after a pause,
 * once: the thread is locked, and up to which message an address was mailed is stored with the mail. Who still writes, or has the portal
 * open, is asked about again later. Messages older than a day are not mailed any more.
 */
export function createMailThreadHandler(services: Services): JobHandler {
  return {
    maxAttempts,
    async run(payload) {
      const key = storedThreadMailing.fromJson(payload, 'jobs');
      const isMailed = await services.db.transaction().execute((transaction) => mailThread(services, transaction, key));
      if (isMailed) services.pokeJobs();
    },
  };
}

async function mailThread(services: Services, transaction: Transacting, key: ThreadKey): Promise<boolean> {
  const now = services.clock();
  if ((await lockThread(transaction, key, now)) === null) return false;
  const readers = await findReaders(transaction, key);
  const present = await findPresent(
    transaction,
    readers.flatMap(({ userId }) => (userId === null ? [] : [userId])),
    now,
  );
  const later: number[] = [];
  let isMailed = false;
  for (const reader of readers) {
    const isPresent = reader.userId !== null && present.has(reader.userId);
    const due = await mailReader(services, transaction, { key, reader, isPresent, now });
    if (due === 'mailed') isMailed = true;
    else if (due !== null) later.push(due);
  }
  if (later.length > 0) {
    await queueThreadMailing(transaction, { key, jobId: services.newId(), runAt: Math.min(...later) });
  }
  return isMailed;
}

type Asked = { key: ThreadKey; reader: Reader; isPresent: boolean; now: number };

/** Mails what a reader has not read; else when that is to be asked again, or null where there is nothing to mail. */
async function mailReader(
  services: Services,
  transaction: Transacting,
  { key, reader, isPresent, now }: Asked,
): Promise<'mailed' | number | null> {
  const mailed = await readMailedUntil(transaction, key, reader.email);
  const after = Math.max(mailed, reader.seenAt, reader.since - 1, now - awayPauses.oldest);
  const messages = await findUnmailed(transaction, key, after);
  const [oldest, newest] = [messages[0], messages.at(-1)];
  if (!oldest || !newest) return null;
  const due = mailingTime({ oldest: oldest.at, newest: newest.at, isPresent }, now);
  if (due > now) return isAskedAgain(newest.at, due, now) ? null : due;
  await storeMailedUntil(transaction, { key, email: reader.email, until: newest.at });
  await putThreadMail(services, transaction, { ...reader, key, messages, now });
  return 'mailed';
}

/** Whether the job of the newest message, which is still to come, asks again in time. */
const isAskedAgain = (newest: number, due: number, now: number): boolean =>
  now < newest + awayPauses.quiet && newest + awayPauses.quiet <= due;

async function findReaders(transaction: Transacting, key: ThreadKey): Promise<Reader[]> {
  const { name, email } = await findReader(transaction, key);
  const found = await findAccounts(transaction, key);
  const ids = found.map(({ userId }) => userId);
  const accounts = await findAccountReaders(transaction, key, ids);
  const readers = accounts.map((account): Reader => {
    const since = found.find(({ userId }) => userId === account.userId)?.since ?? Number.MAX_SAFE_INTEGER;
    return { ...account, name: account.name || name, since };
  });
  if (email === null || accounts.some((account) => emailKey(account.email) === emailKey(email))) return readers;
  const subject = await findThreadSubject(transaction, key);
  return subject
    ? [...readers, { name, email, language: subject.language, userId: null, seenAt: 0, since: 0 }]
    : readers;
}
