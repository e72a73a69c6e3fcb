import { DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { attachmentUploadsPath } from '#contract/attachments.ts';
import { errorBodySchema } from '#contract/error-body.ts';
import { parseJson, prepareCsrfToken } from '../../lib/http/api.ts';

/** How a try to send a file ended; `stopped` by the person, `cut` by the connection, `csrf` for a token that is too old. */
export type Sent =
  | { end: 'done' | 'stopped' | 'csrf' }
  | { end: 'cut'; message: string | null }
  | { end: 'refused'; message: string | null };

type Options = {
  body: Blob;
  metadata: { name: string; type: string; collection: string };
  /** Where an earlier try has sent a part of it. */
  address: string | null;
  signal: AbortSignal;
  onAddress: (address: string) => void;
  onProgress: (sent: number, total: number) => void;
};

/** What of a file is sent in one call: a proxy that passes on nothing but whole calls costs no more than this. */
const pieceBytes = 1024 * 1024;
/** A connection that moves nothing for so long is cut, though nobody said so. */
const stillMs = 60_000;
const retryDelays = [1000, 3000];
/** Refusals that pass: a call that still holds the file, too many calls, a file that the server has lost. */
const passing: ReadonlySet<number> = new Set([404, 409, 410, 423, 429]);

/** Sends a file by resumable upload, or the rest of it (C10). */
export function sendFile(options: Options): Promise<Sent> {
  const { body, metadata, address, signal, onAddress, onProgress } = options;
  return new Promise((resolve) => {
    let stillness: ReturnType<typeof setTimeout> | undefined;
    let reason: string | null = null;
    const upload = new Upload(body, {
      endpoint: attachmentUploadsPath,
      uploadUrl: address,
      metadata,
      chunkSize: pieceBytes,
      retryDelays,
      onShouldRetry: (error) => navigator.onLine && heard(error).end === 'cut',
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => request.setHeader('x-csrf-token', await prepareCsrfToken()),
      onAfterResponse(request, response) {
        // The library would begin anew, although the server still has what was sent.
        if (request.getMethod() === 'HEAD' && isTrouble(response.getStatus()))
          throw new Error('The upload goes on later.');
      },
      onUploadUrlAvailable: () => {
        if (upload.url !== null && upload.url !== address) onAddress(upload.url);
      },
      onProgress(sent, total) {
        watchStillness();
        onProgress(sent, total);
      },
      onSuccess: () => finish({ end: 'done' }),
      onError: (error) => finish(heard(error)),
    });
    /** What the server said last stays the reason, because answers to HEAD have no text. */
    function heard(error: Error): Sent {
      const sent = endOf(error);
      if (sent.end !== 'cut') return sent;
      reason = sent.message ?? reason;
      return { ...sent, message: reason };
    }
    function finish(sent: Sent): void {
      clearTimeout(stillness);
      removeEventListener('offline', cut);
      signal.removeEventListener('abort', stop);
      resolve(sent);
    }
    function end(sent: Sent): void {
      void upload.abort();
      finish(sent);
    }
    const cut = () => end({ end: 'cut', message: null });
    const stop = () => end({ end: 'stopped' });
    function watchStillness(): void {
      clearTimeout(stillness);
      stillness = setTimeout(cut, stillMs);
    }
    addEventListener('offline', cut);
    signal.addEventListener('abort', stop);
    watchStillness();
    upload.start();
  });
}

/** A failure without an answer, or with one that may be another next time, is an interruption; the rest is a refusal. */
function endOf(error: Error): Sent {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return { end: 'cut', message: null };
  const status = response.getStatus();
  const message = messageOf(response);
  if (status === 403 && /csrf/i.test(response.getBody())) return { end: 'csrf' };
  return { end: isTrouble(status) || passing.has(status) ? 'cut' : 'refused', message };
}

/** The server cannot answer just now, and nothing is said about the file. */
const isTrouble = (status: number): boolean => status >= 500 || status === 429;

function messageOf(response: HttpResponse): string | null {
  const body = errorBodySchema.safeParse(parseJson(response.getBody()));
  return body.success ? body.data.message : null;
}

/** Id of the file that an upload becomes: the server names the upload after it; null for another address. */
export const attachmentIdIn = (address: string): string | null =>
  /[0-9A-HJKMNP-TV-Z]{26}/.exec(address.slice(address.lastIndexOf('/')))?.[0] ?? null;
