import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FirmNews, PeopleForm } from '#contract/page.ts';
import { accountLimits } from '#domain/accounts/account.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { firmRights } from '#domain/firms/rights.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { allPathsOf } from '#domain/routes.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { sendPersonalPage } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { peopleDeeds } from './people-deeds.ts';
import { peoplePage } from './people-page.ts';

const formLimit = { name: 'people-forms', max: 60, windowMs: 10 * 60_000 };

type Posted = { Body: FormFields };
type Asked = { services: Services; caller: Caller; path: string };

/** Binds the forms of the page of a firm's people, which work without scripts (I5). */
export function bindPeopleForms(app: FastifyInstance, services: Services): void {
  for (const path of allPathsOf('portalPeople')) {
    app.post<Posted>(path, async (request, reply) => {
      refuseForeignOrigin(request);
      const caller = await identifyCaller(request, services);
      demand(caller, 'open-portal');
      if (caller.user?.role !== 'user') throw new AppError('access-denied');
      await countAgainstLimit(services, formLimit, caller.address);
      return answer(request, reply, { services, caller, path });
    });
  }
}

async function answer(request: FastifyRequest<Posted>, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { services, caller, path } = asked;
  const fields = request.body ?? {};
  try {
    return await reply.redirect(`${path}?done=${await act(asked, fields)}`, 303);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'sign-in-required') throw error;
    const page = await peoplePage(services, { caller, form: refusedForm(error, fields, caller) });
    const match = { screen: 'portalPeople', parameters: {} } as const;
    const { status } = errorCodes[error.code];
    return sendPersonalPage(request, reply, { services, match, path, page: { ...page, status } });
  }
}

async function act({ services, caller }: Asked, fields: FormFields): Promise<FirmNews> {
  const deed = peopleDeeds.find(({ wish }) => wish === textOf(fields['go']));
  if (!deed) throw new AppError('invalid-input');
  const right = firmRights.find((each) => each === textOf(fields['right']));
  const idOf = (name: string) => textOf(fields[name]).slice(0, 40);
  const typed = { customerId: idOf('firm'), id: idOf('id'), email: typedEmail(fields), right: right ?? 'messages' };
  await deed.act(services, { ...typed, caller });
  return deed.news;
}

const typedEmail = (fields: FormFields) => textOf(fields['email']).slice(0, accountLimits.email.maximum);

/** What keeps a form from being accepted, at the address where it is about that; what was typed goes back. */
function refusedForm({ code, fields: issues }: AppError, fields: FormFields, { language }: Caller): PeopleForm {
  const atEmail = issues?.find(({ field }) => field === 'email')?.message ?? null;
  const failure = atEmail === null ? textsOf(language)(`errorCodes:${code}`) : null;
  const right = firmRights.find((each) => each === textOf(fields['right'])) ?? 'messages';
  return { firm: textOf(fields['firm']), email: typedEmail(fields), right, failure, atEmail };
}
