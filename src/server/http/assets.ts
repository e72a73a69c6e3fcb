import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Folder of built files; those under `assets/` carry their hash in the name. */
export type AssetFolder = { root: string };

const yearInSeconds = 365 * 24 * 60 * 60;

/** Serves built files, compressed ahead by the build; hashed ones may be kept for ever. */
export async function installAssets(app: FastifyInstance, { root }: AssetFolder): Promise<void> {
  await app.register(staticFiles, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // Read ahead: only files that the build made are served, whatever the path says.
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, filePath) {
      const isHashed = filePath.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600');
      reply.header('x-content-type-options', 'nosniff');
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });
}
