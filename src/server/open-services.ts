import { monotonicFactory } from 'ulid';
import { firstPriceBook } from '#domain/estimates/first-price-book.ts';
import { firstMessageTemplates } from '#locales/content/message-templates.ts';
import type { Config } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/open-database.ts';
import { readOrCreateSecret } from '#server/database/secrets.ts';
import { seedLibraryFeatures, seedMessageTemplates, seedPriceBook } from '#server/database/seeds.ts';
import { firstLibrary } from '#server/features/price-book/first-library.ts';
import { columnsOf } from '#server/features/price-book/library-store.ts';
import { freeBytesOf } from '#server/features/attachments/upload-room.ts';
import { createFileInspector } from '#server/gateways/file-inspection/file-inspector.ts';
import { openMailGateway } from '#server/gateways/mail/open-mail-gateway.ts';
import { openObjectStore } from '#server/gateways/object-store/open-object-store.ts';
import { createPdfGateway } from '#server/gateways/pdf/pdf-gateway.ts';
import { openWritingAssistant } from '#server/gateways/writing-assistant/open-writing-assistant.ts';
import { openLiveEvents } from '#server/live/open-live-events.ts';
import type { PageRenderer } from '#server/http/pages/page-renderer.ts';
import { housekeepingSteps } from '#server/housekeeping-steps.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { createHousekeeping } from '#server/jobs/housekeeping.ts';
import { type JobLog, createJobWorker } from '#server/jobs/job-worker.ts';
import { applyLookToMails } from '#server/features/mail/layout/apply-look.ts';
import type { Services } from '#server/services.ts';
import { createAgencySource } from '#server/features/settings/current-agency-facts.ts';
import { createLookSource } from '#server/features/settings/current-look.ts';
import { createSecuritySource } from '#server/features/settings/current-security-settings.ts';
import { openVault } from '#server/vault/open-vault.ts';
import { sealStoredValues } from '#server/vault/seal-stored-values.ts';
import type { Vault } from '#server/vault/vault.ts';
import { readSmtpServer } from '#server/features/mail/mail-server/mail-server-store.ts';

/** Dependencies from outside: pages, time, randomness, the name of this process. */
export type Outside = {
  pages: PageRenderer;
  clock: () => number;
  newToken: () => string;
  workerId: string;
};

export type OpenedServices = {
  services: Services;
  /** Starts the job worker and the housekeeping; failures are logged to `log`. */
  startJobs: (log: JobLog) => void;
  close: () => Promise<void>;
};

const jobIntervalMs = 5000;
/** How often housekeeping is checked to be due. */
const housekeepingCheckMs = 10_000;

/** Opens the database and the gateways of a configuration, seeds what a first start needs. */
export async function openServices(config: Config, outside: Outside): Promise<OpenedServices> {
  const { clock, newToken } = outside;
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  await seedPriceBook(database.db, { content: firstPriceBook, createdAt: clock() });
  const look = createLookSource({ db: database.db, clock });
  const agency = createAgencySource({ db: database.db, clock });
  const security = createSecuritySource({ db: database.db, clock });
  await Promise.all([look.refresh(), agency.refresh(), security.refresh()]);
  const vault = await openSealed(database, config);
  const mail = openMailGateway({ ...config, readServer: () => readSmtpServer(database.db, vault) });
  const pdf = createPdfGateway();
  const inspector = createFileInspector();
  // Ids of one millisecond keep the order in which they were made.
  const newUlid = monotonicFactory();
  const newId = () => newUlid(clock());
  await seedMessageTemplates(database.db, { templates: firstMessageTemplates, createdAt: clock(), newId });
  await seedLibraryFeatures(database.db, {
    rows: firstLibrary(firstPriceBook).map(columnsOf),
    createdAt: clock(),
    newId,
  });
  let pokeJobs = (): void => undefined;
  const live = openLiveEvents({
    db: database.db,
    engine: database.engine,
    databaseUrl: config.databaseUrl,
    self: outside.workerId,
  });
  const services: Services = {
    config,
    db: database.db,
    engine: database.engine,
    mail: applyLookToMails(mail, look),
    pdf,
    files: openObjectStore(config),
    freeBytes: () => freeBytesOf(config.dataDir),
    inspector,
    vault,
    writing: openWritingAssistant(config.languageModel),
    pages: outside.pages,
    signingKey: await readOrCreateSecret({ db: database.db, vault }, 'signing-key', newToken),
    clock,
    newId,
    newToken,
    pokeJobs: () => pokeJobs(),
    live: live.live,
    look,
    agency,
    security,
    ping: database.ping,
  };
  let stopJobs = async (): Promise<void> => undefined;
  return {
    services,
    startJobs(log) {
      const jobs = startJobs(services, { workerId: outside.workerId, log });
      pokeJobs = jobs.poke;
      stopJobs = jobs.stop;
    },
    async close() {
      await stopJobs();
      await Promise.all([mail.close(), pdf.close(), inspector.close(), live.close()]);
      await database.close();
    },
  };
}

/** Opens the vault and seals what is stored in clear; without its key the database is closed again. */
async function openSealed(database: Database, config: Config): Promise<Vault> {
  try {
    const vault = await openVault(database.db, config);
    await sealStoredValues({ db: database.db, vault });
    return vault;
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Worker = { workerId: string; log: JobLog };

/** Starts the job worker and the housekeeping. */
function startJobs(services: Services, { workerId, log }: Worker): { poke: () => void; stop: () => Promise<void> } {
  const { db, engine, clock } = services;
  const worker = createJobWorker({ db, engine, handlers: jobHandlers(services), clock, workerId, log });
  worker.start(jobIntervalMs);
  const housekeeping = createHousekeeping({ steps: housekeepingSteps(services), clock, log });
  const timer = setInterval(() => void housekeeping.runWhenDue(), housekeepingCheckMs);
  return {
    poke: () => worker.poke(),
    async stop() {
      clearInterval(timer);
      await Promise.all([housekeeping.stop(), worker.stop()]);
    },
  };
}
