import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/mail/mail-delivery.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { endHold } from './hold/end-hold.ts';
import { listOutboxRows, readOutboxMail } from './outbox-list-store.ts';
import { resendFailedMails } from './resend/resend-failed-mails.ts';
import { resendMail } from './resend/resend-mail.ts';

/** Serves the outbox: what was sent, what was not and why, and sending it again. */
export function bindOutboxEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listOutbox,
    handle: ({ query }) => listOutboxRows(services, query),
  });
  bindEndpoint(app, services, {
    endpoint: contract.getOutboxMail,
    handle: async ({ parameters }) => {
      const mail = await readOutboxMail(services.db, parameters.id);
      if (!mail) throw new AppError('not-found');
      return mail;
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.sendHeldMails,
    handle: ({ audit }) => endHold(services, { ending: 'send', audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.discardHeldMails,
    handle: ({ audit }) => endHold(services, { ending: 'discard', audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.resendFailedMails,
    handle: ({ audit }) => resendFailedMails(services, audit),
  });
  bindEndpoint(app, services, {
    endpoint: contract.resendMail,
    handle: ({ parameters, caller, idempotencyKey, audit }) =>
      resendMail(services, { id: parameters.id, userId: caller.user?.id ?? '', idempotencyKey, audit }),
  });
}
