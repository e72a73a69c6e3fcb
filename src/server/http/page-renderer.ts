import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { PageAssets, PageInput, PageModule, ThirdParties } from '#contract/page.ts';
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts';

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

/** Opens the pages that `npm run build` made in a folder; their policy lets in the third parties that are named. */
export async function openBuiltPages(
  distribution: string,
  thirdParties: ThirdParties = { tagManagerId: null, chatKey: null },
): Promise<PageRenderer> {
  const manifestText = await readFile(path.join(distribution, 'client/.vite/manifest.json'), 'utf8');
  const picturesText = await readFile(path.join(distribution, 'client/.vite/social-pictures.json'), 'utf8');
  const assets = {
    ...(await assetsOf(manifestSchema.parse(JSON.parse(manifestText)), path.join(distribution, 'client'))),
    socialPictures: z.record(z.string(), z.string()).parse(JSON.parse(picturesText)),
  };
  const entry = pathToFileURL(path.resolve(distribution, 'server/entry-server.js')).href;
  const pageModule = (await import(entry)) as PageModule;
  return {
    buildId: createHash('sha256').update(manifestText).digest('base64url').slice(0, 12),
    render: (input) => Promise.resolve(pageModule.renderDocument(input, assets)),
    contentSecurityPolicy: contentSecurityPolicy({
      inlineScript: pageModule.bootScript,
      inlineStyle: assets.inlineStyle ?? '',
      thirdParties,
    }),
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
