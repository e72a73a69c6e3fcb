import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '#tests/support/chromium.ts';
import { startServer } from '#tests/support/running-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'zz-'));
const dataDir = path.join(folder, 'data');
execFileSync(process.execPath, ['scripts/seed.ts', '--requests', '400'], { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'inherit' });
const server = await startServer({ dataDir, environment: { ADMIN_USERNAME: 'majster', ADMIN_PASSWORD: 'olovnica na niti', MINIMUM_FILL_MS: '0', RATE_LIMIT_FACTOR: '1000' } });
const { executablePath, args, env } = chromium();
const browser = await playwright.launch({ executablePath, args, env });
const context = await browser.newContext({ locale: 'sk-SK', reducedMotion: 'reduce', serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
const page = await context.newPage();
page.on('pageerror', (error) => console.log('ERR', error.message));
page.on('console', (message) => { if (message.type() === 'error') console.log('CON', message.text()); });
const go = async (address: string) => { await page.goto(server.origin + address); await page.waitForLoadState('networkidle'); };
await go('/admin/requests');
await page.getByLabel('Používateľské meno').fill('majster');
await page.locator('input[type=password]').fill('olovnica na niti');
await page.waitForTimeout(1500);
await page.locator('form button[type=submit]').first().click();
await page.waitForURL('**/admin/requests');
const jobs = (process.env['JOBS'] ?? '').split(';').filter(Boolean);
for (const job of jobs) {
  const [name = '', address = '', widths = '1280', press = '', theme = 'light', full = ''] = job.split('|');
  for (const width of widths.split(',')) {
    await page.setViewportSize({ width: Number(width), height: Number(width) < 600 ? 780 : 900 });
    await go(address.replace('FIRST', (await (await context.request.get(`${server.origin}/api/admin/service-requests`)).json()).rows[0].id).replace('CUSTOMER', (await (await context.request.get(`${server.origin}/api/admin/customers`)).json()).rows[0].id));
    await page.evaluate(`document.documentElement.dataset.theme='${theme}'`);
    await page.waitForTimeout(700);
    for (const each of press.split('+').filter(Boolean)) { await page.locator(each).first().click(); await page.waitForTimeout(400); }
    await page.screenshot({ path: `/tmp/G/${name}-${width}${theme === 'dark' ? '-dark' : ''}.png`, fullPage: full === 'full' });
    const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    if (Number(over) > 0) console.log('OVERFLOW', name, width, over);
  }
}
await browser.close(); await server.stop(); rmSync(folder, { recursive: true });
