import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachmentUploadsPath } from '#contract/attachments.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { checkCsrfToken } from '#server/http/security/csrf.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { acceptUpload } from './accept-upload.ts';
import { finishUpload } from './finish-upload.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { createUploadLocker } from './upload-locker.ts';
import { uploadError } from './upload-errors.ts';

/** Rate limits for one address: new files, and parts of files, of which a bad connection sends many. */
const creationLimit = { name: 'attachment-uploads', max: 40, windowMs: 10 * 60_000 };
const partLimit = { name: 'attachment-parts', max: 1000, windowMs: 10 * 60_000 };

/** Id of the attachment and a secret: who knows the address of an upload may resume it. */
const uploadIdPattern = /^[0-9A-HJKMNP-TV-Z]{26}-[\w-]{43}$/;

type UploadRequest = FastifyRequest<{ Params: { upload?: string } }>;
type Receiver = { tus: Server; finish: (uploadId: string) => Promise<void> };

/**
 * Receives files in parts by the protocol for resumable uploads, tus 1.0.0 (C10): POST announces a file, PATCH sends
 * bytes, HEAD asks how many have arrived. Every call passes the same checks as all other calls, and errors have the
 * same form.
 */
export function bindUploads(app: FastifyInstance, services: Services, incoming: () => IncomingFiles): void {
  let receiver: Receiver | undefined;
  const receive = async (request: UploadRequest, reply: FastifyReply) => {
    await admit(services, request);
    receiver ??= createReceiver(services, incoming());
    return answer(receiver, request, reply);
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The bytes are passed on as they come.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _bytes, done) => done(null));
    scope.post(attachmentUploadsPath, receive);
    scope.patch(`${attachmentUploadsPath}/:upload`, receive);
    scope.head(`${attachmentUploadsPath}/:upload`, receive);
  });
}

async function admit(services: Services, request: UploadRequest): Promise<void> {
  const caller = await identifyCaller(request, services);
  demand(caller, 'visit');
  if (request.method !== 'HEAD') checkCsrfToken(services, caller, request);
  await countAgainstLimit(services, request.method === 'POST' ? creationLimit : partLimit, caller.address);
  const { upload } = request.params;
  if (upload !== undefined && !uploadIdPattern.test(upload)) throw new AppError('not-found');
}

function createReceiver(services: Services, incoming: IncomingFiles): Receiver {
  const underWay = new Map<string, Promise<void>>();
  /** A sender who asks again after losing the connection waits for the running processing. */
  const finish = (uploadId: string): Promise<void> => {
    const running =
      underWay.get(uploadId) ?? finishUpload({ services, incoming, uploadId }).finally(() => underWay.delete(uploadId));
    underWay.set(uploadId, running);
    return running;
  };
  const tus = new Server({
    path: attachmentUploadsPath,
    relativeLocation: true,
    maxSize: attachmentLimits.bytes,
    // No other origin may read an answer.
    allowedOrigins: [],
    datastore: incoming,
    locker: createUploadLocker(),
    namingFunction: () => `${services.newId()}-${services.newToken()}`,
    async onUploadCreate(_request, upload) {
      await acceptUpload(services, upload);
      // What HEAD answers: not the secret of the draft.
      return { metadata: {} };
    },
    async onUploadFinish(_request, { id }) {
      await finish(id);
      return {};
    },
    onResponseError(_request, error) {
      throw uploadError(error);
    },
  });
  return { tus, finish };
}

async function answer({ tus, finish }: Receiver, request: UploadRequest, reply: FastifyReply): Promise<FastifyReply> {
  const response = await tus.handleWeb(webRequest(request, reply));
  if (response.status >= 400) throw uploadError({ status_code: response.status });
  for (const [name, value] of response.headers) {
    if (!name.startsWith('access-control-')) reply.header(name, value);
  }
  const { upload } = request.params;
  const isWhole = response.headers.get('upload-offset') === response.headers.get('upload-length');
  if (request.method === 'HEAD' && upload !== undefined && isWhole) await finish(upload);
  return reply.code(response.status).send();
}

/** The request as a web standard object; the raw one tells the library when the sender disconnects. */
function webRequest(request: UploadRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  const hasBody = request.method !== 'HEAD' && headers.has('content-type');
  const web = new Request(new URL(request.url, 'http://localhost'), {
    method: request.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  });
  return Object.assign(web, { runtime: { name: 'node', node: { req: request.raw, res: reply.raw } } });
}
