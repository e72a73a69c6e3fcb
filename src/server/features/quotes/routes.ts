import type { FastifyInstance } from 'fastify';
import { getQuote } from '#contract/quotes/quotes.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { bindQuoteAnswers } from './answers/answer-routes.ts';
import { bindOfficeAnswers } from './answers/office/office-answer-routes.ts';
import { bindQuotePdfs } from './document/quote-pdf-routes.ts';
import { bindDraftQuotes } from './drafts/draft-routes.ts';
import { bindQuoteTemplates } from './templates/quote-template-routes.ts';
import { bindQuoteExport } from './list/export-quotes.ts';
import { bindQuoteList } from './list/quote-list-routes.ts';
import { bindQuoteAnswerOffice } from './office/quote-answer-routes.ts';
import { bindPrivateQuotes } from './private/private-quote-routes.ts';
import { readQuote } from './read-quote.ts';
import { bindQuoteRecords } from './record/record-routes.ts';
import { bindSendingEndpoints } from './sending/sending-routes.ts';

/** Binds the calls about quotes (H1, H2, H5, H7). */
export function bindQuoteEndpoints(app: FastifyInstance, services: Services): void {
  bindQuoteList(app, services);
  bindQuoteExport(app, services);
  bindEndpoint(app, services, {
    endpoint: getQuote,
    handle: ({ parameters }) => readQuote(services, parameters.id),
  });
  bindDraftQuotes(app, services);
  bindSendingEndpoints(app, services);
  bindQuotePdfs(app, services);
  bindQuoteTemplates(app, services);
  bindPrivateQuotes(app, services);
  bindQuoteAnswerOffice(app, services);
  bindQuoteRecords(app, services);
  bindQuoteAnswers(app, services);
  bindOfficeAnswers(app, services);
}
