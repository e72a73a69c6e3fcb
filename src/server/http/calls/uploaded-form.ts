import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** A form with files as a browser without scripts sends it: its bytes and its type. */
export type UploadedForm = { bytes: Buffer; type: string };

/** Lets the routes of a scope take forms with files, up to so many bytes in all. */
export function acceptUploadedForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    async (request: FastifyRequest, bytes: Buffer): Promise<UploadedForm> => ({
      bytes,
      type: request.headers['content-type'] ?? '',
    }),
  );
}

/** Whether a body is a form with files. */
export const isUploadedForm = (body: unknown): body is UploadedForm =>
  typeof body === 'object' && body !== null && 'bytes' in body && Buffer.isBuffer(body.bytes);

/** Reads the fields and files of a form. Throws `malformed-body`. */
export async function readUploadedForm({ bytes, type }: UploadedForm): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new AppError('malformed-body');
  }
}

/** When somebody may try again (ms) for whose form there was no place. */
const retryAfterMs = 5000;

/**
 * Lets so many forms with files be in memory at a time: the function that it returns takes a place until the answer has left, and throws
 * `too-many-requests` where there is none.
 */
export function createUploadPlaces(most: number): (reply: FastifyReply) => void {
  let running = 0;
  return (reply) => {
    if (running >= most) throw new AppError('too-many-requests', { retryAfterMs });
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
  };
}
