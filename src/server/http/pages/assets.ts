import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Folder of built files; those under `assets/` and `social/` carry their hash in the name. */
export type AssetFolder = { root: string };

const yearInSeconds = 365 * 24 * 60 * 60;

/** How long browsers may cache a file: hashed ones for ever, the service worker not at all (B8), others for an hour. */
function cacheControlOf(folder: string, filePath: string): string {
  if (folder === 'assets' || folder === 'social') return `public, max-age=${yearInSeconds}, immutable`;
  return /[/\\]sw\.js(?:\.br|\.gz)?$/.test(filePath) ? 'no-cache' : 'public, max-age=3600';
}

/** Serves built files, which the build has compressed. */
export async function installAssets(app: FastifyInstance, { root }: AssetFolder): Promise<void> {
  await app.register(staticFiles, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // The names are read at the start, so that only built files are served, whatever the path is.
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, filePath) {
      const folder = path.relative(root, filePath).split(path.sep)[0] ?? '';
      reply.header('cache-control', cacheControlOf(folder, filePath));
      reply.header('x-content-type-options', 'nosniff');
      // Pictures of pages are made to be shown on other sites.
      reply.header('cross-origin-resource-policy', folder === 'social' ? 'cross-origin' : 'same-origin');
    },
  });
}
