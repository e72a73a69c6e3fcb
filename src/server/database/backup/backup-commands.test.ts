import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { atEnd, blankLocation, temporaryFolder, testAtEachLocation } from '#tests/support/database/test-databases.ts';
import { connectForMaintenance, type DatabaseLocation, openDatabase } from '#server/database/open-database.ts';
import { backUpDatabase } from './backup.ts';
import { createProgressLine } from './progress-line.ts';
import { startWriter } from '#tests/support/database/run-writer.ts';

const scripts = fileURLToPath(new URL('../../../../scripts', import.meta.url));
const firstNumber = 1001;

testAtEachLocation(
  'K3 a backup taken while writing restores every committed row, on the other engine',
  async (engine, context) => {
    const location = await blankLocation(context, engine);
    const writer = await startWriter(location);
    atEnd(context, writer.kill);
    await writer.acknowledgeMore(50);
    const before = [...writer.acknowledged];
    const backup = await command(location, 'backup.ts');
    assert.equal(backup.code, 0, backup.errors);
    await writer.acknowledgeMore(1);
    await writer.kill();

    const [name] = readdirSync(path.join(location.dataDir, 'backups'));
    assert.match(name ?? '', /^plumbline-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.ndjson\.gz$/);
    const file = path.join(location.dataDir, 'backups', String(name));
    const place = await blankLocation(context, engine === 'sqlite' ? 'postgres' : 'sqlite');
    const [verified, restored] = await Promise.all([
      command({ dataDir: temporaryFolder(context) }, 'verify-backup.ts', file),
      command(place, 'restore.ts', file),
    ]);
    assert.match(verified.output, /is whole and can be restored: \d+ rows/);
    assert.equal(restored.code, 0, restored.errors);
    const { numbers, next } = await contents(context, place);
    assert.deepEqual(
      before.filter((number) => !numbers.includes(number)),
      [],
    );
    assert.deepEqual(numbers, range(firstNumber, next), 'rows and number series are of one moment');
  },
);

test('K3 the commands make, verify and restore an encrypted archive at the place of the settings', async (context) => {
  const dataDir = temporaryFolder(context);
  const place = temporaryFolder(context);
  const database = await openDatabase({ dataDir });
  await database.close();
  const settings = { BACKUP_DIR: place, BACKUP_PASSPHRASE: 'olovnica na nitke visí' };
  const made = await command({ dataDir }, settings, 'backup.ts');
  assert.match(made.output, /^Backed up \d+ rows .+; filed mails: 0; \d+ bytes to /, made.errors);
  const [name = '', ...more] = readdirSync(place);
  assert.deepEqual([/^plumbline-.+Z\.tar\.age$/.test(name), more], [true, []]);
  const elsewhere = { dataDir: temporaryFolder(context) };
  const [verified, wrong, misnamed] = await Promise.all([
    command(elsewhere, settings, 'verify-backup.ts', name),
    command(elsewhere, { ...settings, BACKUP_PASSPHRASE: 'zlatypadak-zlatypadak' }, 'restore.ts', name),
    command({ dataDir }, settings, 'backup.ts', path.join(place, 'in-clear.ndjson.gz')),
  ]);
  assert.match(verified.output, /is whole and can be restored: \d+ rows/, verified.errors);
  assert.deepEqual([wrong.code, /made with another passphrase/.test(wrong.errors)], [1, true], wrong.errors);
  assert.match(misnamed.errors, /goes with BACKUP_PASSPHRASE/);
  const restored = await command(elsewhere, settings, 'restore.ts', name);
  assert.match(restored.output, /^Restored \d+ rows/, restored.errors);
});

test('K3 a restore command beside a running server is refused, names the folder and changes nothing', async (context) => {
  const dataDir = temporaryFolder(context);
  const writer = await startWriter({ dataDir });
  atEnd(context, writer.kill);
  await writer.acknowledgeMore(1);
  const file = path.join(dataDir, 'backup.ndjson.gz');
  await backUpDatabase({ dataDir, file, createdAt: 0 });
  const refused = await command({ dataDir }, 'restore.ts', file, '--replace');
  assert.equal(refused.code, 1);
  assert.ok(refused.errors.includes(`The data folder ${dataDir} is in use`), refused.errors);
  await writer.acknowledgeMore(1);
});

test('K3 a command without its file, or with a file that is not there, says so', async (context) => {
  const dataDir = temporaryFolder(context);
  const results = await Promise.all([
    command({ dataDir }, 'verify-backup.ts'),
    command({ dataDir }, 'restore.ts', path.join(dataDir, 'nowhere')),
    command({ dataDir }, 'backup.ts'),
  ]);
  assert.deepEqual(
    results.map((result) => result.code),
    [1, 1, 1],
  );
  for (const [index, says] of [/Which file\?/, /no such file/, /There is no database at/].entries()) {
    assert.match(results[index]?.errors ?? '', says);
  }
});

test('K7 migrate begins a database in the folder that is named alone, readable for its owner only', async (context) => {
  const folder = temporaryFolder(context);
  const unnamed = await run({ DATA_DIR: '', DATABASE_URL: '' }, 'migrate.ts', { cwd: folder });
  assert.deepEqual([unnamed.code, readdirSync(folder)], [1, []]);
  assert.match(unnamed.errors, /^There is no database at data.plumbline\.sqlite\. Set DATA_DIR .+\n$/);
  const dataDir = path.join(folder, 'named');
  // As a folder that somebody has made for it is.
  mkdirSync(dataDir, { mode: 0o755 });
  const named = await command({ dataDir }, 'migrate.ts');
  assert.match(named.output, /migrations ran/, named.errors);
  const files = readdirSync(dataDir);
  assert.ok(files.includes('plumbline.sqlite'));
  for (const file of files) assert.equal(statSync(path.join(dataDir, file)).mode & 0o077, 0, file);
});

test('K3 a command that takes longer than a second reports once a second how far it is', () => {
  let now = 0;
  const lines: string[] = [];
  const report = createProgressLine(
    (line) => lines.push(line),
    () => now,
  );
  for (now of [1, 999, 1_000, 1_500, 2_100]) report(now * 10);
  assert.deepEqual(lines, ['10000 rows …', '21000 rows …']);
});

interface Outcome {
  code: number;
  output: string;
  errors: string;
}

function command(
  location: DatabaseLocation,
  ...[first, ...rest]: [settings: Record<string, string> | string, ...parameters: string[]]
): Promise<Outcome> {
  const [settings, [script = '', ...parameters]] = typeof first === 'string' ? [{}, [first, ...rest]] : [first, rest];
  const place = { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl ?? '' };
  return run({ ...place, ...settings }, script, { parameters });
}

type Call = { parameters?: string[]; cwd?: string };

function run(settings: Record<string, string>, script: string, { parameters = [], cwd }: Call): Promise<Outcome> {
  const options = { env: { ...process.env, ...settings }, ...(cwd !== undefined && { cwd }) };
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(scripts, script), ...parameters], options, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}

async function contents(
  context: TestContext,
  location: DatabaseLocation,
): Promise<{ numbers: number[]; next: number }> {
  const { db, close } = connectForMaintenance(location, 'read');
  atEnd(context, close);
  const secrets = await db.selectFrom('secrets').select('name').execute();
  const series = await db.selectFrom('number_series').select('next').executeTakeFirstOrThrow();
  return { numbers: secrets.map((row) => Number(row.name)).toSorted((a, b) => a - b), next: series.next };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
