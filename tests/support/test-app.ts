import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import type { Role } from '#domain/accounts/account.ts';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { seedPriceBook } from '#server/database/seeds.ts';
import { openBackupPlace } from '#server/gateways/backup-place/backup-place.ts';
import { createBankFileReader } from '#server/gateways/bank-files/bank-file-reader.ts';
import { createMailReader } from '#server/gateways/mailbox/mail-reader.ts';
import { createFileInspector } from '#server/gateways/file-inspection/file-inspector.ts';
import { type MemoryMailGateway, createMemoryMailGateway } from '#server/gateways/mail/memory-gateway.ts';
import { openObjectStore } from '#server/gateways/object-store/open-object-store.ts';
import { type PdfGateway, createPdfGateway } from '#server/gateways/pdf/pdf-gateway.ts';
import { type SealGateway, createSealGateway } from '#server/gateways/seal/seal-gateway.ts';
import { createPictureGateway } from '#server/gateways/social-pictures/picture-gateway.ts';
import { newAccountRow } from '#server/features/accounts/registration/new-account-row.ts';
import { insertUser } from '#server/features/accounts/account-store.ts';
import { applyLookToMails } from '#server/features/mail/layout/apply-look.ts';
import { openWritingAssistant } from '#server/gateways/writing-assistant/open-writing-assistant.ts';
import { openLog } from '#server/http/logging.ts';
import type { AssetFolder } from '#server/http/pages/assets.ts';
import type { PageRenderer } from '#server/http/pages/page-renderer.ts';
import type { WorkLimits } from '#server/http/work-limits.ts';
import { hashToken, sessionLifetimeMs } from '#server/http/security/session.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { type JobLog, createJobWorker } from '#server/jobs/job-worker.ts';
import { createLiveEvents } from '#server/live/live-events.ts';
import { createIds } from '#server/new-ids.ts';
import type { Services } from '#server/services.ts';
import { createMetrics } from '#server/telemetry/metrics.ts';
import { createPriceVersionSource } from '#server/features/settings/prices/current-price-version.ts';
import { createAgencySource } from '#server/features/settings/current-agency-facts.ts';
import { createLookSource } from '#server/features/settings/current-look.ts';
import { createQuoteSettingsSource } from '#server/features/settings/current-quote-settings.ts';
import { createSiteContentSource } from '#server/features/settings/site-content/current-site-content.ts';
import {
  createSiteCaseStudiesSource,
  createSiteReferencesSource,
} from '#server/features/settings/current-site-references.ts';
import { createRetentionSource } from '#server/features/settings/retention-terms-store.ts';
import { createSecuritySource } from '#server/features/settings/current-security-settings.ts';
import { testVault } from './database/test-vault.ts';
import { TestBrowser } from './browser/test-browser.ts';
import { type TestDatabase, atEnd, openSecondInstance } from './database/test-databases.ts';
import { openTestPages } from './browser/test-pages.ts';

/** What the clock of a test app shows first (ms UTC). */
export const startTime = Date.UTC(2026, 10, 21, 9, 0);

/** The whole server on a database of the test, listening on the loopback, with a clock that the test sets forward. */
export type TestApp = {
  /** What the server works with; a test may exchange parts of it. */
  services: Services;
  origin: string;
  mail: MemoryMailGateway;
  /** A browser with a cookie jar of its own, calling from 192.0.2.1 unless told otherwise. */
  newBrowser: (address?: string, headers?: Record<string, string>) => TestBrowser;
  /** A browser in which a person of that role is signed in. */
  newBrowserOf: (role: Role) => Promise<TestBrowser>;
  passTime: (ms: number) => void;
  /** Works off the jobs that are due. */
  runDueJobs: () => Promise<void>;
  /** Everything logged so far and everything answered so far, cookies excepted. */
  transcript: () => { log: string; answers: string };
  /** Every route as `GET /path/:name`. */
  routes: readonly string[];
  /** Stops the server before the test's end. */
  close: () => Promise<void>;
};

export type TestAppOptions = {
  /** Variables of the environment. Unless named, no time is asked for between opening a form and sending it. */
  environment?: Record<string, string>;
  /** The real one, or one that draws no document. */
  pdf?: 'real' | 'twin';
  pages?: PageRenderer;
  assets?: AssetFolder;
  limits?: WorkLimits;
};

/** The least: in use a hash costs 30 ms of the processor by intent, which its own test and the browser tests pay. */
const hashCost = { memory: 8, passes: 1, parallelism: 1 };

/** One of each for all tests, which starts its process once; idle, it keeps nobody from ending. */
const inspector = createFileInspector();
const bankFiles = createBankFileReader();
const mailReader = createMailReader();
const realPdf = createPdfGateway();
const realSeal = createSealGateway();
const socialPictures = createPictureGateway();

const signingKeys = ['a signing key for tests'] as const;

