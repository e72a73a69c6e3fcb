import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { ConfigError, readConfig } from '#server/config.ts';
import { openServices } from '#server/open-services.ts';
import { openBuiltPages } from '#server/http/pages/page-renderer.ts';
import { startServer } from '#server/start-server.ts';
import { DataFolderInUseError } from '#server/database/data-folder-lock.ts';

/** Reads the configuration, opens everything, listens, and stops gracefully when told to. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const distribution = path.resolve(import.meta.dirname, '../../dist');
  const pages = await openBuiltPages(distribution, config.thirdParties);
  const opened = await openServices(config, {
    pages,
    clock: Date.now,
    newToken: () => randomBytes(32).toString('base64url'),
    workerId: randomUUID(),
  });
  try {
    await startServer(opened, { root: path.join(distribution, 'client') });
  } catch (error) {
    await opened.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof DataFolderInUseError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
});
