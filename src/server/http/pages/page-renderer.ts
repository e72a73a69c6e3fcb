import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { PageInput, PageLook, ThirdParties } from '#contract/page.ts';
import type { BuildManifest, PageModule } from '#contract/pages/page-module.ts';
import type { Screen } from '#domain/routes.ts';
import { type BuiltPictures, builtPicturesSchema } from './pictures/built-pictures.ts';
import { lookStyle } from './look-style.ts';
import { openStyles, storedStylesSchema } from './page-styles.ts';
import { contentSecurityPolicy } from '#server/http/security/content-security-policy.ts';

/** Renders documents, and names the build so that caches can tell one from another. */
export type PageRenderer = {
  buildId: string;
  /** Null while developing. */
  pictures: BuiltPictures | null;
  /** A page that has another picture than the build drew for it names its address. */
  render: (input: PageInput, parts?: { socialPicture?: string | undefined }) => Promise<string>;
  /** Policy of the documents of a screen in a look; null is the not-found screen and the product's own look. */
  contentSecurityPolicyOf: (screen: Screen | null, look: PageLook | null) => string;
};

/** What documents refer to; the rest of the manifest is not kept. */
const chunkSchema = z.object({ file: z.string(), imports: z.optional(z.array(z.string())) });
const manifestSchema = z.record(z.string(), chunkSchema);

/** More than the screens of two looks; then the cache is cleared. */
const mostPolicies = 200;

/** Opens the pages that `npm run build` made in a folder; their policy lets in the third parties that are named. */
export async function openBuiltPages(
  distribution: string,
  thirdParties: ThirdParties = { tagManagerId: null, chatKey: null },
): Promise<PageRenderer> {
  const manifestText = await readFile(path.join(distribution, 'client/.vite/manifest.json'), 'utf8');
  const manifest: BuildManifest = manifestSchema.parse(JSON.parse(manifestText));
  const stylesText = await readFile(path.join(distribution, 'server/styles.json'), 'utf8');
  const sheetOf = openStyles(storedStylesSchema.parse(JSON.parse(stylesText)));
  const picturesText = await readFile(path.join(distribution, 'client/.vite/social-pictures.json'), 'utf8');
  const pictures = builtPicturesSchema.parse(JSON.parse(picturesText));
  const assets = {
    siteScript: addressIn(manifest, 'src/web/entry-site.ts'),
    pageScript: addressIn(manifest, 'src/web/entry-page.tsx'),
    officeScript: addressIn(manifest, 'src/web/entry-office.tsx'),
    wholeSheet: addressIn(manifest, 'src/web/styles/app.css'),
    manifest,
    socialPictures: Object.fromEntries(Object.entries(pictures.pictures).map(([name, { src }]) => [name, src])),
  };
  const entry = pathToFileURL(path.resolve(distribution, 'server/entry-server.js')).href;
  const pageModule = (await import(entry)) as PageModule;
  const policies = new Map<string, string>();
  const stylesOf = (screen: Screen | null, look: PageLook | null) =>
    sheetOf(screen ?? 'notFound') + lookStyle(look?.primaryColor);
  const policyOf = (screen: Screen | null, look: PageLook | null) =>
    contentSecurityPolicy({
      inlineScripts: [pageModule.bootScript, pageModule.speculationRules],
      inlineStyle: stylesOf(screen, look),
      thirdParties,
    });
  return {
    buildId: createHash('sha256').update(manifestText).digest('base64url').slice(0, 12),
    pictures,
    render: async (input, parts) =>
      pageModule.renderDocument(input, {
        ...assets,
        ...parts,
        inlineStyle: stylesOf(input.screen, input.look ?? null),
      }),
    contentSecurityPolicyOf(screen, look) {
      const name = `${screen ?? 'notFound'} ${look?.primaryColor ?? ''}`;
      const policy = policies.get(name) ?? policyOf(screen, look);
      if (policies.size >= mostPolicies) policies.clear();
      policies.set(name, policy);
      return policy;
    },
  };
}

/** Returns the address of what the build has made of a source. Throws when it has none. */
function addressIn(manifest: BuildManifest, source: string): string {
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`The build has no ${source}.`);
  return `/${file}`;
}
