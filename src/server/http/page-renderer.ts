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
  const assets = await assetsOf(manifestSchema.parse(JSON.parse(manifestText)), path.join(distribution, 'client'));
  const entry = pathToFileURL(path.resolve(distribution, 'server/entry-server.js')).href;
  const pageModule = (await import(entry)) as PageModule;
  return {
    buildId: createHash('sha256').update(manifestText).digest('base64url').slice(0, 12),
    render: (input) => Promise.resolve(pageModule.renderDocument(input, assets)),
    contentSecurityPolicy: contentSecurityPolicy(pageModule.bootScript, assets.inlineStyle ?? ''),
  };
}

async function assetsOf(manifest: z.infer<typeof manifestSchema>, root: string): Promise<PageAssets> {
  const chunks = Object.values(manifest);
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The built manifest names no entry; run the build again.');
  const files = chunks.flatMap((chunk) => [...(chunk.css ?? []), ...(chunk.assets ?? []), chunk.file]);
  const styles = await Promise.all((entry.css ?? []).map((file) => readFile(path.join(root, file), 'utf8')));
  return {
    scripts: [`/${entry.file}`],
    styles: [],
    inlineStyle: styles.join(''),
    fonts: [...new Set(files)].filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
  };
}

/** Policy of every page: own files only, the inline script and style by hash so that pages stay cacheable. */
function contentSecurityPolicy(inlineScript: string, inlineStyle: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashOf(inlineScript)}`,
    `style-src 'self' ${hashOf(inlineStyle)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
