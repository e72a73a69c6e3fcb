import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** A file that is opened as a document may run nothing. */
const filePolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

type Served = {
  bytes: Buffer | null;
  type: string;
  disposition: string;
  /** It can be taken back: no browser may show it again without asking. */
  isUnkept?: boolean;
};

/**
 * Answers with a file that somebody has uploaded. What an id names never changes; only the browser that asked may keep it, and not
 * for long. Throws `not-found` where there are no bytes.
 */
export function answerFile(
  reply: FastifyReply,
  { bytes, type, disposition: shown, isUnkept = false }: Served,
): FastifyReply {
  if (!bytes) throw new AppError('not-found');
  return reply
    .header('content-type', type)
    .header('content-disposition', shown)
    .header('content-security-policy', filePolicy)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', isUnkept ? 'no-store' : 'private, max-age=300')
    .header('vary', 'cookie')
    .header('x-robots-tag', 'noindex')
    .send(bytes);
}

/** Name of a file in both forms of RFC 6266: for old programs in plain letters, and as it is. */
export function disposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()+,-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
