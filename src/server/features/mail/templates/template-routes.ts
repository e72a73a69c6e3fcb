import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/mail/mail.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { previewReplyMail } from '#server/features/mail/compose/requests/compose-reply.ts';
import { sampleValues } from '#server/features/mail/compose/requests/reply-values.ts';
import { changeTemplate, createTemplate, deleteTemplate } from './save-template.ts';
import { listTemplates } from './template-store.ts';
import { fillMessage } from '#server/features/mail/compose/typed-message.ts';

/** Serves the message templates (G7). */
export function bindTemplateEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listMessageTemplates,
    handle: async () => ({ templates: await listTemplates(services.db) }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.createMessageTemplate,
    handle: ({ body: { kind = 'request', ...texts }, caller, idempotencyKey, audit }) =>
      createTemplate(services, {
        texts: { kind, ...texts },
        reader: caller.language,
        key: idempotencyKey,
        userId: caller.user?.id ?? '',
        audit,
      }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeMessageTemplate,
    handle: ({ parameters: { id }, body: { version, kind = 'request', ...texts }, caller, audit }) =>
      changeTemplate(services, { id, version, texts: { kind, ...texts }, reader: caller.language, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.deleteMessageTemplate,
    handle: async ({ parameters, body, audit }) => {
      await deleteTemplate(services, { id: parameters.id, version: body.version, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.previewMessageTemplate,
    handle: async ({ body: { language, ...message }, caller }) => {
      const values = sampleValues(language, { origin: caller.origin, hosts: services.config.siteHosts });
      const filled = fillMessage({ message, reader: caller.language }, values);
      return previewReplyMail({
        language,
        number: values.number ?? '',
        message: filled,
        agency: services.agency.current().facts,
      });
    },
  });
}
