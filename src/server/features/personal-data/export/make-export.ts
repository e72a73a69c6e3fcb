import { linkLifetimeMs } from '#domain/personal-data/keeping.ts';
import { readAccount } from '#server/features/accounts/account-store.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import { findPerson } from '#server/features/personal-data/person-store.ts';
import { zipOf } from '#server/http/calls/answer-zip.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedDataExport } from '#server/stored/job-payloads.ts';
import { exportEntries } from './export-entries.ts';
import { type DataExport, type ExportChange, changeExport, findExport, keysOfParts } from './exports-store.ts';

/** Bytes of a part: the archive is stored in parts, so that no more than one of them is in memory. */
const partBytes = 4 * 1024 * 1024;

/** Another server makes this copy. */
class ExportedElsewhereError extends Error {}

/** Makes a copy of a person's data and mails the link to it (K6). A copy that was begun by a server that is gone is begun anew. */
export function createExportHandler(services: Services): JobHandler {
  return {
    maxAttempts: 5,
    async run(payload, { isLastAttempt }) {
      const { exportId } = storedDataExport.fromJson(payload, 'jobs');
      const begun = await findExport(services.db, exportId);
      if (begun?.state !== 'waiting') return;
      try {
        await makeExport(services, begun);
      } catch (error) {
        const present = isLastAttempt ? await findExport(services.db, exportId) : null;
        if (present) await changeExport(services.db, present, { state: 'failed' });
        throw error;
      }
    },
  };
}

async function makeExport(services: Services, begun: DataExport): Promise<void> {
  const { db, clock, newToken, files } = services;
  const account = await readAccount(db, begun.user_id);
  const row = await beginAnew(services, begun);
  const change = async (changes: ExportChange) => {
    await changeOwn(db, row, changes);
    Object.assign(row, changes);
  };
  const entries = exportEntries(services, {
    person: await findPerson(db, begun.user_id),
    language: begun.language,
    username: account.username,
    at: begun.created_at,
    onTable: (done) => change({ tables_done: done }),
  });
  let bytes = 0;
  for await (const part of inParts(zipOf(entries, begun.created_at))) {
    const key = newToken();
    // Named before it is stored, so that a server that goes on after this one can delete it.
    await change({ parts: `${row.parts} ${key}`.trim() });
    await files.put(key, { bytes: part, type: 'application/zip' });
    bytes += part.length;
  }
  const token = newToken();
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const ready = {
      state: 'ready',
      token_hash: hashToken(token),
      bytes,
      ready_at: now,
      expires_at: now + linkLifetimeMs,
    } as const;
    await changeOwn(transaction, row, ready);
    const { username, email, email_verified_at: verifiedAt, language } = account;
    if (email === null || verifiedAt === null) return;
    const about = { kind: 'data-ready', username, language, recipient: email, origin: begun.origin } as const;
    await queueAccountMail(services, transaction, { ...about, token, path: exportPath(token) });
  });
  services.pokeJobs();
}

/** Address of a copy, by its id for whose it is, or by the mailed secret. */
export const exportPath = (key: string): string => `/api/account/exports/${key}`;

/** Forgets what an attempt before this one has stored. */
async function beginAnew(services: Services, begun: DataExport): Promise<DataExport> {
  const now = services.clock();
  const anew = { parts: '', tables_done: 0 };
  await services.db.transaction().execute(async (transaction) => {
    await deleteObjectsLater(transaction, keysOfParts(begun.parts), { newId: services.newId, now });
    await changeOwn(transaction, begun, anew);
  });
  return { ...begun, ...anew };
}

/** Changes the copy that this server makes. Throws when another one has gone on with it. */
async function changeOwn(...change: Parameters<typeof changeExport>): Promise<void> {
  if (!(await changeExport(...change))) throw new ExportedElsewhereError('Another server makes this copy.');
}

/** Cuts an archive, as it is written, into parts. */
async function* inParts(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of archive) {
    waiting.push(piece);
    length += piece.length;
    if (length < partBytes) continue;
    yield Buffer.concat(waiting);
    [waiting, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(waiting);
}
