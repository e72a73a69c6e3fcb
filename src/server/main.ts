import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readConfig, wrongSettings } from '#server/config.ts';
import { collectWhenIdle } from '#server/idle-collection.ts';
import { openDoor } from '#server/http/door.ts';
import { openLog, openNotices } from '#server/http/logging.ts';
import { openBuiltPages } from '#server/http/pages/page-renderer.ts';
import { openServices } from '#server/open-services.ts';
import { StartRefusedError } from '#server/start-refused-error.ts';
import { startServer } from '#server/start-server.ts';
import { type FolderAccess, narrowDataFolder } from '#server/database/data-folder/data-folder-access.ts';
import { unknownSettings } from '#server/unknown-settings.ts';

const accessWords = {
  narrowed: 'the data folder was open to other users of this machine; now it is not',
  open: 'other users of this machine can enter the data folder, and its mode cannot be changed',
};

/** Reads the configuration, listens, opens everything, lets visitors in, and stops gracefully when told to. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  process.on('uncaughtException', (error) => end(log, error)).on('unhandledRejection', (error) => end(log, error));
  for (const setting of unknownSettings(process.env)) log.warn(setting, 'there is no such setting; it has no effect');
  // What libraries create, such as the database, is readable for the server's own user only.
  process.umask(0o077);
  const access = openDataFolder(config.dataDir);
  if (access !== 'private') log.warn({ folder: path.resolve(config.dataDir) }, accessWords[access]);
  const door = await openDoor(config, Date.now);
  log.info(`listening at ${door.address}, preparing`);
  const distribution = path.resolve(import.meta.dirname, '../../dist');
  const opened = await openServices(config, {
    pages: await openBuiltPages(distribution, config.thirdParties),
    clock: Date.now,
    newToken: () => randomBytes(32).toString('base64url'),
    workerId: randomUUID(),
    log,
  });
  await startServer(opened, { door, log, assets: { root: path.join(distribution, 'client') } });
  collectWhenIdle(log);
}

/** Makes the data folder and what is in it the server's own. Throws `ConfigError` where it can be none. */
function openDataFolder(dataDir: string): FolderAccess {
  try {
    return narrowDataFolder(dataDir);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw wrongSettings([`DATA_DIR: ${path.resolve(dataDir)} must be a folder that the server may write to (${code})`]);
  }
}

/** Says why the process ends, in words where a person can do something about it, and ends it. */
function end(log: FastifyBaseLogger, error: unknown): never {
  const notices = openNotices(log);
  if (error instanceof StartRefusedError) notices.fatal(error.message);
  else notices.fatal({ err: error }, 'ended by an error');
  process.exit(1);
}

main().catch((error: unknown) => end(openLog('info'), error));
