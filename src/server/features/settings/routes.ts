import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/settings.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { readSecuritySettings } from '#server/settings/security-settings.ts';
import { changeSecuritySettings } from './change-security-settings.ts';

/** Serves the settings of the back office. */
export function bindSettingsEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.getSecuritySettings,
    handle: async () => {
      const { settings, version } = await readSecuritySettings(services.db);
      return { ...settings, version };
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeSecuritySettings,
    handle: ({ body, audit }) => changeSecuritySettings(services, body, audit),
  });
}
