import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import { lengthOf } from '#domain/text-length.ts';
import { threadAnchor, threadFormPath } from '#domain/threads/thread-form.ts';
import { type ThreadPlace, threadLimits } from '#domain/threads/thread.ts';
import { writeAsCustomer } from '#server/features/threads/write-message.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { isIdempotencyKey } from '#server/http/calls/idempotency-key.ts';
import { type PersonalPage, sendPersonalPage } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { projectPage } from './project-page.ts';
import { requestPage } from './request-page.ts';
import type { RefusedMessage } from './thread-of-page.ts';

const formLimit = { name: 'thread-forms', max: 60, windowMs: 10 * 60_000 };
const screenOf = { project: 'portalProject', request: 'portalRequest' } as const;

type Posted = { Body: FormFields; Params: { id: string } };
type Asked = { services: Services; place: ThreadPlace; id: string; caller: Caller };

/** Binds the form by which a customer writes to the agency without scripts, on the pages of a project and of a request (I2). */
export function bindMessageForms(app: FastifyInstance, services: Services): void {
  for (const place of ['project', 'request'] as const) {
    for (const path of allPathsOf(screenOf[place])) {
      app.post<Posted>(threadFormPath(path), async (request, reply) => {
        refuseForeignOrigin(request);
        const caller = await identifyCaller(request, services);
        demand(caller, 'open-portal');
        await countAgainstLimit(services, formLimit, caller.address);
        return answer(request, reply, { services, place, id: request.params.id, caller });
      });
    }
  }
}

async function answer(request: FastifyRequest<Posted>, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { services, place, id } = asked;
  const fields = request.body ?? {};
  const body = textOf(fields['body']);
  const refusal = await trySending(asked, body, textOf(fields['key']));
  const page = await pageOf(asked, refusal && { body, code: refusal });
  const { language = asked.caller.language } = page;
  const path = pathOf(screenOf[place], language, { id });
  if (refusal === null) return reply.redirect(`${path}#${threadAnchor}`, 303);
  const match = { screen: screenOf[place], parameters: { id } } as const;
  return sendPersonalPage(request, reply, { services, match, path, page });
}

type Refusal = { body: string; code: keyof typeof errorCodes };

/** The page with the message that was refused, said in the language of the page. */
async function pageOf(asked: Asked, refused: Refusal | null): Promise<PersonalPage> {
  const page = await rendered(asked, null);
  if (!refused || !page.data.thread) return page;
  const t = textsOf(page.language ?? asked.caller.language);
  const failure = refused.body.trim() === '' ? t('threads:composer.empty') : t(`errorCodes:${refused.code}`);
  return { ...(await rendered(asked, { body: refused.body, failure })), status: errorCodes[refused.code].status };
}

const rendered = ({ services, place, id, caller }: Asked, message: RefusedMessage): Promise<PersonalPage> =>
  place === 'project' ? projectPage(services, { id, caller, message }) : requestPage(services, { id, caller, message });

/** Why a message was refused; null where it was stored, now or before. */
async function trySending(
  { services, place, id, caller }: Asked,
  body: string,
  key: string,
): Promise<keyof typeof errorCodes | null> {
  try {
    if (lengthOf(body) > threadLimits.message || !isIdempotencyKey(key)) throw new AppError('invalid-input');
    await writeAsCustomer(services, { place, id, body, quoted: null, caller, idempotencyKey: key });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}
