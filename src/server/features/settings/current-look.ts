import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PageLook } from '#contract/page.ts';
import { type BrandPalette, paletteOf } from '#domain/settings/brand-colours.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type VersionedLook, readLook } from './look-store.ts';

/** A file of the logo as it is served. */
export type LogoFile = { path: string; type: string; bytes: Buffer };

/** How everything looks at one moment, ready for use. */
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

/** Knows the look without asking the database for every page. */
export type LookSource = {
  /** The look as it was at most some seconds ago. */
  current: () => CurrentLook;
  /** Reads it anew; this instance shows a change that it has made at once. */
  refresh: () => Promise<void>;
};

/** All instances follow a change within this time. */
const refreshMs = 5000;

type LookServices = { db: Kysely<DatabaseSchema>; clock: () => number };

/** Makes a source that has read nothing yet; until it has, everything looks like the product. */
export function createLookSource({ db, clock }: LookServices): LookSource {
  let known: CurrentLook = productLook;
  let readAt = Number.NEGATIVE_INFINITY;
  async function refresh(): Promise<void> {
    readAt = clock();
    const stored = await readLook(db);
    // An older answer must not overtake a newer one.
    if (stored.version > known.version) known = prepareLook(stored);
  }
  return {
    current() {
      if (clock() - readAt > refreshMs) refresh().catch(() => undefined);
      return known;
    },
    refresh,
  };
}

/** What holds before the first change. */
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
