import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serviceOfSlug } from '#domain/catalogue/services.ts';
import { finishTexts } from '#domain/languages/finish-texts.ts';
import { withoutJoiners } from '#domain/languages/line-joiners.ts';
import { type Language, inEachLanguage, languages } from '#domain/languages.ts';
import { pictureHeading, picturedPages, socialPictureName } from '#domain/pages/social-pictures.ts';
import type { RouteMatch } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import { drawSvg, fontFiles, openRenderer } from '#server/gateways/social-pictures/lettering.ts';
import { drawSheet } from '#server/gateways/social-pictures/sheet.ts';
import type { Sheet } from '#server/gateways/social-pictures/sheet-parts.ts';
import type { BuiltPictures } from '#server/http/pages/pictures/built-pictures.ts';
import { textsOf } from '#server/texts.ts';
import { allDescriptors } from '#web/all-descriptors.ts';
import { type PageContent, contentFilesOf } from '#web/lib/texts/page-content.ts';
import { titleOf } from '#web/page-titles.ts';
import { pageMotifs } from './page-motifs.ts';
import { serviceMotifs } from './service-motifs.ts';
import { colours, logo } from './style.ts';

const root = path.resolve(import.meta.dirname, '../..');
const drawn = path.join(root, 'node_modules/.cache/social-pictures');

/**
 * Draws the picture of every page in every language into `social/` of the client build, and lists them for the server
 * with what they are made of (A8). What was drawn before from the same parts is taken from the cache.
 */
export async function renderSocialPictures(client: string): Promise<void> {
  await Promise.all([mkdir(path.join(client, 'social'), { recursive: true }), mkdir(drawn, { recursive: true })]);
  const tools = await hashOfTools();
  const sheets = (await listSheets()).map(({ name, sheet }) => {
    const key = createHash('sha256').update(tools).update(JSON.stringify(sheet)).digest('hex');
    return { name, sheet, file: path.join(drawn, `${key}.png`) };
  });
  const missing = sheets.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) await openRenderer();
  for (const { sheet, file } of missing) await writeFile(file, drawSvg(drawSheet(sheet, { isCut: false })));
  const listed = await Promise.all(
    sheets.map(async ({ name, file, sheet }): Promise<[string, BuiltPictures['pictures'][string]]> => {
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
        .slice(0, 8);
      await copyFile(file, path.join(client, `social/${name}.${hash}.png`));
      return [name, { src: `/social/${name}.${hash}.png`, heading: sheet.heading }];
    }),
  );
  const built = { tools, pictures: Object.fromEntries(listed), ...partsOfSheets() };
  await writeFile(path.join(client, '.vite/social-pictures.json'), JSON.stringify(built satisfies BuiltPictures));
  await dropUnused(new Set(sheets.map(({ file }) => path.basename(file))));
}

/** What the picture of every page in every language is drawn from, by the picture's name. */
export async function listSheets(): Promise<{ name: string; sheet: Sheet }[]> {
  const pages = languages.flatMap((language) => picturedPages.map((page) => ({ page, language })));
  return Promise.all(
    pages.map(async ({ page, language }) => ({
      name: socialPictureName(page, language),
      sheet: await sheetOf(page, language),
    })),
  );
}

/** What the server draws further pictures from. */
export const partsOfSheets = (): Omit<BuiltPictures, 'tools' | 'pictures'> => ({
  motifs: Object.fromEntries(Object.entries(motifs).map(([name, parts]) => [name, parts.join('')])),
  cells: inEachLanguage((language) => cellsOf(textsOf(language))),
  colours,
  logo,
});

/** By the page, or by the service whose page it is. */
const motifs: Readonly<Record<string, readonly string[]>> = { ...pageMotifs, ...serviceMotifs };

async function sheetOf(page: RouteMatch, language: Language): Promise<Sheet> {
  const { screen, parameters } = page;
  const t = textsOf(language);
  const service = serviceOfSlug(parameters['slug'] ?? '');
  const motif = motifs[service ?? screen];
  if (!motif) throw new Error(`The screen "${screen}" has no drawing for its picture.`);
  const title = withoutJoiners(titleOf(allDescriptors[screen].meta, await contentOf(page, language), t));
  return { heading: pictureHeading(title), motif: motif.join(''), cells: cellsOf(t), colours, logo };
}

/** The same cells as in the title block at the foot of every page. */
function cellsOf(t: GetText): Sheet['cells'] {
  return [
    { label: t('common:footer.drawing'), text: t('common:brand.tagline') },
    { label: t('common:footer.scale'), text: t('common:footer.answer') },
  ];
}

async function contentOf(page: RouteMatch, language: Language): Promise<PageContent> {
  const parts = contentFilesOf(page).map(async ([name, file]) => {
    const module = (await import(`../../src/locales/${language}/${file}.ts`)) as PageContent;
    return [name, finishTexts(module[name], language)] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

/** Changes with everything a picture is made of besides its texts and its drawing. */
async function hashOfTools(): Promise<string> {
  const files = [
    ...['lettering.ts', 'png.ts', 'sheet.ts'].map((file) =>
      path.join(root, 'src/server/gateways/social-pictures', file),
    ),
    path.join(root, 'node_modules/@resvg/resvg-wasm/package.json'),
    ...fontFiles,
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}

async function dropUnused(used: ReadonlySet<string>): Promise<void> {
  const old = (await readdir(drawn)).filter((file) => !used.has(file));
  await Promise.all(old.map((file) => rm(path.join(drawn, file))));
}
