import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createDescription as descriptionEndpoint,
  createPrd as prdEndpoint,
  prdMarkdownPath,
  prdPdfPath,
} from '#contract/writing.ts';
import { brandFileName } from '#domain/brand.ts';
import { outlinePrd } from '#domain/writing/outline-prd.ts';
import { prdMarkdown } from '#domain/writing/prd-markdown.ts';
import { createPrd } from '#server/features/writing/create-prd.ts';
import { type KeptPrd, findPrd } from './prds-store.ts';
import { suggestDescription } from '#server/features/writing/suggest-description.ts';
import { writingTexts } from '#server/gateways/writing-assistant/template-author.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { isIdempotencyKey } from '#server/http/calls/idempotency-key.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { securityHeaders } from '#server/http/security/security-headers.ts';
import { documentLook } from '#server/features/settings/document-look.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

const fileLimit = { name: 'prd-file', max: 30, windowMs: 10 * 60_000 };

/** Binds the calls of the writers: a description, a document, and the document's files (C5, C8, H4). */
export function bindWritingEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: descriptionEndpoint,
    handle: ({ body, caller }) => suggestDescription(services, { ...body, caller }),
  });
  bindEndpoint(app, services, {
    endpoint: prdEndpoint,
    handle: ({ body, caller, idempotencyKey }) => createPrd(services, { ...body, caller, idempotencyKey }),
  });
  bindFile(app, services, {
    path: prdPdfPath,
    type: 'application/pdf',
    ending: 'pdf',
    render: async ({ prd, ...kept }) =>
      Buffer.from(
        await services.pdf.renderPrd({
          ...kept,
          outline: outlinePrd(prd, writingTexts[kept.language], kept.language),
          ...documentLook(services.look.current()),
          agency: services.agency.current().facts,
        }),
      ),
  });
  bindFile(app, services, {
    path: prdMarkdownPath,
    type: 'text/markdown; charset=utf-8',
    ending: 'md',
    render: async ({ prd, language, writer }) =>
      Buffer.from(
        prdMarkdown(outlinePrd(prd, writingTexts[language], language), textsOf(language)(`writing:writers.${writer}`)),
      ),
  });
}

type File = { path: string; type: string; ending: string; render: (kept: KeptPrd) => Promise<Buffer> };

function bindFile(app: FastifyInstance, services: Services, { path, type, ending, render }: File): void {
  app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
    const { key: idempotencyKey = '' } = request.params as { key?: string };
    const kept = isIdempotencyKey(idempotencyKey) ? await findPrd(services.db, { idempotencyKey }) : null;
    if (!kept) throw new AppError('not-found');
    await countAgainstLimit(services, fileLimit, request.ip);
    const name = `${brandFileName()}-${textsOf(kept.language)('writing:prd.fileName')}-${kept.id.slice(-6)}.${ending}`;
    return reply
      .headers(securityHeaders)
      .header('content-type', type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await render(kept));
  });
}
