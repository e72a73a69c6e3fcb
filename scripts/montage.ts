import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from '@playwright/test';
import { chromium } from '#tests/support/chromium.ts';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';

/*
 * Draws the pictures of the screens for the documents, docs/images/montage-*.png, from the built site:
 * `node scripts/run.mjs build`, then this file. The page of the PDF needs `pdftoppm` (poppler-utils) on the machine.
 */
const root = path.resolve(import.meta.dirname, '..');
const administrator = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'a password for pictures' };

type Theme = 'light' | 'dark';
type Shot = { label: string; png: Buffer };
type Drawing = { browser: Browser; server: RunningServer; theme: Theme; folder: string };

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-montage-'));
  const environment = { ...administrator, MINIMUM_FILL_MS: '0', RATE_LIMIT_FACTOR: '1000' };
  const server = await startServer({ dataDir: path.join(folder, 'data'), environment });
  const { executablePath, args, env } = chromium();
  const browser = await playwright.launch({ executablePath, args, env });
  mkdirSync(path.join(root, 'docs/images'), { recursive: true });
  for (const theme of ['light', 'dark'] as const) {
    const shots = await takeShots({ browser, server, theme, folder });
    const picture = await compose(browser, shots, theme);
    writeFileSync(path.join(root, `docs/images/montage-${theme}.png`), picture);
  }
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}

async function takeShots(drawing: Drawing): Promise<Shot[]> {
  const desktop = await openContext(drawing, { width: 1280, height: 900 });
  const phone = await openContext(drawing, { width: 390, height: 844 });
  const shots: Shot[] = [];
  for (const [label, context, mode] of [
    ['desktop', desktop, 'detailed'],
    ['phone', phone, 'quick'],
  ] as const) {
    const page = await context.newPage();
    const shoot = async (name: string) => shots.push({ label: `${label}: ${name}`, png: await page.screenshot() });
    await page.goto('/', { waitUntil: 'networkidle' });
    await shoot('home');
    await walk(page, { mode, shoot });
  }
  shots.push(await pdfShot(drawing));
  shots.push(...(await officeShots(desktop)));
  await Promise.all([desktop.close(), phone.close()]);
  return shots;
}

type Walk = { mode: 'quick' | 'detailed'; shoot: (name: string) => Promise<unknown> };

async function walk(page: Page, { mode, shoot }: Walk): Promise<void> {
  const next = async () => {
    const heading = await page.locator('h2').first().innerText();
    await page.locator('button[name=go][value=next]').click();
    await page.locator('h2').first().filter({ hasNotText: heading }).waitFor();
  };
  const check = (selector: string) => page.locator(selector).check({ force: true });
  await page.goto('/ponuka', { waitUntil: 'networkidle' });
  await check(`[name=mode][value=${mode}]`);
  await check('[name=serviceType][value=website]');
  await shoot('kind of quote');
  await next();
  await check('[name=objectives][value=attract-customers]');
  await check('[name=objectives][value=build-trust]');
  await shoot('objectives');
  await next();
  await check('[name=trade][value=roofer]');
  await shoot('trade');
  await next();
  if (mode === 'detailed') {
    for (const feature of ['photo-inquiry', 'before-after', 'reviews', 'price-calculator']) {
      await check(`[name=features][value=${feature}]`);
    }
    await page
      .locator('#description')
      .fill('Kladieme škridlové strechy v okolí Trnavy. Chceme dopyty s fotkou strechy.');
    await page.locator('h2').first().scrollIntoViewIfNeeded();
    await shoot('features');
    await next();
  }
  await check('[name=size][value=medium]');
  await check('[name=budget][value="1500-3500"]');
  await check('[name=timeline][value="1-month"]');
  await shoot('size, budget, time');
  await next();
  await page.locator('#name').fill('Ľubomír Šťastný');
  await page.locator('#email').fill('lubomir@example.com');
  await page.locator('#company').fill('Strechy Šťastný, s. r. o.');
  await shoot('contact');
  await next();
  await page.locator('[aria-describedby=pdf-hint]').locator('xpath=preceding::button[1]').click();
  await page.locator('a[href^="/api/estimates/"]').waitFor();
  await page.locator('h1').scrollIntoViewIfNeeded();
  await shoot('summary');
  await page.locator('button[name=go][value=submit]').click();
  await page.waitForURL(/potvrdenie-dopytu/);
  await shoot('confirmation');
}

async function pdfShot({ browser, server, folder }: Drawing): Promise<Shot> {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'sk' });
  const page = await context.newPage();
  await walk(page, { mode: 'detailed', shoot: () => Promise.resolve() });
  await signIn(page);
  await page.locator('main table a').first().click();
  const href = await page.locator('a[href^="/api/estimates/"]').getAttribute('href');
  const pdf = await page.request.get(href ?? '');
  const file = path.join(folder, 'estimate');
  writeFileSync(`${file}.pdf`, await pdf.body());
  execFileSync('pdftoppm', ['-r', '110', '-f', '1', '-l', '1', '-singlefile', '-png', `${file}.pdf`, file]);
  await context.close();
  return { label: 'PDF', png: readFileSync(`${file}.png`) };
}

async function officeShots(context: BrowserContext): Promise<Shot[]> {
  const page = await context.newPage();
  await signIn(page);
  const list = { label: 'back office: requests', png: await page.screenshot() };
  await page.locator('main table a').first().click();
  await page.locator('a[href^="/api/estimates/"]').waitFor();
  return [list, { label: 'back office: one request', png: await page.screenshot() }];
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await page.locator('input[name=username]').fill(administrator.ADMIN_USERNAME);
  await page.locator('input[type=password]').fill(administrator.ADMIN_PASSWORD);
  await page.locator('main button[type=submit]').click();
  await page.locator('main table a').first().waitFor();
}

function openContext({ browser, server, theme }: Drawing, viewport: { width: number; height: number }) {
  return browser
    .newContext({ baseURL: server.origin, viewport, locale: 'sk', reducedMotion: 'reduce' })
    .then(async (context) => {
      await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      return context;
    });
}

/** Lays the shots out on one sheet, phones beside each other, and takes its picture. */
async function compose(browser: Browser, shots: readonly Shot[], theme: Theme): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const figures = shots.map(({ label, png }) => {
    const kind = label.startsWith('phone') ? 'phone' : label === 'PDF' ? 'paper' : 'desktop';
    return `<figure class="${kind}"><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${label}</figcaption></figure>`;
  });
  const ground = theme === 'light' ? '#dfe3da' : '#081b31';
  await page.setContent(`<style>
    body { margin: 0; padding: 24px; background: ${ground}; color: #8a9399; font: 13px sans-serif; display: flex; flex-wrap: wrap; gap: 20px; justify-content: center; }
    figure { margin: 0; } img { display: block; height: 236px; border: 1px solid #8884; } .phone img, .paper img { height: 330px; }
    figcaption { padding-top: 6px; }
  </style>${figures.join('')}`);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

await main();
