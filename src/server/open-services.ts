import { monotonicFactory } from 'ulid';
import { firstPriceBook } from '#domain/estimates/first-price-book.ts';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { readOrCreateSecret } from '#server/database/secrets.ts';
import { seedPriceBook } from '#server/database/seeds.ts';
import { openMailGateway } from '#server/gateways/mail/open-mail-gateway.ts';
import { createPdfGateway } from '#server/gateways/pdf/pdf-gateway.ts';
import { forgetOldReports } from '#server/errors/forget-old-reports.ts';
import { forgetExpiredLimits } from '#server/http/rate-limit.ts';
import type { PageRenderer } from '#server/http/page-renderer.ts';
import { forgetDoneJobs } from '#server/jobs/forget-done-jobs.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { type JobLog, createJobWorker } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';

/** What comes from outside: pages, time, randomness, the name of this process. */
export type Outside = {
  pages: PageRenderer;
  clock: () => number;
  newToken: () => string;
  workerId: string;
};

export type OpenedServices = {
  services: Services;
  /** Starts working off jobs; they are logged to `log`. */
  startJobs: (log: JobLog) => void;
  close: () => Promise<void>;
};

const jobIntervalMs = 5000;
const housekeepingIntervalMs = 60 * 60_000;

/** Opens the database and the gateways of a configuration, seeds what a first start needs. */
export async function openServices(config: Config, outside: Outside): Promise<OpenedServices> {
  const { clock, newToken } = outside;
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  await seedPriceBook(database.db, { content: firstPriceBook, createdAt: clock() });
  const mail = openMailGateway(config);
  const pdf = createPdfGateway();
  // Ids of one millisecond keep the order in which they were made.
  const newUlid = monotonicFactory();
  let pokeJobs = (): void => undefined;
  const services: Services = {
    config,
    db: database.db,
    engine: database.engine,
    mail,
    pdf,
    pages: outside.pages,
    signingKey: await readOrCreateSecret(database.db, 'signing-key', newToken),
    clock,
    newId: () => newUlid(clock()),
    newToken,
    pokeJobs: () => pokeJobs(),
    ping: database.ping,
  };
  let stopJobs = async (): Promise<void> => undefined;
  return {
    services,
    startJobs(log) {
      const worker = createJobWorker({
        db: database.db,
        engine: database.engine,
        handlers: jobHandlers(services),
        clock,
        workerId: outside.workerId,
        log,
      });
      pokeJobs = worker.poke;
      worker.start(jobIntervalMs);
      const housekeeping = setInterval(() => {
        keepHouse(services).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
      }, housekeepingIntervalMs);
      stopJobs = async () => {
        clearInterval(housekeeping);
        await worker.stop();
      };
    },
    async close() {
      await stopJobs();
      await Promise.all([mail.close(), pdf.close()]);
      await database.close();
    },
  };
}

/** Removes what only fills the tables: counters whose window is over, jobs done a week ago, errors long not met. */
async function keepHouse(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await forgetExpiredLimits(services);
  await forgetDoneJobs(services);
  await forgetOldReports(services);
}
