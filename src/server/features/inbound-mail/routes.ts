import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/mail/inbound-mail.ts';
import { idSchema } from '#contract/shapes.ts';
import { demand } from '#server/http/calls/actor.ts';
import { answerFile, disposition } from '#server/http/calls/answer-file.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';
import { changeMailbox, readMailboxSettings, tryStoredMailbox } from './change-mailbox.ts';
import { joinByHand, makeRequest, setAside } from './decide-mail.ts';
import { listInboundRows, readWholeMail } from './inbound-list-store.ts';
import { findInboundMail } from './inbound-mails-store.ts';

/** Binds the calls about mails that come in: the mailbox, the list, and what a person decides (I2). */
export function bindInboundMail(app: FastifyInstance, services: Services): void {
  bindMailbox(app, services);
  bindReading(app, services);
  bindDecisions(app, services);
}

function bindMailbox(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.getMailboxSettings,
    handle: () => readMailboxSettings(services),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeMailboxSettings,
    handle: async ({ body, caller, audit }) => {
      await changeMailbox(services, { change: body, reader: caller.language, audit });
      return readMailboxSettings(services);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.tryMailboxSettings,
    handle: ({ audit }) => tryStoredMailbox(services, audit),
  });
}

function bindReading(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listInboundMails,
    handle: ({ query }) => listInboundRows(services.db, query),
  });
  bindEndpoint(app, services, {
    endpoint: contract.getInboundMail,
    handle: async ({ parameters }) => {
      const mail = await readWholeMail(services.db, parameters.id);
      if (!mail) throw new AppError('not-found');
      return mail;
    },
  });
  app.get(contract.inboundMailSourcePath, { exposeHeadRoute: false }, async (request, reply) => {
    demand(await identifyCaller(request, services), 'read-service-requests');
    const id = idSchema.safeParse((request.params as { id?: string }).id);
    const row = id.success ? await findInboundMail(services.db, id.data) : null;
    if (!row || row.object_key === null) throw new AppError('not-found');
    const bytes = await services.files.get(row.object_key);
    return answerFile(reply, { bytes, type: 'message/rfc822', disposition: disposition(`${row.id}.eml`) });
  });
}

function bindDecisions(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.joinInboundMail,
    handle: ({ parameters, body, caller, audit }) =>
      joinByHand(services, { id: parameters.id, number: body.number, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.makeRequestOfMail,
    handle: ({ parameters, body, caller, audit }) =>
      makeRequest(services, { id: parameters.id, language: body.language, caller, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.setInboundMailAside,
    handle: async ({ parameters, caller, audit }) => {
      await setAside(services, { id: parameters.id, caller, audit });
      return {};
    },
  });
}
