import type { FastifyInstance } from 'fastify';
import { evidenceFilePath } from '#contract/quotes/quote-answers.ts';
import { demand } from '#server/http/calls/actor.ts';
import { answerFile, disposition } from '#server/http/calls/answer-file.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { identifyCaller } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';
import { findSignature } from '#server/features/quotes/answers/signatures-store.ts';

/** Binds the file that an acceptance on behalf relies on, for administrators (H5). */
export function bindEvidenceFile(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(evidenceFilePath, { exposeHeadRoute: false }, async (request, reply) => {
    demand(await identifyCaller(request, services), 'manage-quotes');
    const signature = await findSignature(services.db, request.params.id);
    const { evidence_file: key, evidence_file_type: type } = signature?.row ?? {};
    if (!signature?.evidence.file || !key || !type) throw new AppError('not-found');
    const bytes = await services.files.get(key);
    return answerFile(reply, { bytes, type, disposition: disposition(signature.evidence.file.name) });
  });
}
