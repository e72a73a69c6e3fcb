import type { FastifyError, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/error-body.ts';
import { recordReport } from './record-report.ts';
import type { Services } from '#server/services.ts';

type Failed = { error: Error; body: ErrorBody; request: FastifyRequest };

/**
 * Records a failure of the server as an error report, with the id of its response (J4). As in the log, the error's
 * message is left out, because it may quote a visitor. Failures of the database are not recorded in the database.
 */
export async function recordFailure(services: Services, { error, body, request }: Failed): Promise<void> {
  if (body.category === 'database') return;
  const { name, code } = error as FastifyError;
  try {
    await recordReport(services, {
      errorId: body.errorId,
      message: code ? `${name} ${code}` : name,
      category: body.category,
      severity: body.severity,
      source: 'server',
      url: request.routeOptions.url ?? '',
      userAgent: request.headers['user-agent'] ?? '',
      isSignedIn: /(?:^|[;\s-])session=/.test(request.headers.cookie ?? ''),
      stack: error.stack ?? '',
      context: { method: request.method },
    });
  } catch (failure) {
    request.log.warn({ err: failure, errorId: body.errorId }, 'a failure could not be counted');
  }
}
