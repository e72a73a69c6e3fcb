import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { EngineName } from '#server/database/engine.ts';
import { connectForMaintenance, type DatabaseLocation } from '#server/database/open-database.ts';

/** A database that is thrown away. */
export type ScratchDatabase = { location: DatabaseLocation; engine: EngineName; remove: () => Promise<void> };

type Wanted = { databaseUrl: string | undefined; folder: string };

/**
 * Makes an empty database for a trial (K3): one of its own on PostgreSQL where the role may create one and reach it, else a SQLite file in
 * a folder of its own below `folder`.
 */
export async function openScratchDatabase({ databaseUrl, folder }: Wanted): Promise<ScratchDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const dataDir = await mkdtemp(path.join(folder, 'plumbline-verify-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const made = databaseUrl === undefined ? null : await makeDatabase(databaseUrl, dataDir);
  if (made === null) return { location: { dataDir }, engine: 'sqlite', remove: removeFolder };
  const remove = async () => {
    await made.drop();
    await removeFolder();
  };
  return { location: { databaseUrl: made.url, dataDir }, engine: 'postgres', remove };
}

/** Null where there may be none, or where it cannot be reached, as behind a pooler that knows only some databases. */
async function makeDatabase(databaseUrl: string, dataDir: string) {
  const name = `plumbline_verify_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const drop = () => execute({ databaseUrl, dataDir }, `drop database if exists ${name} with (force)`);
  try {
    await execute({ databaseUrl, dataDir }, `create database ${name}`);
  } catch {
    return null;
  }
  try {
    await execute({ databaseUrl: url.href, dataDir }, 'select 1');
  } catch {
    await drop();
    return null;
  }
  return { url: url.href, drop };
}

async function execute(location: DatabaseLocation, statement: string): Promise<void> {
  const { db, close } = connectForMaintenance(location, 'read');
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await close();
  }
}
