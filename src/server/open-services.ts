import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import { firstMessageTemplates } from '#locales/content/message-templates.ts';
import type { Config } from '#server/config.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Database, type OpenDatabaseOptions, openDatabase } from '#server/database/open-database.ts';
import { isCommonFilesFolder } from '#server/database/data-folder/files-folder.ts';
import { seedLibraryFeatures, seedMessageTemplates, seedPriceBook } from '#server/database/seeds.ts';
import { firstLibrary } from '#server/features/price-book/first-library.ts';
import { columnsOf } from '#server/features/price-book/library-store.ts';
import { freeBytesOf } from '#server/features/attachments/upload-room.ts';
import { openBackupPlace } from '#server/gateways/backup-place/backup-place.ts';
import { createBankFileReader } from '#server/gateways/bank-files/bank-file-reader.ts';
import { createFileInspector } from '#server/gateways/file-inspection/file-inspector.ts';
import { createMailReader } from '#server/gateways/mailbox/mail-reader.ts';
import { openMailGateway } from '#server/gateways/mail/open-mail-gateway.ts';
import { openObjectStore } from '#server/gateways/object-store/open-object-store.ts';
import { createPdfGateway } from '#server/gateways/pdf/pdf-gateway.ts';
import { createSealGateway } from '#server/gateways/seal/seal-gateway.ts';
import { createPictureGateway } from '#server/gateways/social-pictures/picture-gateway.ts';
import { openWritingAssistant } from '#server/gateways/writing-assistant/open-writing-assistant.ts';
import { openLiveEvents } from '#server/live/open-live-events.ts';
import type { PageRenderer } from '#server/http/pages/page-renderer.ts';
import { openSigningKeys } from '#server/http/security/signing-keys.ts';
import { housekeepingSteps } from '#server/housekeeping-steps.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { createHousekeeping } from '#server/jobs/housekeeping.ts';
import { type JobLog, createJobWorker } from '#server/jobs/job-worker.ts';
import { applyLookToMails } from '#server/features/mail/layout/apply-look.ts';
import { usualHashCost } from '#server/features/accounts/password/password-hash.ts';
import { createBackupWatch } from '#server/features/backups/backup-watch.ts';
import { createMailboxWatch } from '#server/features/inbound-mail/mailbox-watch.ts';
import { readMailboxWhenDue } from '#server/features/inbound-mail/read-mailbox.ts';
import { createIds } from '#server/new-ids.ts';
import type { Services } from '#server/services.ts';
import { createPriceVersionSource } from '#server/features/settings/prices/current-price-version.ts';
import { followOtherServers } from '#server/features/settings/cached-setting.ts';
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
import { openTraces } from '#server/telemetry/traces.ts';
import { createMetrics } from '#server/telemetry/metrics.ts';
import { openVault } from '#server/vault/open-vault.ts';
import { sealStoredValues } from '#server/vault/seal-stored-values.ts';
import { readSmtpServer } from '#server/features/mail/mail-server/mail-server-store.ts';

/** Dependencies from outside: pages, time, randomness, the name of this process. */
export type Outside = {
  pages: PageRenderer;
  clock: () => number;
  newToken: () => string;
  workerId: string;
  log: FastifyBaseLogger;
};

export type OpenedServices = {
  services: Services;
  /** Starts the job worker and the housekeeping. */
  startJobs: () => void;
  close: () => Promise<void>;
};

const jobIntervalMs = 5000;
/** How often housekeeping is checked to be due; the mailbox is as often as jobs are. */
const housekeepingCheckMs = 10_000;

/** What a first start finds: prices, templates of mails, the library of features. */
async function seedFirstContent(
  db: Kysely<DatabaseSchema>,
  { createdAt, newId }: { createdAt: number; newId: () => string },
): Promise<void> {
  await seedPriceBook(db, { content: firstPriceBook, createdAt });
  await seedMessageTemplates(db, { templates: firstMessageTemplates, createdAt, newId });
  await seedLibraryFeatures(db, { rows: firstLibrary(firstPriceBook).map(columnsOf), createdAt, newId });
}

/** Settings that are read often, each kept in memory for a while, with their present values. */
async function openSettings(db: Kysely<DatabaseSchema>, clock: Outside['clock']) {
  const settings = {
    look: createLookSource({ db, clock }),
    agency: createAgencySource({ db, clock }),
    quoteSettings: createQuoteSettingsSource({ db, clock }),
    security: createSecuritySource({ db, clock }),
    retention: createRetentionSource({ db, clock }),
    siteReferences: createSiteReferencesSource({ db, clock }),
    siteContent: createSiteContentSource({ db, clock }),
    siteCaseStudies: createSiteCaseStudiesSource({ db, clock }),
    priceVersion: createPriceVersionSource({ db, clock }),
  };
  await Promise.all(Object.values(settings).map((setting) => setting.refresh()));
  return settings;
}

