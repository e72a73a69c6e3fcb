import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OwnDataForm } from '#contract/page.ts';
import { accountLimits } from '#domain/accounts/account.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { allPathsOf } from '#domain/routes.ts';
import { askForDeletion, confirmDeletion } from '#server/features/personal-data/erasure/delete-account.ts';
import { askForExport } from '#server/features/personal-data/export/ask-for-export.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { sendPersonalPage } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import { clearSessionCookie } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { ownDataPage } from './own-data-page.ts';

const formLimit = { name: 'own-data-forms', max: 30, windowMs: 10 * 60_000 };

type Posted = { Body: FormFields };
type Outcome = 'there' | 'gone';

/** Binds the forms of the page of one's data, which work without scripts: a copy is asked for, the account is deleted (K6). */
export function bindOwnDataForms(app: FastifyInstance, services: Services): void {
  for (const path of allPathsOf('portalData')) {
    app.post<Posted>(path, async (request, reply) => {
      refuseForeignOrigin(request);
      const caller = await identifyCaller(request, services);
      demand(caller, 'manage-own-account');
      await countAgainstLimit(services, formLimit, caller.address);
      return answer(request, reply, { services, caller, path });
    });
  }
}

type Asked = { services: Services; caller: Caller; path: string };

async function answer(request: FastifyRequest<Posted>, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { services, caller, path } = asked;
  const fields = request.body ?? {};
  const token = textOf(fields['token']).slice(0, 100);
  const match = { screen: 'portalData', parameters: {} } as const;
  try {
    if ((await act(asked, { fields, token })) === 'there') return await reply.redirect(path, 303);
    clearSessionCookie(reply, caller);
    return await sendPersonalPage(request, reply, { services, match, path, page: { data: { isDeleted: true } } });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'sign-in-required') throw error;
    const page = await ownDataPage(services, { caller, token, form: refusedForm(error, fields, caller) });
    const { status } = errorCodes[error.code];
    return sendPersonalPage(request, reply, { services, match, path, page: { ...page, status } });
  }
}

async function act(
  { services, caller }: Asked,
  { fields, token }: { fields: FormFields; token: string },
): Promise<Outcome> {
  const wish = textOf(fields['go']);
  if (wish === 'export') {
    await askForExport(services, caller);
    return 'there';
  }
  if (wish === 'confirm') {
    await confirmDeletion(services, caller, token);
    return 'gone';
  }
  if (wish !== 'delete') throw new AppError('invalid-input');
  const password = textOf(fields['currentPassword']).slice(0, accountLimits.password.maximum);
  return (await askForDeletion(services, caller, password)) ? 'gone' : 'there';
}

/** What keeps a form from being accepted, at the password where it is about that; the password itself is not sent back. */
function refusedForm({ code, fields: issues }: AppError, fields: FormFields, { language }: Caller): OwnDataForm {
  const kind = textOf(fields['go']) === 'export' ? 'export' : 'delete';
  const atPassword = issues?.find(({ field }) => field === 'currentPassword')?.message ?? null;
  const failure = atPassword === null ? textsOf(language)(`errorCodes:${code}`) : null;
  return { kind, failure, atPassword };
}
