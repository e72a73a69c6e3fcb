import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { QuoteFormState } from '#contract/page.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { matchOfQuoteKey, quoteKeyOf } from '#domain/quotes/signing/quote-page-match.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import { quoteOfPage } from '#server/features/quotes/private/read-private-quote.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { retryAfterOf } from '#server/http/calls/error-responses.ts';
import { isIdempotencyKey } from '#server/http/calls/idempotency-key.ts';
import { sendPersonalPage } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { type QuoteForm, answersByForm, signValuesOf } from './answer-by-form.ts';
import { quotePage } from './quote-page.ts';

const formLimit = { name: 'quote-forms', max: 60, windowMs: 10 * 60_000 };

type Posted = { Body: FormFields; Params: Record<string, string> };
type Asked = { services: Services; asking: Asking };

/** Binds the forms of a quote's page, which work without scripts (H5): every answer that the calls know, on the page's own address. */
export function bindQuoteForms(app: FastifyInstance, services: Services): void {
  for (const screen of ['quote', 'portalQuote'] as const) {
    for (const path of allPathsOf(screen)) {
      app.post<Posted>(path, async (request, reply) => {
        refuseForeignOrigin(request);
        const caller = await identifyCaller(request, services);
        await countAgainstLimit(services, formLimit, caller.address);
        const key = quoteKeyOf({ screen, parameters: request.params }) ?? '';
        return answer(request, reply, { services, asking: { key, caller } });
      });
    }
  }
}

async function answer(
  request: FastifyRequest<Posted>,
  reply: FastifyReply,
  { services, asking }: Asked,
): Promise<FastifyReply> {
  const fields = request.body ?? {};
  const [path = '/', query = ''] = request.url.split('?', 2);
  const search = new URLSearchParams(query);
  const match = matchOfQuoteKey(asking.key);
  const found = await quoteOfPage(services, asking);
  const send = async (form: Partial<QuoteFormState>, status: number) => {
    const page = await quotePage(services, { ...asking, search, form });
    return sendPersonalPage(request, reply, { services, match, path, page: { status, ...page } });
  };
  if ('gone' in found) return send({}, errorCodes[found.gone].status);
  const { document } = found.quote;
  const form = { asking, document, fields, search, idempotencyKey: keyOf(services, fields) };
  const { refusal, codeSentTo } = await tryAnswer(services, form);
  if (refusal) {
    const retryAfter = retryAfterOf(refusal);
    if (retryAfter) reply.header('retry-after', retryAfter);
    return send({ ...typedIn(form), ...wordsOf(refusal, form) }, statusOf(refusal));
  }
  // The signing goes on with what was typed once its code is on its way.
  if (codeSentTo !== null) return send({ ...typedIn(form), codeSentTo }, 200);
  return reply.redirect(pathOf(match.screen, document.language, match.parameters), 303);
}

type Tried = { refusal: AppError | null; codeSentTo: string | null };

/** Answers as the button says. Where somebody was faster, the page says what has become of the quote, so that it is no refusal. */
async function tryAnswer(services: Services, form: QuoteForm): Promise<Tried> {
  try {
    const codeSentTo = (await answersByForm[textOf(form.fields['go'])]?.(services, form)) ?? null;
    return { refusal: null, codeSentTo };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: outdated.includes(error.code) ? null : error, codeSentTo: null };
  }
}

const outdated: readonly string[] = ['move-not-allowed', 'quote-has-left', 'not-found'];

function keyOf({ newToken }: Services, fields: FormFields): string {
  const key = textOf(fields['idempotencyKey']);
  return isIdempotencyKey(key) ? key : newToken();
}

/** What was typed, by the form that it was typed into; a code is mailed while the signature is being typed. */
function typedIn({ fields }: QuoteForm): Pick<QuoteFormState, 'kind' | 'typed'> {
  const go = textOf(fields['go']);
  if (go === 'sign' || go === 'code') return { kind: 'sign', typed: signValuesOf(fields) };
  const kind = (['ask', 'changes', 'decline'] as const).find((each) => each === go) ?? null;
  return { kind, typed: { text: textOf(fields['text']), line: textOf(fields['line']) } };
}

/** Why a form was refused: at its fields where they are to blame. */
function wordsOf(error: AppError, { document }: QuoteForm): Pick<QuoteFormState, 'issues' | 'failure'> {
  const message = textsOf(document.language)(`errorCodes:${error.code}`);
  if (error.code === 'reason-required')
    return { issues: [{ field: 'text', rule: 'required', message }], failure: null };
  return error.fields.length > 0 ? { issues: error.fields, failure: null } : { issues: [], failure: message };
}

const statusOf = ({ code, fields }: AppError) => (fields.length > 0 ? 422 : errorCodes[code].status);
