import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

/** Opened as a document of its own, a drawing may draw and nothing else, whatever it holds. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves the agency's logo; its address names its content, so browsers keep it for good (G7). */
export function installLogoFile(app: FastifyInstance, services: Services): void {
  let missedAt = Number.NEGATIVE_INFINITY;
  app.get<{ Params: { name: string } }>('/logo/:name', async (request, reply) => {
    const path = `/logo/${request.params.name}`;
    const now = services.clock();
    // Another instance may have changed it just now; addresses that never were are not worth a query each.
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
