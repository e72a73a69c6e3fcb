import type { FastifyInstance } from 'fastify';
import { changeErrorState, getErrorGroup, listErrorGroups, reportError } from '#contract/errors.ts';
import { isReported } from '#domain/errors/failure.ts';
import { recordReport } from './record-report.ts';
import { changeState } from '#server/features/errors/change-state.ts';
import { listGroups, readGroup } from './error-group-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';

/** Serves the calls about errors: reporting for everybody, the rest for administrators (J4). */
export function bindErrorEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: reportError,
    handle: async ({ body, caller }) => {
      if (!isReported({ status: null, severity: body.severity })) return {};
      const isSignedIn = caller.user !== null || Boolean(body.userId) || Boolean(body.sessionId);
      await recordReport(services, {
        errorId: body.errorId,
        message: body.message,
        category: body.category,
        severity: body.severity,
        source: 'browser',
        url: body.url,
        userAgent: body.userAgent,
        isSignedIn,
        stack: body.stack ?? '',
        context: body.context ?? {},
      });
      return {};
    },
  });
  bindEndpoint(app, services, { endpoint: listErrorGroups, handle: ({ query }) => listGroups(services.db, query) });
  bindEndpoint(app, services, {
    endpoint: getErrorGroup,
    handle: async ({ parameters }) => {
      const group = await readGroup(services.db, parameters.fingerprint);
      if (!group) throw new AppError('not-found');
      return group;
    },
  });
  bindEndpoint(app, services, {
    endpoint: changeErrorState,
    handle: ({ parameters, body, audit }) => changeState(services, { ...parameters, ...body, audit }),
  });
}