/** Opens the database and the gateways of a configuration, seeds what a first start needs. */
export async function openServices(config: Config, outside: Outside): Promise<OpenedServices> {
  const { clock, newToken, log } = outside;
  const { databaseUrl, dataDir, tracesEndpoint } = config;
  const closeTraces = tracesEndpoint === undefined ? undefined : await openTraces(tracesEndpoint);
  const database = await openDatabase({ databaseUrl, dataDir, ...databaseReports(log) });
  const settings = await openSettings(database.db, clock);
  const { vault, signingKeys } = await openSealed(database, config, outside);
  const mail = openMailGateway({ ...config, readServer: () => readSmtpServer(database.db, vault) });
  const pdf = createPdfGateway();
  const newId = createIds(clock);
  await warnOfSeparateFiles(database.db, config, outside);
  await seedFirstContent(database.db, { createdAt: clock(), newId });
  let pokeJobs = (): void => undefined;
  const { db, engine } = database;
  const live = openLiveEvents({ db, engine, databaseUrl, self: outside.workerId });
  followOtherServers(live.live, [...Object.values(settings), signingKeys]);
  const services: Services = {
    config,
    db,
    engine,
    mail: applyLookToMails(mail, settings.look),
    pdf,
    seal: createSealGateway(),
    socialPictures: createPictureGateway(),
    files: openObjectStore(config),
    backupPlace: openBackupPlace(config.backups),
    freeBytes: () => freeBytesOf(config.dataDir),
    inspector: createFileInspector(),
    bankFiles: createBankFileReader(),
    mailReader: createMailReader(),
    vault,
    metrics: createMetrics({ ofProcess: true }),
    writing: openWritingAssistant(config.languageModel),
    pages: outside.pages,
    signingKeys,
    clock,
    newId,
    newToken,
    hashCost: usualHashCost,
    pokeJobs: () => pokeJobs(),
    live: live.live,
    ...settings,
    ping: database.ping,
  };
  let stopJobs = async (): Promise<void> => undefined;
  return {
    services,
    startJobs() {
      const jobs = startJobs(services, { workerId: outside.workerId, log });
      pokeJobs = jobs.poke;
      stopJobs = jobs.stop;
    },
    async close() {
      await stopJobs();
      await Promise.all([mail.close(), live.close(), closeProcesses(services)]);
      await database.close();
      await closeTraces?.();
    },
  };
}

/** Ends the processes that draw, seal and read. */
async function closeProcesses(services: Services): Promise<void> {
  const { pdf, seal, socialPictures, inspector, bankFiles, mailReader } = services;
  await Promise.all([pdf, seal, socialPictures, inspector, bankFiles, mailReader].map((each) => each.close()));
}

/** Warns where several servers may share a database and this one keeps files where the others do not find them. */
async function warnOfSeparateFiles(db: Kysely<DatabaseSchema>, config: Config, outside: Outside): Promise<void> {
  if (config.databaseUrl === undefined || config.objectStore) return;
  const { clock, newToken, log } = outside;
  const { dataDir } = config;
  if (await isCommonFilesFolder(db, { dataDir, now: clock(), newToken })) return;
  log.warn(
    { dataDir },
    'another server of this database keeps the files of requests in another folder: give all the same DATA_DIR, or a ' +
      'bucket by FILES_S3_ENDPOINT',
  );
}

/** Opens the vault with the signing keys and seals what is stored in clear; without its key the database is closed again. */
async function openSealed(database: Database, config: Config, { clock, newToken }: Outside) {
  const { db } = database;
  try {
    const vault = await openVault(db, config);
    await sealStoredValues({ db, vault });
    return { vault, signingKeys: await openSigningKeys({ db, vault, clock, newToken }) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The loss of the database and its return, in the log once each. */
function databaseReports(log: FastifyBaseLogger): Pick<OpenDatabaseOptions, 'reports' | 'onWaiting'> {
  return {
    reports: {
      onLost: (err) => log.error({ err }, 'the database does not answer; calls are refused until it does'),
      onFound: () => log.warn('the database answers again'),
    },
    onWaiting: (err) => log.warn({ err }, 'waiting for PostgreSQL to answer'),
  };
}

type Worker = { workerId: string; log: JobLog };

/** Starts the job worker, the housekeeping and the reading of the mailbox. */
function startJobs(services: Services, { workerId, log }: Worker): { poke: () => void; stop: () => Promise<void> } {
  const { db, engine, clock, metrics } = services;
  const handlers = jobHandlers(services);
  const worker = createJobWorker({ db, engine, handlers, clock, workerId, log, onRun: metrics.noteJob });
  worker.start(jobIntervalMs);
  const housekeeping = createHousekeeping({ steps: housekeepingSteps(services), clock, log });
  const mailbox = createMailboxWatch({ read: () => readMailboxWhenDue(services, workerId), log });
  const backups = createBackupWatch(services, { holder: workerId, log });
  const timers = [
    setInterval(() => void housekeeping.runWhenDue(), housekeepingCheckMs),
    setInterval(() => void mailbox.readWhenDue(), jobIntervalMs),
    setInterval(() => void backups.runWhenDue(), housekeepingCheckMs),
  ];
  return {
    poke: () => worker.poke(),
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([housekeeping.stop(), worker.stop(), mailbox.stop(), backups.stop()]);
    },
  };
}
