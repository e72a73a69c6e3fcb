import type { FastifyInstance } from 'fastify';
import { paymentRequestPdfPath } from '#contract/payments/payment-page.ts';
import { demandPayable, isPaidBy } from '#server/features/payments/access/open-payable.ts';
import { documentOf } from '#server/features/payments/mail/mail-payment.ts';
import { isShownToPayer } from '#server/features/payments/page/present-payment.ts';
import { findPaymentRequest } from '#server/features/payments/requests/payment-requests-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { securityHeaders } from '#server/http/security/security-headers.ts';
import type { Services } from '#server/services.ts';
import { drawPaymentRequest, paymentRequestFileName } from './draw-payment-request.ts';

const limit = { name: 'payment-request-pdf', max: 30, windowMs: 10 * 60_000 };

/** Binds the PDF of a payment request (H3, H6) for whom its quote or invoice is open to. Reading changes nothing. */
export function bindPaymentRequestPdf(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { key: string; id: string } }>(paymentRequestPdfPath(':key', ':id'), async (request, reply) => {
    const caller = await identifyCaller(request, services);
    await countAgainstLimit(services, limit, caller.address);
    const { key, id } = request.params;
    const payable = await demandPayable(services, { key, caller });
    const row = await findPaymentRequest(services.db, id);
    const document = row && documentOf(row);
    if (!row || !document || !isPaidBy(payable, row) || !isShownToPayer(row)) throw new AppError('not-found');
    return reply
      .headers(securityHeaders)
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${paymentRequestFileName(document)}"`)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .send(Buffer.from(await drawPaymentRequest(services, { document, row })));
  });
}
