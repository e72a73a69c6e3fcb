import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PageLook } from '#contract/page.ts';
import { type BrandPalette, paletteOf } from '#domain/settings/brand-colours.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type CachedSetting, createCachedSetting } from './cached-setting.ts';
import { type VersionedLook, readLook } from './look-store.ts';

/** A file of the logo as it is served. */
export type LogoFile = { path: string; type: string; bytes: Buffer };

/** The present look, prepared for use. */
export type CurrentLook = {
  /** Changes with every change of the look. */
  version: number;
  palette: BrandPalette;
  /** What pages are rendered from; null when they look like the product. */
  page: PageLook | null;
  /** What the site shows; its address changes with its content. */
  logoFile: LogoFile | null;
  /** PNG for mails and documents; sides in pixels. */
  logoPicture: { bytes: Buffer; width: number; height: number } | null;
};

/** The look in memory, for pages, mails and documents. */
export type LookSource = CachedSetting<CurrentLook>;

/** Creates the source of the look; until the first read it returns the product's own. */
export function createLookSource({ db, clock }: { db: Kysely<DatabaseSchema>; clock: () => number }): LookSource {
  return createCachedSetting({ read: () => readLook(db), prepare: prepareLook, first: productLook, clock });
}

/** The look before the first change. */
const productLook: CurrentLook = {
  version: 0,
  palette: paletteOf(null),
  page: null,
  logoFile: null,
  logoPicture: null,
};

function prepareLook({ look, version }: VersionedLook): CurrentLook {
  const { primaryColor, defaultTheme, logo } = look;
  const logoPicture = logo && { bytes: Buffer.from(logo.png, 'base64'), width: logo.width, height: logo.height };
  const logoFile = logoPicture && fileOf(logo?.svg ?? null, logoPicture.bytes);
  const page: PageLook = {
    ...(primaryColor !== null && { primaryColor }),
    ...(defaultTheme !== 'light' && { theme: defaultTheme }),
    ...(logoFile && logo && { logo: { src: logoFile.path, width: logo.width, height: logo.height } }),
  };
  return {
    version,
    palette: paletteOf(primaryColor),
    page: Object.keys(page).length > 0 ? page : null,
    logoFile,
    logoPicture,
  };
}

function fileOf(svg: string | null, picture: Buffer): LogoFile {
  const bytes = svg === null ? picture : Buffer.from(svg);
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return svg === null
    ? { path: `/logo/${name}.png`, type: 'image/png', bytes }
    : { path: `/logo/${name}.svg`, type: 'image/svg+xml', bytes };
}
