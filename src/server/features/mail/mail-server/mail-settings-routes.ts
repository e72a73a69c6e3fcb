import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/mail/mail-delivery.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { changeMailSettings, readMailSettings } from './change-mail-settings.ts';
import { sendTestMail } from './send-test-mail.ts';

/** Serves the settings of the mail server and the test mail (G7). */
export function bindMailSettingsEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.getMailSettings,
    handle: ({ caller }) => readMailSettings(services, caller),
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeMailSettings,
    handle: async ({ body, caller, audit }) => {
      await changeMailSettings(services, { change: body, reader: caller.language, audit });
      return readMailSettings(services, caller);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.sendTestMail,
    handle: ({ caller, audit }) =>
      sendTestMail(services, { userId: caller.user?.id ?? '', language: caller.language, audit }),
  });
}
