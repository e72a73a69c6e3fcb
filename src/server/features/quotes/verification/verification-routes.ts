import type { FastifyInstance } from 'fastify';
import { sealCertificatesPath } from '#contract/quotes/seal-certificates-path.ts';
import { verifyDocument as endpoint } from '#contract/quotes/verify.ts';
import { brandFileName } from '#domain/brand.ts';
import { verificationLimits } from '#domain/quotes/signing/verification-limits.ts';
import { allPathsOf } from '#domain/routes.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import {
  type UploadedForm,
  acceptUploadedForms,
  createUploadPlaces,
  isUploadedForm,
} from '#server/http/calls/uploaded-form.ts';
import { pageInput } from '#server/http/page-input.ts';
import { sendDocument } from '#server/http/pages/pages.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseForeignOrigin } from '#server/http/security/refuse-foreign-origin.ts';
import type { Services } from '#server/services.ts';
import { sealCertificates } from './seal-certificates.ts';
import { verifyDocument } from './verify-document.ts';
import { verifyUploadedFile } from './verify-uploaded-file.ts';

const certificatesLimit = { name: 'seal-certificates', max: 60, windowMs: 10 * 60_000 };
/** Forms with files that are in memory at a time; what a form has beside its file is small. */
const uploadsAtOnce = 4;
const formBytes = verificationLimits.bytes + 16 * 1024;

/** Binds the call that verifies a document, and the certificates to verify it without us (H5). */
export function bindVerification(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, { endpoint, handle: ({ body }) => verifyDocument(services, body) });
  app.get(sealCertificatesPath, async (request, reply) => {
    await countAgainstLimit(services, certificatesLimit, request.ip);
    return reply
      .type('application/x-pem-file')
      .header('content-disposition', `attachment; filename="${brandFileName()}-seal.pem"`)
      .send(await sealCertificates(services));
  });
}

/** Binds the form of the verify page for browsers without scripts: the file is uploaded, hashed and forgotten (H5). */
export function bindVerificationForm(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    const takePlace = createUploadPlaces(uploadsAtOnce);
    acceptUploadedForms(scope, formBytes);
    for (const path of allPathsOf('verify')) {
      scope.post<{ Body: UploadedForm | undefined }>(path, {
        bodyLimit: formBytes,
        /** Before a byte of the file is read. */
        async onRequest(request, reply) {
          refuseForeignOrigin(request);
          if (endpoint.rateLimit) await countAgainstLimit(services, endpoint.rateLimit, request.ip);
          takePlace(reply);
        },
        async handler(request, reply) {
          if (!isUploadedForm(request.body)) throw new AppError('malformed-body');
          const verified = await verifyUploadedFile(services, request.body);
          const input = pageInput(request, services, { match: { screen: 'verify', parameters: {} }, path });
          reply.header('x-robots-tag', 'noindex');
          return sendDocument(request, reply, { services, status: 200, input: { ...input, data: { verified } } });
        },
      });
    }
  });
}
