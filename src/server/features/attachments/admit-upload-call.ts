import type { FastifyRequest } from 'fastify';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { checkCsrfToken } from '#server/http/security/csrf.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { attachmentIdOf, unfinishedMs } from './accept-upload.ts';
import { findAttachment } from './attachments-store.ts';
import { beginOf } from '#server/features/attachments/incoming/incoming-files.ts';

/** Rate limits for one address: new files, and parts of files, of which a bad connection sends many. */
const creationLimit = { name: 'attachment-uploads', max: 40, windowMs: 10 * 60_000 };
const partLimit = { name: 'attachment-parts', max: 1000, windowMs: 10 * 60_000 };
/** Megabytes that one address may announce: twice the files of a request. */
const announcedLimit = { name: 'attachment-megabytes', max: 300, windowMs: 60 * 60_000 };

/** Id of the attachment and a secret: who knows the address of an upload may resume it. */
const uploadIdPattern = /^[0-7][0-9A-HJKMNP-TV-Z]{25}-[\w-]{43}$/;

export type UploadRequest = FastifyRequest<{ Params: { upload?: string } }>;

/**
 * Lets a call about uploads in. Throws what every call may, `too-many-requests`, and `not-found` for an upload that
 * nobody can have or that was not completed in time.
 */
export async function admitUploadCall(services: Services, request: UploadRequest): Promise<void> {
  const caller = await identifyCaller(request, services);
  demand(caller, 'visit');
  if (request.method !== 'HEAD') checkCsrfToken(services, caller, request);
  const isNew = request.method === 'POST';
  await countAgainstLimit(services, isNew ? creationLimit : partLimit, caller.address);
  if (isNew) await countAgainstLimit(services, { ...announcedLimit, weight: megabytesOf(request) }, caller.address);
  const { upload } = request.params;
  if (upload !== undefined) await demandLiving(services, upload);
}

/** An upload ends after an hour; that it was completed is still told. */
async function demandLiving({ db, clock }: Services, upload: string): Promise<void> {
  if (!uploadIdPattern.test(upload)) throw new AppError('not-found');
  if (beginOf(upload) > clock() - unfinishedMs) return;
  if ((await findAttachment(db, attachmentIdOf(upload)))?.state !== 'ready') throw new AppError('not-found');
}

/** Begun megabytes; a file that is refused anyway counts as one. */
function megabytesOf({ headers }: UploadRequest): number {
  const length = Number(headers['upload-length']);
  return length > 0 && length <= attachmentLimits.bytes ? Math.ceil(length / 1024 ** 2) : 1;
}
