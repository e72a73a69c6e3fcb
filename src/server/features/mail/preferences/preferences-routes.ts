import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/mail/mail-preferences.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listTurnedOff } from './mail-preferences-store.ts';
import { findAddressesOf } from './preference-addresses-store.ts';
import { bindPreferencesForms } from './preferences-form-routes.ts';
import { readOwnPreferences } from './read-preferences.ts';
import { bindSettingsForm } from './settings-form-routes.ts';

/** Serves which mails customers want: to themselves, behind the links of mails, and to the office (I3, I5). */
export function bindMailPreferences(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.readMailPreferences,
    handle: async ({ caller: { user } }) => {
      if (!user) throw new AppError('sign-in-required');
      return readOwnPreferences(services, user.id);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.listTurnedOffMails,
    handle: async ({ parameters: { id } }) => {
      const addresses = await findAddressesOf(services.db, id);
      if (!addresses) throw new AppError('not-found');
      const off = await listTurnedOff(services.db, addresses);
      return { addresses: addresses.flatMap((email) => ofAddress(email, off.get(email))) };
    },
  });
  bindPreferencesForms(app, services);
  bindSettingsForm(app, services);
}

const ofAddress = (email: string, topics: contract.TurnedOffMails['addresses'][number]['topics'] | undefined) =>
  topics ? [{ email, topics }] : [];
