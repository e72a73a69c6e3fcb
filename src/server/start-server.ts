import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { prepareFirstAdministrator } from '#server/features/accounts/first-administrator/prepare-first-administrator.ts';
import { eraseAgain } from '#server/features/personal-data/erasure/erase-again.ts';
import { releaseLeases } from '#server/jobs/release-leases-store.ts';
import type { Door } from '#server/http/door.ts';
import { openNotices } from '#server/http/logging.ts';
import type { AssetFolder } from '#server/http/pages/assets.ts';
import type { OpenedServices } from '#server/open-services.ts';

/** What runs has this time to end once nothing new is taken (ms). */
const stopWithinMs = 10_000;

/** What the process has before the site: its port, its log, the built files. */
export type Process = { door: Door; log: FastifyBaseLogger; assets: AssetFolder | null };

/** Takes up what was interrupted. A database that takes nothing in, such as on a full disk, keeps no page from being read: leases end by time too. */
async function releaseOldLeases(services: OpenedServices['services'], log: FastifyBaseLogger): Promise<void> {
  try {
    await releaseLeases(services);
  } catch (error) {
    if (!services.engine.isUnavailable(error)) throw error;
    log.warn({ err: error }, 'what was interrupted goes on later: the database takes nothing in');
  }
}

/** Opens the door to the site and starts the jobs; SIGTERM and SIGINT finish what runs and close everything (K5). */
export async function startServer(opened: OpenedServices, { door, log, assets }: Process): Promise<void> {
  const { services } = opened;
  await releaseOldLeases(services, log);
  await eraseRestored(services, log);
  const setupPath = await prepareFirstAdministrator(services);
  const stopping = new AbortController();
  const app = await createApp(services, assets, { log, attach: door.attach, stopping: stopping.signal });
  await app.ready();
  door.open();
  opened.startJobs();
  if (Object.keys(services.config.siteHosts).length === 0) {
    log.warn('SITE_HOSTS is not set: links that open an account or a draft are mailed to people on this machine only');
  }
  const notices = openNotices(log);
  if (setupPath) notices.info(`Make the first administrator here (valid 24 hours): ${door.address}${setupPath}`);
  notices.info(`Plumbline is ready at ${door.address}`);

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    log.info({ signal }, 'stopping');
    stopping.abort();
    if (signal === 'SIGTERM') await untilOthersKnow(services.config.stopPauseMs);
    await close(app, { door, opened });
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping.signal.aborted) return;
    stop(signal).catch((error: unknown) => {
      log.error({ err: error }, 'could not stop cleanly');
      process.exitCode = 1;
    });
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

/** Nobody comes back through a restore; where the backups do not answer, housekeeping tries again. */
async function eraseRestored(services: OpenedServices['services'], log: FastifyBaseLogger): Promise<void> {
  try {
    const accounts = await eraseAgain(services);
    if (accounts > 0) log.warn({ accounts }, 'deleted accounts were back after a restore and are deleted again');
  } catch (error) {
    const errorName = error instanceof Error ? error.name : typeof error;
    log.warn(
      { errorName },
      'the place of the backups does not say which accounts were deleted; asked again within an hour',
    );
  }
}

/** Goes on answering for a while, so that a load balancer hears that the server is no longer ready; SIGINT cuts it short. */
async function untilOthersKnow(ms: number): Promise<void> {
  if (ms === 0) return;
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([pause(ms, undefined, { signal }), once(process, 'SIGINT', { signal })]);
  over.abort();
}

async function close(app: FastifyInstance, { door, opened }: { door: Door; opened: OpenedServices }): Promise<void> {
  // Ends the process even if a connection hangs.
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  await Promise.all([app.close(), door.close()]);
  await opened.close();
}
