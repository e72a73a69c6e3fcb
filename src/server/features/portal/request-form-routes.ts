import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestFormState } from '#contract/service-requests/own-requests.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import { lengthOf } from '#domain/text-length.ts';
import { withdrawRequest } from '#server/features/service-requests/portal/withdraw-request.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { sendPersonalPage } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Caller, Services } from '#server/services.ts';
import { requestPage } from './request-page.ts';

const formLimit = { name: 'request-forms', max: 60, windowMs: 10 * 60_000 };

type Posted = { Body: FormFields; Params: { id: string } };
type Asked = { services: Services; id: string; caller: Caller };

/** Binds the form by which a customer withdraws a request, on its page; works without scripts (domain rules, "Service request"). */
export function bindRequestForms(app: FastifyInstance, services: Services): void {
  for (const path of allPathsOf('portalRequest')) {
    app.post<Posted>(path, async (request, reply) => {
      refuseForeignOrigin(request);
      const caller = await identifyCaller(request, services);
      demand(caller, 'open-portal');
      await countAgainstLimit(services, formLimit, caller.address);
      return answer(request, reply, { services, id: request.params.id, caller });
    });
  }
}

async function answer(request: FastifyRequest<Posted>, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { services, id, caller } = asked;
  const fields = request.body ?? {};
  const reason = textOf(fields['reason']);
  const refusal = await tryWithdrawing(asked, { go: textOf(fields['go']), reason });
  const form = refusal && { reason, failure: failureOf(refusal) };
  const page = await requestPage(services, { id, caller, ...(form && { form }) });
  const { language = caller.language } = page;
  const path = pathOf('portalRequest', language, { id });
  if (refusal === null) return reply.redirect(path, 303);
  const match = { screen: 'portalRequest', parameters: { id } } as const;
  const { status } = errorCodes[refusal];
  return sendPersonalPage(request, reply, { services, match, path, page: { ...page, status } });
}

/** Why nothing was withdrawn; null where it was, now or before. */
async function tryWithdrawing(
  { services, id, caller }: Asked,
  { go, reason }: { go: string; reason: string },
): Promise<keyof typeof errorCodes | null> {
  try {
    if (go !== 'withdraw' || lengthOf(reason) > requestLimits.reason) throw new AppError('invalid-input');
    await withdrawRequest(services, { id, reason, caller });
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'sign-in-required') throw error;
    return error.code;
  }
}

/** What the page says of it, in its own words. */
function failureOf(code: keyof typeof errorCodes): RequestFormState['failure'] {
  if (code === 'invalid-input') return 'too-long';
  return code === 'access-denied' ? 'not-allowed' : 'too-late';
}
