import { createApp } from '#server/app.ts';
import { prepareFirstAdministrator } from '#server/features/accounts/first-administrator/prepare-first-administrator.ts';
import type { AssetFolder } from '#server/http/pages/assets.ts';
import type { OpenedServices } from '#server/open-services.ts';

const stopWithinMs = 10_000;

/** Starts listening and the jobs; SIGTERM and SIGINT finish what runs and close everything (K5). */
export async function startServer(opened: OpenedServices, assets: AssetFolder | null): Promise<void> {
  const { services } = opened;
  const { config } = services;
  const setupPath = await prepareFirstAdministrator(services);
  const app = await createApp(services, assets);
  const address = await app.listen({ port: config.port, host: config.host });
  opened.startJobs(app.log);
  if (Object.keys(config.siteHosts).length === 0) {
    app.log.warn(
      'SITE_HOSTS is not set: links that open an account or a draft are mailed to people on this machine only',
    );
  }
  if (setupPath)
    process.stdout.write(`\nMake the first administrator here (valid 24 hours):\n  ${address}${setupPath}\n\n`);
  process.stdout.write(`Plumbline is ready at ${address}\n`);

  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    // Ends the process even if a connection hangs.
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    app
      .close()
      .then(() => opened.close())
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'could not stop cleanly');
        process.exitCode = 1;
      });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
