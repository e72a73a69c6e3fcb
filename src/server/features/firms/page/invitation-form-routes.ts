import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InvitationForm } from '#contract/page.ts';
import { accountLimits } from '#domain/accounts/account.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import { finishSignIn } from '#server/features/accounts/log-in/finish-sign-in.ts';
import { joinFirm, joinWithNewAccount } from '#server/features/firms/invitations/join-firm.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { sendPersonalPage } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { invitationPage } from './invitation-page.ts';

const formLimit = { name: 'invitation-forms', max: 20, windowMs: 10 * 60_000 };

type Posted = { Body: FormFields };
type Asked = { services: Services; caller: Caller; path: string };

/** Binds the forms of an invitation, which work without scripts: an account joins, or is made and joins (I5). */
export function bindInvitationForms(app: FastifyInstance, services: Services): void {
  for (const path of allPathsOf('invitation')) {
    app.post<Posted>(path, async (request, reply) => {
      refuseForeignOrigin(request);
      const caller = await identifyCaller(request, services);
      await countAgainstLimit(services, formLimit, caller.address);
      return answer(request, reply, { services, caller, path });
    });
  }
}

async function answer(request: FastifyRequest<Posted>, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { services, caller, path } = asked;
  const fields = request.body ?? {};
  const token = textOf(fields['token']).slice(0, 100);
  try {
    await join(reply, asked, { fields, token });
    return await reply.redirect(`${pathOf('portalPeople', caller.language)}?done=joined`, 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const page = await invitationPage(services, { caller, token, form: refusedForm(error, fields, caller) });
    const match = { screen: 'invitation', parameters: {} } as const;
    const { status } = errorCodes[error.code];
    return sendPersonalPage(request, reply, { services, match, path, page: { ...page, status } });
  }
}

type Sent = { fields: FormFields; token: string };

async function join(reply: FastifyReply, { services, caller }: Asked, { fields, token }: Sent): Promise<void> {
  if (textOf(fields['go']) === 'join') return joinFirm(services, { token, caller });
  if (textOf(fields['go']) !== 'register' || caller.user) throw new AppError('invalid-input');
  const form = {
    username: textOf(fields['username']).slice(0, accountLimits.username.maximum + 1),
    password: textOf(fields['password']).slice(0, accountLimits.password.maximum + 1),
  };
  finishSignIn(reply, caller, await joinWithNewAccount(services, { token, caller, form }));
}

/** What keeps the form from being accepted, at its field where it is about one; the password is not sent back. */
function refusedForm({ code, fields: issues }: AppError, fields: FormFields, { language }: Caller): InvitationForm {
  return {
    username: textOf(fields['username']).slice(0, accountLimits.username.maximum),
    issues: [...issues],
    failure: issues.length > 0 ? null : textsOf(language)(`errorCodes:${code}`),
  };
}
