import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '#tests/support/browser/running-server.ts';
import { type Site, administrator } from '#tests/support/browser/running-site.ts';
import { createPostgresDatabase } from '#tests/support/database/postgres.ts';
import { putOffSecondFactor } from '#tests/support/people/put-off-second-factor.ts';
import { startSmtpSink } from '#tests/support/servers/smtp-sink.ts';
import { type CuttingFront, startCuttingFront } from '#tests/e2e/support/cutting-front.ts';

/** Two servers on one PostgreSQL: one for the agency, one that customers reach over a connection that can be cut. */
export type TwoInstances = {
  /** That of the agency. */
  site: Site;
  /** Before that of the customers. */
  front: CuttingFront;
  /** Stops the customers’ server, does what is done meanwhile, and starts another one in its place. */
  restart: (meanwhile: () => Promise<void>) => Promise<void>;
};

/** Starts them on a database and files of their own; the caller stops them. */
export async function startTwoInstances(): Promise<TwoInstances> {
  const [database, mails] = [await createPostgresDatabase(), await startSmtpSink()];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plumbline-instances-'));
  const environment = {
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    RATE_LIMIT_FACTOR: '1000',
    MINIMUM_FILL_MS: '0',
    REPLY_HOLD_MS: '0',
  };
  const start = () => startServer({ dataDir, environment });
  let customers = await start();
  const agency = await start();
  await putOffSecondFactor(agency.origin, administrator);
  const front = await startCuttingFront(customers.origin);
  return {
    front,
    async restart(meanwhile) {
      await customers.stop();
      await meanwhile();
      customers = await start();
      front.lead(customers.origin);
    },
    site: {
      origin: agency.origin,
      mails,
      output: () => `${agency.output()}\n${customers.output()}`,
      async stop() {
        await front.stop();
        await Promise.all([agency.stop(), customers.stop()]);
        await mails.stop();
        await database.drop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    },
  };
}
