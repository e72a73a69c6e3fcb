import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

/** Opened as a document, the logo may not load or run anything. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves the agency's logo; its address names its content, so browsers keep it for good (G7). */
export function installLogoFile(app: FastifyInstance, services: Services): void {
  let missedAt = Number.NEGATIVE_INFINITY;
  app.get<{ Params: { name: string } }>('/logo/:name', async (request, reply) => {
    const path = `/logo/${request.params.name}`;
    const now = services.clock();
    // Another instance may have changed the logo. At most one query a second, for unknown addresses too.
    if (services.look.current().logoFile?.path !== path && now - missedAt > 1000) {
      missedAt = now;
      await services.look.refresh();
    }
    const file = services.look.current().logoFile;
    if (file?.path !== path) throw new AppError('not-found');
    return reply
      .header('content-type', file.type)
      .header('content-security-policy', drawingPolicy)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.bytes);
  });
}