/** Opens the server for one test; it is closed after it. */
export async function openTestApp(
  context: TestContext,
  database: TestDatabase,
  { environment = {}, pdf = 'twin', pages, assets, limits }: TestAppOptions = {},
): Promise<TestApp> {
  let now = startTime;
  const heard = { log: '', answers: '' };
  const newId = createIds(() => now);
  const mail = createMemoryMailGateway();
  const look = createLookSource({ db: database.db, clock: () => now });
  const { dataDir } = database.location;
  const config = readConfig({
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'trace',
    MINIMUM_FILL_MS: '0',
    DATA_DIR: dataDir,
    ...environment,
  });
  const services: Services = {
    config,
    db: database.db,
    engine: database.engine,
    mail: applyLookToMails(mail, look),
    pdf: pdf === 'real' ? realPdf : pdfTwin,
    seal: pdf === 'real' ? realSeal : sealTwin,
    socialPictures,
    files: openObjectStore(config),
    backupPlace: openBackupPlace(config.backups),
    freeBytes: async () => 100 * 1024 ** 3,
    inspector,
    bankFiles,
    mailReader,
    vault: testVault(),
    metrics: createMetrics({ ofProcess: false }),
    writing: openWritingAssistant(config.languageModel),
    pages: pages ?? (await openTestPages()),
    signingKeys: { accepted: () => signingKeys, all: () => signingKeys, refresh: async () => undefined },
    clock: () => now,
    newId,
    newToken: () => randomBytes(32).toString('base64url'),
    hashCost,
    pokeJobs: () => undefined,
    live: createLiveEvents(),
    look,
    agency: createAgencySource({ db: database.db, clock: () => now }),
    quoteSettings: createQuoteSettingsSource({ db: database.db, clock: () => now }),
    security: createSecuritySource({ db: database.db, clock: () => now }),
    retention: createRetentionSource({ db: database.db, clock: () => now }),
    siteReferences: createSiteReferencesSource({ db: database.db, clock: () => now }),
    siteContent: createSiteContentSource({ db: database.db, clock: () => now }),
    siteCaseStudies: createSiteCaseStudiesSource({ db: database.db, clock: () => now }),
    priceVersion: createPriceVersionSource({ db: database.db, clock: () => now }),
    ping: database.ping,
  };
  await seedPriceBook(database.db, { content: firstPriceBook, createdAt: now });
  const routes: string[] = [];
  const log = openLog(config.logLevel, { write: (line) => void (heard.log += line) });
  const app = await createApp(services, assets ?? null, {
    log,
    limits,
    openFrontDoor: async (door) => {
      door.addHook(
        'onRoute',
        ({ method, url }) => void routes.push(...[method].flat().map((each) => `${each} ${url}`)),
      );
    },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  atEnd(context, () => app.close());
  const record = (text: string) => void (heard.answers += `${text}\n`);
  const newBrowser = (address = '192.0.2.1', headers = {}) => new TestBrowser(origin, { address, headers, record });
  return {
    services,
    origin,
    mail,
    newBrowser,
    async newBrowserOf(role) {
      const browser = newBrowser();
      browser.cookies.set('session', await openSessionOf(services, role));
      return browser;
    },
    passTime: (ms) => void (now += ms),
    runDueJobs: workerOf(services, log).runDueJobs,
    transcript: () => heard,
    routes,
    close: () => app.close(),
  };
}

/** Opens a second instance of the server on the same database, as behind a load balancer. */
export async function openSecondApp(
  context: TestContext,
  first: TestDatabase,
  options?: TestAppOptions,
): Promise<TestApp> {
  const second = await openSecondInstance(context, first);
  return openTestApp(context, { ...second, location: first.location }, options);
}

/** Draws nothing, for tests in which the document is not the subject. */
const pdfTwin: PdfGateway = {
  renderEstimate: async ({ id }) => Buffer.from(`%PDF twin of ${id}`),
  renderPrd: async ({ id }) => Buffer.from(`%PDF twin of ${id}`),
  renderQuote: async ({ snapshot: { number } }) => Buffer.from(`%PDF twin of ${number}`),
  renderRecord: async ({ snapshot: { number } }) => Buffer.from(`%PDF record of ${number}`),
  renderApproval: async ({ record: { milestone } }) => Buffer.from(`%PDF approval of ${milestone.title}`),
  renderTaxDocument: async ({ document: { number } }) => Buffer.from(`%PDF document ${number}`),
  renderPaymentRequest: async ({ document: { number } }) => Buffer.from(`%PDF request ${number}`),
  warmUp: async () => undefined,
  close: async () => undefined,
};

/** Seals in name only, what was drawn in name only. */
const sealTwin: SealGateway = {
  seal: async ({ bytes }) => Buffer.concat([bytes, Buffer.from(' sealed')]),
  close: async () => undefined,
};

function workerOf(services: Services, log: JobLog) {
  return createJobWorker({
    db: services.db,
    engine: services.engine,
    handlers: jobHandlers(services),
    clock: services.clock,
    workerId: 'test',
    log,
    onRun: services.metrics.noteJob,
  });
}

/** Makes an account of that role without the time that a password hash takes, and a session; answers its token. */
export async function openSessionOf({ db, clock, newId, newToken }: Services, role: Role): Promise<string> {
  const [id, token, now] = [newId(), newToken(), clock()];
  const account = { username: `${role} ${id}`, email: null, passwordHash: 'none', language: 'sk' } as const;
  // Of administrators a second factor is demanded, which is the subject of few tests.
  const putOff = { second_factor_put_off_until: Number.MAX_SAFE_INTEGER };
  await insertUser(db, { ...newAccountRow({ id, ...account, role, now }), ...putOff });
  const session = {
    id: newId(),
    user_id: id,
    user_agent: 'Test',
    created_at: now,
    last_seen_at: now,
    proved_at: now,
    expires_at: now + sessionLifetimeMs,
  };
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), ...session })
    .execute();
  return token;
}
