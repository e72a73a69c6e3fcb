import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { filedMailsFolder } from '#server/gateways/mail/filed-mails-folder.ts';
import type { Services } from '#server/services.ts';
import { findPresent } from './sent-mails-store.ts';

/** Ids that are asked for in one statement. */
const atOnce = 500;
/** More than so many are deleted by the next runs. */
const mostDeleted = 5000;

/** A filed mail, or the half of one that a server was killed over. */
const filedName = /^([\w-]+)\.eml(?:\.partial)?$/;

/**
 * Deletes filed mails whose row is gone, whatever deleted it (K6), also those that a restore has brought back. Files of other names are left
 * alone. One that cannot be deleted keeps no other from it; throws at the end where there was any.
 */
export async function forgetFiledMails(
  { db, config }: Pick<Services, 'db' | 'config'>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const folder = filedMailsFolder(config.dataDir);
  // Read before the rows: a mail has its row before its file.
  const files = await filedIn(folder);
  const errors: unknown[] = [];
  let deleted = 0;
  for (let start = 0; start < files.length && deleted < mostDeleted && !isStopped(); start += atOnce) {
    const some = files.slice(start, start + atOnce);
    const present = new Set(await findPresent(db, [...new Set(some.map(({ id }) => id))]));
    for (const { name } of some.filter(({ id }) => !present.has(id))) {
      await rm(path.join(folder, name), { force: true }).then(
        () => (deleted += 1),
        (error: unknown) => errors.push(error),
      );
    }
  }
  if (errors.length > 0) throw new AggregateError(errors.slice(0, 1), `${errors.length} filed mails stay on the disk`);
}

type FiledMail = { name: string; id: string };

/** None where no mail was ever filed. */
async function filedIn(folder: string): Promise<FiledMail[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => {
    const id = filedName.exec(name)?.[1];
    return id === undefined ? [] : [{ name, id }];
  });
}
