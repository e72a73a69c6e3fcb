import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportFilePath } from '#contract/portal/own-data.ts';
import { brandFileName } from '#domain/brand.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { type DataExport, findExport, findExportByToken, keysOfParts } from './exports-store.ts';

const limit = { name: 'data-exports', max: 30, windowMs: 10 * 60_000 };

/**
 * Serves a copy as a ZIP archive, to the signed-in person by its id or to whoever has the mailed secret (K6); part by part, so that one
 * is in memory at a time. Answers `not-found` to anybody else, and `link-invalid` once it is over.
 */
export function bindExportFile(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { key: string } }>(exportFilePath, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    await countAgainstLimit(services, limit, caller.address);
    const found = await findOpened(services, request.params.key, caller);
    if (!found) throw new AppError('not-found');
    if (found.state !== 'ready' || found.expires_at <= services.clock()) throw new AppError('link-invalid');
    const name = `${brandFileName()}-${textsOf(found.language)('personalData:index.fileName')}.zip`;
    return reply
      .header('content-type', 'application/zip')
      .header('content-length', found.bytes)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .send(Readable.from(partsOf(services, found), { objectMode: false }));
  });
}

async function findOpened({ db }: Services, key: string, { user }: Caller): Promise<DataExport | null> {
  const byToken = await findExportByToken(db, hashToken(key));
  if (byToken) return byToken;
  const own = await findExport(db, key);
  return own && own.user_id === user?.id ? own : null;
}

async function* partsOf({ files }: Services, { parts }: DataExport): AsyncGenerator<Uint8Array> {
  for (const key of keysOfParts(parts)) {
    const bytes = await files.get(key);
    if (!bytes) throw new Error('A part of the copy is gone.');
    yield bytes;
  }
}
