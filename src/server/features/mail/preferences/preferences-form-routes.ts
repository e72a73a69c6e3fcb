import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailTopics } from '#domain/mail/mail-topics.ts';
import { type FormFields, textOf, valuesOf } from '#domain/pages/posted-fields.ts';
import { allPathsOf } from '#domain/routes.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import {
  type UploadedForm,
  acceptUploadedForms,
  isUploadedForm,
  readUploadedForm,
} from '#server/http/calls/uploaded-form.ts';
import { sendPersonalPage } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { storePreference } from './mail-preferences-store.ts';
import { preferencesPage } from './preferences-page.ts';
import { type PreferencesReader, readPreferencesToken } from './preferences-token.ts';
import { storeTopics } from './read-preferences.ts';

/** By address written to, not by caller: mail services send the clicks of many people from few machines. */
const formLimit = { name: 'mail-preferences', max: 60, windowMs: 10 * 60_000 };
const formBytes = 16 * 1024;

type Posted = { Body: FormFields | UploadedForm | undefined; Querystring: { token?: string | string[] } };

/**
 * Binds what the link of a mail does when it is posted to (I3): one click of a mail program, which sends no cookie and no `Origin`
 * (RFC 8058 §3.2), and the forms of the page. The token alone decides: there is no session that another site could use.
 */
export function bindPreferencesForms(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    acceptUploadedForms(scope, formBytes);
    for (const path of allPathsOf('mailPreferences')) {
      scope.post<Posted>(path, async (request, reply) => answer(request, reply, { services, path }));
    }
  });
}

async function answer(
  request: FastifyRequest<Posted>,
  reply: FastifyReply,
  { services, path }: { services: Services; path: string },
): Promise<FastifyReply> {
  const token = textOf(request.query.token);
  const match = { screen: 'mailPreferences', parameters: {} } as const;
  const reader = readPreferencesToken(services.signingKeys.all(), token);
  if (reader) await countAgainstLimit(services, formLimit, reader.emailKey);
  const fields = await fieldsOf(request.body);
  const isOneClick = textOf(fields['List-Unsubscribe']) === 'One-Click';
  const done = reader && (await act(services, reader, isOneClick ? { go: 'off' } : fields));
  if (!done || isOneClick) {
    // Programs that post do not follow to another page.
    const page = await preferencesPage(services, { token, done });
    return sendPersonalPage(request, reply, { services, match, path, page });
  }
  return reply.redirect(`${path}?${new URLSearchParams({ token, done }).toString()}`, 303);
}

async function act(
  services: Services,
  { emailKey, topic }: PreferencesReader,
  fields: FormFields,
): Promise<'off' | 'on' | 'saved'> {
  const wish = textOf(fields['go']);
  if (wish === 'save') {
    const wanted = mailTopics.filter((each) => valuesOf(fields['on']).includes(each));
    await storeTopics(services, { emailKey, wanted });
    return 'saved';
  }
  if (wish !== 'off' && wish !== 'on') throw new AppError('invalid-input');
  await storePreference(services.db, { emailKey, topic, isOn: wish === 'on', now: services.clock() });
  return wish;
}

/** The fields of a form, in either of the forms in which programs send them. */
async function fieldsOf(body: Posted['Body']): Promise<FormFields> {
  if (!isUploadedForm(body)) return body ?? {};
  const form = await readUploadedForm(body);
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]),
  );
}
