import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { ConfigError, readConfig } from '#server/config.ts';
import { openServices } from '#server/open-services.ts';
import { openBuiltPages } from '#server/http/pages/page-renderer.ts';
import { startServer } from '#server/start-server.ts';
import { narrowDataFolder } from '#server/database/data-folder-access.ts';
import { VaultKeyMissingError } from '#server/vault/vault.ts';
import { DataFolderInUseError } from '#server/database/data-folder-lock.ts';

const accessWords = {
  narrowed: (folder: string) => `The data folder ${folder} was open to other users of this machine; now it is not.`,
  open: (folder: string) =>
    `Warning: other users of this machine can enter the data folder ${folder}, and its mode cannot be changed.`,
};

/** Reads the configuration, opens everything, listens, and stops gracefully when told to. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  // What libraries create, such as the database, is readable for the server's own user only.
  process.umask(0o077);
  const access = narrowDataFolder(config.dataDir);
  if (access !== 'private') process.stdout.write(`${accessWords[access](path.resolve(config.dataDir))}\n`);
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
  const expected = [ConfigError, DataFolderInUseError, VaultKeyMissingError];
  const { message, stack } = error as Error;
  process.stderr.write(`${expected.some((kind) => error instanceof kind) ? message : (stack ?? String(error))}\n`);
  process.exitCode = 1;
});
