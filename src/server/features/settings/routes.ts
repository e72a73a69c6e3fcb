import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/settings.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { readSecuritySettings } from './security-settings-store.ts';
import { readQuoteSettings } from './quote-settings-store.ts';
import { readAgencyFacts } from './agency-facts-store.ts';
import { changeAgencyFacts } from './change-agency-facts.ts';
import { changeLook, cleanedDrawing, readLookSettings } from './change-look.ts';
import { changeQuoteSettings } from './change-quote-settings.ts';
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
  bindEndpoint(app, services, {
    endpoint: contract.getAgencyFacts,
    handle: async () => {
      const { facts, version } = await readAgencyFacts(services.db);
      return { ...facts, version };
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeAgencyFacts,
    handle: ({ body, caller, audit }) =>
      changeAgencyFacts(services, { change: body, language: caller.language, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.getQuoteSettings,
    handle: async () => {
      const { settings, version } = await readQuoteSettings(services.db);
      return { ...settings, version };
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeQuoteSettings,
    handle: ({ body, caller, audit }) =>
      changeQuoteSettings(services, { change: body, language: caller.language, audit }),
  });
  bindEndpoint(app, services, { endpoint: contract.getLookSettings, handle: () => readLookSettings(services) });
  bindEndpoint(app, services, {
    endpoint: contract.changeLookSettings,
    handle: ({ body, caller, audit }) =>
      changeLook(services, { change: body, language: caller.language, userId: caller.user?.id ?? '', audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.cleanLogo,
    handle: async ({ body, caller }) => {
      const drawing = await cleanedDrawing(services, body.svg, caller.language);
      return { ...drawing, isChanged: hasLess(drawing.svg, body.svg) };
    },
  });
}

/** Start tags, except of elements that draw nothing and of styles, which become attributes. */
const silent = /<(?!style|metadata|title|desc|\w+:)(?=[a-z])/gi;
const tagsOf = (svg: string) => svg.match(silent)?.length ?? 0;

/** Whether the sanitised drawing lacks elements that the author may miss. */
const hasLess = (clean: string, given: string) => tagsOf(clean) < tagsOf(given);
