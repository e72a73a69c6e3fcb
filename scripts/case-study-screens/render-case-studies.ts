import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium as playwright } from '@playwright/test';
import sharp from 'sharp';
import type { CaseStudy } from '#domain/catalogue/case-studies.ts';
import { chromium } from '#tests/support/browser/chromium.ts';
import { carpenter } from './carpenter-odense.ts';
import { contractor } from './contractor-aalborg.ts';
import { electrician } from './electrician-brno.ts';
import { insulation } from './insulation-plzen.ts';
import { mason } from './mason-olomouc.ts';
import { painter } from './painter-nitra.ts';
import { plumber } from './plumber-aarhus.ts';
import { roofer } from './roofer-zilina.ts';
import { type CaseStudyScreens, type ScreenKind, screenDocument, windows } from './screen.ts';
import { tiler } from './tiler-kosice.ts';

/* Draws the screens of the case studies into public/case-studies: `node_modules/.bin/node scripts/case-study-screens/render-case-studies.ts`. */

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'public/case-studies');

const screensOf: Record<CaseStudy, CaseStudyScreens> = {
  'roofer-zilina': roofer,
  'carpenter-odense': carpenter,
  'electrician-brno': electrician,
  'painter-nitra': painter,
  'plumber-aarhus': plumber,
  'mason-olomouc': mason,
  'tiler-kosice': tiler,
  'insulation-plzen': insulation,
  'contractor-aalborg': contractor,
};

/** Widths of the files in pixels; the screens are drawn at twice their size first. */
const fileWidths: Record<ScreenKind, readonly number[]> = { desktop: [1200, 600], phone: [360] };

const weights: [weight: number, folder: string][] = [
  [400, '400Regular'],
  [500, '500Medium'],
  [600, '600SemiBold'],
  [700, '700Bold'],
  [800, '800ExtraBold'],
];

async function fontRules(): Promise<string> {
  const families = [
    { family: 'Barlow', from: 'barlow', name: 'Barlow' },
    { family: 'Barlow Semi Condensed', from: 'barlow-semi-condensed', name: 'BarlowSemiCondensed' },
  ];
  const rules = families.flatMap(({ family, from, name }) =>
    weights.map(async ([weight, style]) => {
      const file = path.join(root, `node_modules/@expo-google-fonts/${from}/${style}/${name}_${style}.ttf`);
      const data = (await readFile(file)).toString('base64');
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
    }),
  );
  return (await Promise.all(rules)).join('');
}

async function renderAll(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const fonts = await fontRules();
  const { executablePath, args, env } = chromium();
  const browser = await playwright.launch({ executablePath, args, env });
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  for (const [id, screens] of Object.entries(screensOf)) {
    for (const kind of ['desktop', 'phone'] as const) {
      await page.setViewportSize(windows[kind]);
      await page.setContent(screenDocument(screens, kind, fonts));
      await page.evaluate('document.fonts.ready');
      const picture = await page.screenshot();
      for (const width of fileWidths[kind]) {
        const drawn = sharp(picture).resize(width);
        const file = path.join(folder, `${id}-${kind}-${width}`);
        await writeFile(`${file}.webp`, await drawn.webp({ quality: 78, effort: 6, smartSubsample: true }).toBuffer());
        await writeFile(`${file}.avif`, await drawn.avif({ quality: 55, effort: 6 }).toBuffer());
      }
    }
  }
  await browser.close();
}

await renderAll();
