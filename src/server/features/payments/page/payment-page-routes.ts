import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#contract/payments/payment-page.ts';
import { errorCodes } from '#domain/errors/codes.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { type PersonalPage, sendPersonalPage } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { claimOnPage, paymentOfPage, readPaymentPage } from './read-payment-page.ts';

const formLimit = { name: 'payment-forms', max: 60, windowMs: 10 * 60_000 };

/** Binds the calls of whoever pays what was signed (H6). */
export function bindPaymentPage(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.readPaymentPage,
    handle: ({ parameters, caller }) => readPaymentPage(services, { ...parameters, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.claimPayment,
    handle: ({ parameters, caller }) => claimOnPage(services, { ...parameters, caller }),
  });
}

/** What the page is rendered from, in the language of the quote; with what a form without scripts was refused for. */
export async function paymentPage(services: Services, asking: Asking, refusal?: AppError): Promise<PersonalPage> {
  const payment = await paymentOfPage(services, asking);
  if ('gone' in payment) return { data: { payment }, status: errorCodes[payment.gone].status };
  const { language } = payment.page;
  if (!refusal) return { data: { payment }, language };
  const paymentFailure = textsOf(language)(`errorCodes:${refusal.code}`);
  return { data: { payment, paymentFailure }, language, status: errorCodes[refusal.code].status };
}

type Posted = { Body: FormFields; Params: { key: string } };

/** Binds the form of the page, which works without scripts: the payer says that a request was paid. */
export function bindPaymentForm(app: FastifyInstance, services: Services): void {
  for (const path of allPathsOf('payment')) {
    app.post<Posted>(path, async (request, reply) => {
      refuseForeignOrigin(request);
      const caller = await identifyCaller(request, services);
      await countAgainstLimit(services, formLimit, caller.address);
      return claim(request, reply, { services, asking: { key: request.params.key, caller } });
    });
  }
}

type Claiming = { services: Services; asking: Asking };

async function claim(
  request: FastifyRequest<Posted>,
  reply: FastifyReply,
  { services, asking }: Claiming,
): Promise<FastifyReply> {
  const { key } = asking;
  try {
    const { language } = await claimOnPage(services, { ...asking, id: textOf(request.body?.['request']) });
    return await reply.redirect(pathOf('payment', language, { key }), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [path = '/'] = request.url.split('?', 1);
    const page = await paymentPage(services, asking, error);
    return sendPersonalPage(request, reply, {
      services,
      match: { screen: 'payment', parameters: { key } },
      path,
      page,
    });
  }
}
