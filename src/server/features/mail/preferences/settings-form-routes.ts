import type { FastifyInstance } from 'fastify';
import { mailTopics } from '#domain/mail/mail-topics.ts';
import { type FormFields, textOf, valuesOf } from '#domain/pages/posted-fields.ts';
import { allPathsOf } from '#domain/routes.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Services } from '#server/services.ts';
import { findVerifiedAddress } from './preference-addresses-store.ts';
import { storeTopics } from './read-preferences.ts';

const formLimit = { name: 'settings-forms', max: 60, windowMs: 10 * 60_000 };

/** Binds the form of the settings in which customers choose their mails, which works without scripts (I3). */
export function bindSettingsForm(app: FastifyInstance, services: Services): void {
  for (const path of allPathsOf('settings')) {
    app.post<{ Body: FormFields }>(path, async (request, reply) => {
      refuseForeignOrigin(request);
      const caller = await identifyCaller(request, services);
      demand(caller, 'open-portal');
      await countAgainstLimit(services, formLimit, caller.address);
      const fields = request.body ?? {};
      const address = await findVerifiedAddress(services.db, caller.user?.id ?? '');
      if (textOf(fields['go']) !== 'mails' || !address) throw new AppError('invalid-input');
      const wanted = mailTopics.filter((topic) => valuesOf(fields['on']).includes(topic));
      await storeTopics(services, { emailKey: address.emailKey, wanted });
      return reply.redirect(`${path}?done=mails#mails`, 303);
    });
  }
}
