import type { FastifyInstance, FastifyReply } from 'fastify';
import { privateQuotePdfPath } from '#contract/quotes/private-quote.ts';
import { sealedQuotePath } from '#contract/quotes/quote-answers.ts';
import { quotePdfPath } from '#contract/quotes/quotes.ts';
import { brandFileName } from '#domain/brand.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { findQuote } from '#server/features/quotes/quote-store.ts';
import { readSealedFile } from '#server/features/quotes/sealing/sealed-bytes.ts';
import { currentStatus } from '#server/features/quotes/sending/move-quote.ts';
import { documentOf } from '#server/features/quotes/sending/preview-quote.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { securityHeaders } from '#server/http/security/security-headers.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { drawQuote } from './draw-quote.ts';
import { findPrivatePdf } from './private-pdf.ts';
import { verificationOf } from './verification-of.ts';

const privateLimit = { name: 'quote-pdf', max: 30, windowMs: 10 * 60_000 };
const officeLimit = { name: 'office-quote-pdf', max: 120, windowMs: 10 * 60_000 };

/** Binds the PDF of a quote (H3) and the sealed one (H5), for administrators and behind the private link. Reading changes nothing but the record. */
export function bindQuotePdfs(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(quotePdfPath, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    demand(caller, 'manage-quotes');
    const row = await findQuote(services.db, request.params.id);
    if (!row) throw new AppError('not-found');
    await countAgainstLimit(services, officeLimit, caller.address);
    const document = await documentOf(services, row);
    const status = currentStatus(row, services.clock());
    const verification = verificationOf(services, row, document.language);
    return send(reply, { document, status }, await drawQuote(services, { document, status, verification }));
  });
  app.get<{ Params: { id: string } }>(sealedQuotePath, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    demand(caller, 'manage-quotes');
    const row = await findQuote(services.db, request.params.id);
    const bytes = row && (await readSealedFile(services, row.id));
    if (!row || !bytes) throw new AppError('not-found');
    return send(reply, { document: await documentOf(services, row), status: row.status }, bytes);
  });
  app.get<{ Params: { key: string }; Querystring: Record<string, unknown> }>(
    privateQuotePdfPath,
    async (request, reply) => {
      const caller = await identifyCaller(request, services);
      await countAgainstLimit(services, privateLimit, caller.address);
      const { draw, ...named } = await findPrivatePdf(services, {
        key: request.params.key,
        caller,
        query: request.query,
      });
      return send(reply, named, await draw());
    },
  );
}

type Named = { document: QuoteSnapshot; status: QuoteStatus };

/** The file's name says brand, kind and number, and what a sealed document cannot: that the order was voided. Nothing of a person. */
function send(reply: FastifyReply, { document, status }: Named, bytes: Uint8Array): FastifyReply {
  const t = textsOf(document.language);
  const which = (document.number || t('quoteDocument:marks.draft')).toLowerCase();
  const mark = status === 'voided' ? `-${t('signedDocument:voidedFileName')}` : '';
  const name = `${brandFileName()}-${t('quoteDocument:fileName')}-${which}${mark}.pdf`;
  return reply
    .headers(securityHeaders)
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(Buffer.from(bytes));
}
