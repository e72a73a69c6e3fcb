import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/error-body.ts';
import { type ErrorCode, errorCodes, severityOf } from '#domain/errors/codes.ts';
import type { Language } from '#domain/languages.ts';
import { matchPath, pathOf } from '#domain/routes.ts';
import { AppError } from './app-error.ts';
import { languageOf } from './caller.ts';
import { errorDocument } from './error-document.ts';
import { isFilesAway } from './files-away.ts';
import { recordFailure } from '#server/features/errors/record-failure.ts';
import { shapeText } from './refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/** Errors of the HTTP layer that have a code of ours. */
const foreignCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
};

const filesAwayRetryMs = 30_000;
/** When a call that the database could not serve may be worth repeating. */
const databaseRetryMs = 5000;

/** Sends every error in one shape, in the caller's language, without internal details (J4). */
export function installErrorResponses(app: FastifyInstance, services: Services): void {
  app.setErrorHandler(async (error: FastifyError | AppError, request, reply) => {
    const known = error instanceof AppError ? error : asAppError(error, services);
    const body = errorBody(known, request, services);
    const { status } = errorCodes[known.code];
    // Too much to do is no failure, and writing it down would be more to do.
    if (status >= 500 && known.code !== 'server-busy') {
      request.log.error({ err: error, errorId: body.errorId }, 'request failed');
      await recordFailure(services, { error, body, request });
    }
    if (known.code === 'links-not-mailed') {
      request.log.warn({ route: request.routeOptions.url }, 'no link was mailed: SITE_HOSTS is not set');
    }
    const language = languageOf(request, services);
    return sendError(request, reply, { status, body, retryAfter: retryAfterOf(known), language });
  });
  app.setNotFoundHandler(() => {
    throw new AppError('not-found');
  });
}

/** Body of an error response; the log has its id beside the cause (J4). */
export function errorBody(error: AppError, request: FastifyRequest, services: Services): ErrorBody {
  const { category } = errorCodes[error.code];
  const now = services.clock();
  const language = languageOf(request, services);
  const details = error.fields.map((each) => ({ ...each, message: each.message || shapeText(each.rule, language) }));
  const [first] = details;
  return {
    code: error.code,
    message: textsOf(language)(`errorCodes:${error.code}`),
    category,
    severity: severityOf[category],
    errorId: `ERR_${now.toString(36)}_${services.newId().slice(-8)}`.toUpperCase(),
    timestamp: new Date(now).toISOString(),
    ...(first && { field: first.field, details }),
  };
}

function asAppError(error: FastifyError, services: Services): AppError {
  const code = foreignCodes[error.code];
  if (code) return new AppError(code);
  if (error.statusCode === 400) return new AppError('malformed-body');
  if (isFilesAway(error)) return new AppError('files-unavailable', { retryAfterMs: filesAwayRetryMs });
  if (!services.engine.isUnavailable(error)) return new AppError('internal-error');
  return new AppError('database-unavailable', { retryAfterMs: databaseRetryMs });
}

/** Whole seconds for the header Retry-After; null where waiting does not help (RFC 9110 §10.2.3). */
export function retryAfterOf({ retryAfterMs }: AppError): number | null {
  return retryAfterMs === undefined ? null : Math.max(1, Math.ceil(retryAfterMs / 1000));
}

type Refusal = { status: number; body: ErrorBody; retryAfter: number | null; language: Language };

/** Sends JSON, or a page to a browser that opens the address itself, which asks for HTML. */
function sendError(request: FastifyRequest, reply: FastifyReply, { status, body, retryAfter, language }: Refusal) {
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  reply.code(status).header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html')) return reply.send(body);
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .send(errorDocument(body, { language, from: pageOf(request, language) }));
}

/** The page that a browser asked for, or sent a form of; the portal's own where a form has an address that shows nothing. */
function pageOf({ method, url }: FastifyRequest, language: Language): string {
  const isShown = method === 'GET' || matchPath(url.split('?')[0] ?? '') !== null;
  return isShown ? url : pathOf('portal', language);
}
