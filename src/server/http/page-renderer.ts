import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { PageAssets, PageInput, PageModule } from '#contract/page.ts';

/** Renders documents, and names the build so that caches can tell one from another. */
export type PageRenderer = {
  buildId: string;
  render: (input: PageInput) => Promise<string>;
  contentSecurityPolicy: string;
};

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
);

/** Opens the pages that `npm run build` made in a folder. */
export async function openBuiltPages(distribution: string): Promise<PageRenderer> {
  const manifestText = await readFile(path.join(distribution, 'client/.vite/manifest.json'), 'utf8');
  const assets = assetsOf(manifestSchema.parse(JSON.parse(manifestText)));
  const entry = pathToFileURL(path.resolve(distribution, 'server/entry-server.js')).href;
  const pageModule = (await import(entry)) as PageModule;
  return {
    buildId: createHash('sha256').update(manifestText).digest('base64url').slice(0, 12),
    render: (input) => Promise.resolve(pageModule.renderDocument(input, assets)),
    contentSecurityPolicy: contentSecurityPolicy([pageModule.bootScript]),
  };
}

function assetsOf(manifest: z.infer<typeof manifestSchema>): PageAssets {
  const chunks = Object.values(manifest);
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The built manifest names no entry; run the build again.');
  const files = chunks.flatMap((chunk) => [...(chunk.css ?? []), ...(chunk.assets ?? []), chunk.file]);
  const early = [...new Set(files)].filter((file) => file.endsWith('.woff2'));
  return {
    scripts: [`/${entry.file}`],
    styles: (entry.css ?? []).map((file) => `/${file}`),
    fonts: early.map((file) => `/${file}`),
  };
}

/** Policy of every page: own files only, inline scripts by hash so that pages stay cacheable. */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
