import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { attachmentUploadsPath } from '#contract/attachments.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import type { Services } from '#server/services.ts';
import { acceptUpload } from './accept-upload.ts';
import { type UploadRequest, admitUploadCall } from './admit-upload-call.ts';
import { finishUpload } from './finish-upload.ts';
import type { IncomingFiles } from '#server/features/attachments/incoming/incoming-files.ts';
import { UploadLeases } from './upload-leases.ts';
import { createUploadLocker } from './upload-locker.ts';
import { uploadError } from './upload-errors.ts';

type Receiver = { tus: Server; finish: (uploadId: string) => Promise<void> };

/**
 * Receives files in parts by the protocol for resumable uploads, tus 1.0.0 (C10): POST announces a file, PATCH sends
 * bytes, HEAD asks how many have arrived. Every call passes the same checks as all other calls, and errors have the
 * same form.
 */
export function bindUploads(app: FastifyInstance, services: Services, incoming: () => IncomingFiles): void {
  let receiver: Receiver | undefined;
  const receive = async (request: UploadRequest, reply: FastifyReply) => {
    try {
      await admitUploadCall(services, request);
      receiver ??= createReceiver(services, incoming());
      return await answer(receiver, request, reply);
    } finally {
      readAway(request.raw);
    }
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

/**
 * Reads what a call still sends although it was answered: otherwise the next call on the same connection, which behind
 * a proxy is somebody else's, would wait for ever. A body larger than any file ends the connection instead.
 */
function readAway(raw: IncomingMessage): void {
  let rest: number = attachmentLimits.bytes;
  raw.unpipe();
  raw.on('data', (bytes: Buffer) => {
    rest -= bytes.length;
    if (rest < 0) raw.destroy();
  });
  raw.resume();
}

function createReceiver(services: Services, incoming: IncomingFiles): Receiver {
  const leases = new UploadLeases(services);
  const underWay = new Map<string, Promise<void>>();
  /** A sender who asks again after losing the connection waits for the running processing. */
  const finish = (uploadId: string): Promise<void> => {
    const running =
      underWay.get(uploadId) ??
      finishUpload({ services, incoming, leases, uploadId }).finally(() => underWay.delete(uploadId));
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
    locker: createUploadLocker(leases),
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

/**
 * The request as a web standard object; the raw one tells the library when the sender disconnects. The body is piped, so
 * that the rest of a refused one can be read away.
 */
function webRequest(request: UploadRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  const hasBody = request.method !== 'HEAD' && headers.has('content-type');
  const web = new Request(new URL(request.url, 'http://localhost'), {
    method: request.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request.raw.pipe(new PassThrough())) as ReadableStream, duplex: 'half' }),
  });
  return Object.assign(web, { runtime: { name: 'node', node: { req: request.raw, res: reply.raw } } });
}
