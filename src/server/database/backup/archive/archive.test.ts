import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { readConfig } from '#server/config.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import {
  type TestDatabase,
  blankLocation,
  openTestDatabase,
  temporaryFolder,
} from '#tests/support/database/test-databases.ts';
import { newCollection, png, upload } from '#tests/support/requests/uploads.ts';
import { DamagedBackupError } from '../read-backup.ts';
import { decrypt } from './age-format.ts';
import { restoreArchive } from './archive-commands.ts';
import { unpackArchive } from './unpack-archive.ts';
import { writeArchive } from './write-archive.ts';

const passphrase = 'olovnica na nitke visí';

/** A server with two pictures and a filed mail, and its archive. */
async function archived(app: TestApp, { location }: TestDatabase, sealedBy: string | undefined) {
  const collection = newCollection();
  for (const name of ['a.png', 'b.png']) await upload(app.newBrowser(), { ...png, name, collection });
  mkdirSync(path.join(location.dataDir, 'mail'), { recursive: true });
  writeFileSync(path.join(location.dataDir, 'mail', '01JD7Z.eml'), 'Subject: Dobrý deň\r\n\r\nText\r\n');
  const file = path.join(location.dataDir, 'backups', `backup.tar${sealedBy === undefined ? '' : '.age'}`);
  const { files } = app.services;
  const summary = await writeArchive({ location, files, file, passphrase: sealedBy, createdAt: 0 });
  return { file, summary };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('K3 an archive is a tar with a list of hashes, once it is decrypted', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  const app = await openTestApp(context, database);
  const { file, summary } = await archived(app, database, passphrase);
  assert.deepEqual([summary.files, summary.mails], [{ spokenOf: 2, present: 2, gone: 0 }, 1]);
  assert.deepEqual(readdirSync(path.dirname(file)), ['backup.tar.age'], 'nothing unfinished is left');
  const folder = temporaryFolder(context);
  const plain: Buffer[] = [];
  const source = Readable.from([readFileSync(file)]);
  for await (const piece of decrypt(source, { file, passphrase })) plain.push(piece);
  execFileSync('tar', ['--extract', '--directory', folder], { input: Buffer.concat(plain) });
  const sums = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  for (const [hash = '', name = ''] of sums.map((line) => line.split('  '))) {
    assert.equal(hashOf(readFileSync(path.join(folder, name))), hash, name);
  }
  assert.equal(sums.length, 1 + 4 + 1 + 1, 'rows, two pictures with previews, their list, a mail');
  execFileSync('gzip', ['--test', 'rows.ndjson.gz'], { cwd: folder });
  assert.deepEqual(readdirSync(path.join(folder, 'mail')), ['01JD7Z.eml']);
});

test('K3 a wrong passphrase, a changed byte and a lost end of an archive are named, and the database stays as it was', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  const app = await openTestApp(context, database);
  for (const sealedBy of [passphrase, undefined]) {
    const { file } = await archived(app, database, sealedBy);
    const bytes = readFileSync(file);
    const unpack = (changed: Buffer, given: string | undefined = sealedBy) => {
      const into = temporaryFolder(context);
      return unpackArchive({ file, bytes: Readable.from([changed]), passphrase: given, into, keeps: 'rows' });
    };
    await unpack(bytes);
    for (const at of [0.3, 0.5, 0.9].map((part) => Math.floor(bytes.length * part))) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      await assert.rejects(unpack(flipped), DamagedBackupError, `byte ${at}`);
    }
    await assert.rejects(unpack(bytes.subarray(0, -2048)), DamagedBackupError);
    if (sealedBy === undefined) continue;
    await assert.rejects(unpack(bytes, 'a passphrase of another one'), /was made with another passphrase/);
    const place = await blankLocation(context, database.engine.name);
    const settings = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
    const restoring = restoreArchive(settings, { file, replace: false, onProgress: () => undefined });
    await assert.rejects(restoring, /is encrypted\. Set BACKUP_PASSPHRASE/);
    assert.deepEqual(readdirSync(place.dataDir), []);
  }
});
