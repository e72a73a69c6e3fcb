import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { privateQuoteRecordPath } from '#contract/quotes/private-quote.ts';
import { quoteRecordPath, quoteRecordPdfPath } from '#contract/quotes/quote-answers.ts';
import { brandFileName } from '#domain/brand.ts';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import { type QuoteRecord, recordFor } from '#domain/quotes/signing/quote-record.ts';
import { findOpened } from '#server/features/quotes/access/open-access.ts';
import { lookOfDocument } from '#server/features/quotes/document/draw-quote.ts';
import { readSent } from '#server/features/quotes/private/sent-quote.ts';
import { type QuoteRow, findQuote } from '#server/features/quotes/quote-store.ts';
import { documentOf } from '#server/features/quotes/sending/preview-quote.ts';
import { demand } from '#server/http/calls/actor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { securityHeaders } from '#server/http/security/security-headers.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { readRecord } from './read-record.ts';

const officeLimit = { name: 'quote-record', max: 120, windowMs: 10 * 60_000 };
const privateLimit = { name: 'private-quote-record', max: 30, windowMs: 10 * 60_000 };

/**
 * Binds the record of a quote (H5): whole for administrators, as JSON and PDF, and for whoever has a link the part that concerns them.
 * Reading it changes nothing.
 */
export function bindQuoteRecords(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(quoteRecordPath, async (request, reply) => {
    const row = await rowForOffice(services, request);
    return sendJson(reply, await readRecord(services, row));
  });
  app.get<{ Params: { id: string } }>(quoteRecordPdfPath, async (request, reply) => {
    const row = await rowForOffice(services, request);
    const [record, snapshot] = [await readRecord(services, row), await documentOf(services, row)];
    const look = await lookOfDocument(services, { look: snapshot.look, isDraft: false });
    const bytes = await services.pdf.renderRecord({ snapshot, record, at: services.clock(), look });
    return send(reply, { record, type: 'application/pdf', body: Buffer.from(bytes) });
  });
  app.get<{ Params: { key: string } }>(privateQuoteRecordPath, async (request, reply) => {
    const caller = await identifyCaller(request, services);
    await countAgainstLimit(services, privateLimit, request.ip);
    const opened = await findOpened(services.db, { key: request.params.key, caller });
    const sent = await readSent(services.db, opened, services.clock());
    if ('gone' in sent) throw new AppError(sent.gone);
    return sendJson(reply, recordFor(await readRecord(services, sent.row), sent.access));
  });
}

async function rowForOffice(services: Services, request: FastifyRequest): Promise<QuoteRow> {
  const caller = await identifyCaller(request, services);
  demand(caller, 'manage-quotes');
  const { id } = request.params as { id: string };
  const row = await findQuote(services.db, id);
  if (!row) throw new AppError('not-found');
  await countAgainstLimit(services, officeLimit, caller.address);
  return row;
}

const sendJson = (reply: FastifyReply, record: QuoteRecord): FastifyReply =>
  send(reply, { record, type: 'application/json; charset=utf-8', body: canonicalJson(record) });

type File = { record: QuoteRecord; type: string; body: Buffer | string };

function send(reply: FastifyReply, { record, type, body }: File): FastifyReply {
  const { number, language } = record.quote;
  const t = textsOf(language);
  const which = (number || t('quoteDocument:marks.draft')).toLowerCase();
  const ending = type.startsWith('application/pdf') ? 'pdf' : 'json';
  const name = `${brandFileName()}-${t('signedDocument:record.fileName')}-${which}.${ending}`;
  return reply
    .headers(securityHeaders)
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(body);
}
