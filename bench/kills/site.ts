import { existsSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { logIn } from '#contract/accounts/accounts.ts';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type ServerProcess, startProcess } from '#tests/support/browser/running-server.ts';
import { createPostgresDatabase } from '#tests/support/database/postgres.ts';
import { putOffSecondFactor } from '#tests/support/people/put-off-second-factor.ts';
import { type SmtpSink, startSmtpSink } from '#tests/support/servers/smtp-sink.ts';
import { root } from '../server-process.ts';
import { type Front, startFront } from './front.ts';
import { password } from './walk.ts';

export type EngineName = 'SQLite' | 'PostgreSQL';
const bundle = 'dist/server/main.js';
const administrator = { username: 'Majster', password };

/** A site under load: where its data is, its mail server, and the load balancer before its servers. */
export type Site = {
  location: DatabaseLocation;
  sink: SmtpSink;
  front: Front;
  /** The servers that run, in the order of their start. */
  servers: Instance[];
  /** Starts one more and waits until it is ready; `checkout` is the folder of another release that was built. */
  start: (checkout?: string) => Promise<Instance>;
  /** Ends one, gracefully or not. */
  end: (instance: Instance, signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** The browser of somebody with an address of their own. */
  newBrowser: () => TestBrowser;
  /** A browser in which the administrator is signed in. */
  signIn: () => Promise<TestBrowser>;
  close: () => Promise<void>;
};

export type Instance = { origin: string; process: ServerProcess };

/** Settings under which nothing keeps people waiting on purpose. */
const settingsOf = (sink: SmtpSink) => ({
  SMTP_URL: sink.url,
  ADMIN_USERNAME: administrator.username,
  ADMIN_PASSWORD: administrator.password,
  RATE_LIMIT_FACTOR: '1000000',
  MINIMUM_FILL_MS: '0',
  REPLY_HOLD_MS: '0',
  STOP_PAUSE_MS: '1000',
  TRUST_PROXY: '127.0.0.1',
});

/** Opens an empty site on an engine, in a folder of its own, with one server whose agency may send quotes. */
export async function openSite(
  engine: EngineName,
  { folder, environment = {}, checkout }: { folder: string; environment?: Record<string, string>; checkout?: string },
): Promise<Site> {
  const dataDir = mkdtempSync(path.join(folder, 'killed-'));
  const database = engine === 'SQLite' ? null : await createPostgresDatabase();
  const location = { dataDir, ...(database && { databaseUrl: database.url }) };
  const [sink, front] = [await startSmtpSink(), await startFront()];
  const settings = { ...settingsOf(sink), ...(database && { DATABASE_URL: database.url }), ...environment };
  const site: Site = {
    location,
    sink,
    front,
    servers: [],
    async start(folderOfRelease) {
      const process = startProcess({
        dataDir,
        environment: settings,
        // Releases before the bundle run their sources.
        program: existsSync(path.join(folderOfRelease ?? root, bundle)) ? bundle : 'src/server/main.ts',
        ...(folderOfRelease !== undefined && { checkout: folderOfRelease }),
      });
      const instance = { origin: await process.ready, process };
      site.servers.push(instance);
      front.lead(site.servers.map(({ origin }) => origin));
      return instance;
    },
    async end(instance, signal) {
      if (signal === 'SIGTERM') await instance.process.stop();
      site.servers = site.servers.filter((other) => other !== instance);
      front.lead(site.servers.map(({ origin }) => origin));
      if (signal === 'SIGKILL') await instance.process.stop(signal);
    },
    newBrowser: browsersOf(front.origin),
    async signIn() {
      const browser = site.newBrowser();
      const answer = await browser.post(logIn.path, administrator);
      if (answer.status !== 200) throw new Error(`The administrator could not sign in: ${answer.text}`);
      return browser;
    },
    async close() {
      await Promise.all(site.servers.map(({ process }) => process.stop('SIGKILL')));
      await Promise.all([front.stop(), sink.stop()]);
      await database?.drop();
    },
  };
  await site.start(checkout);
  await front.untilReady();
  await putOffSecondFactor(front.origin, administrator);
  await complete(await site.signIn(), checkout);
  return site;
}

/** Makes browsers of people who have an address each. */
function browsersOf(origin: string): () => TestBrowser {
  let count = 0;
  return () => {
    count += 1;
    return new TestBrowser(origin, { address: `10.0.${Math.floor(count / 256)}.${count % 256}` });
  };
}

/** Fills in what the agency has to say, in the words of the release that runs. */
async function complete(office: TestBrowser, checkout = root): Promise<void> {
  const module = path.join(checkout, 'tests/support/people/complete-agency.ts');
  const { completeAgency } = (await import(module)) as { completeAgency: (office: TestBrowser) => Promise<void> };
  await completeAgency(office);
}

/** Kills the server that has run longest and starts another. Returns when it was killed (ms, `performance.now`). */
export async function killOldest(site: Site): Promise<number> {
  const [server] = site.servers;
  if (!server) throw new Error('No server runs.');
  await site.end(server, 'SIGKILL');
  const killedAt = performance.now();
  await site.start();
  return killedAt;
}
