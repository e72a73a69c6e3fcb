import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { pathOf } from '#domain/routes.ts';
import { type Shot, openPage } from './drawing.ts';

/** Width of the drawn page in pixels. */
const width = 900;
const pdfReader = readFileSync(new URL(import.meta.resolve('unpdf/pdfjs')), 'utf8');

/** The first page of the estimate of the latest request, drawn by PDF.js in a browser that is signed in to the back office. */
export async function estimateShot(context: BrowserContext): Promise<Shot> {
  const page = await context.newPage();
  await openPage(page, pathOf('adminRequests', 'sk'));
  await page.locator('main [data-shortcut=row]').first().click();
  const href = await page.locator('a[href^="/api/estimates/"]').first().getAttribute('href');
  const pdf = await page.request.get(href ?? '');
  await page.close();
  return paperShot(context, 'estimate as PDF', await pdf.body());
}

/** The first page of a PDF. */
export async function paperShot(context: BrowserContext, label: string, pdf: Buffer): Promise<Shot> {
  const page = await context.newPage();
  await page.exposeFunction('readPdfReader', () => pdfReader);
  await page.exposeFunction('readPdf', () => pdf.toString('base64'));
  await page.evaluate(drawing);
  const png = await page.locator('canvas').screenshot();
  await page.close();
  return { label, frame: 'paper', png };
}

/** Runs in an empty page of the browser and leaves a canvas with the first page in it. */
const drawing = `(async () => {
  const reader = new Blob([await readPdfReader()], { type: 'text/javascript' });
  const { getDocument } = await import(URL.createObjectURL(reader));
  const data = Uint8Array.from(atob(await readPdf()), (sign) => sign.codePointAt(0));
  const first = await (await getDocument({ data }).promise).getPage(1);
  const viewport = first.getViewport({ scale: ${width} / first.getViewport({ scale: 1 }).width });
  const canvas = Object.assign(document.createElement('canvas'), { width: viewport.width, height: viewport.height });
  document.body.append(canvas);
  await first.render({ canvas, viewport }).promise;
})()`;
