import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '#tests/support/browser/chromium.ts';
import { putOffSecondFactor } from '#tests/support/people/put-off-second-factor.ts';
import { startServer } from '#tests/support/browser/running-server.ts';
import { composeSheet } from './compose-sheet.ts';
import { pdfShot } from './pdf-shot.ts';
import { accountShot, officeShots, phoneOfficeShots } from './office-shots.ts';
import { type Drawing, type Section, administrator, openContext, themes } from './drawing.ts';
import { seedData } from './seed-data.ts';
import { configuratorShots, siteShots } from './visitor-shots.ts';

/* Writes the pictures of the README, docs/images/montage-*.png, from the built site: `npm run montage`. */
const images = path.resolve(import.meta.dirname, '../../docs/images');

async function drawMontages(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-montage-'));
  const dataDir = path.join(folder, 'data');
  seedData(dataDir);
  const server = await startServer({
    dataDir,
    environment: {
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      MINIMUM_FILL_MS: '0',
      RATE_LIMIT_FACTOR: '1000',
    },
  });
  await putOffSecondFactor(server.origin, administrator);
  const { executablePath, args, env } = chromium();
  const browser = await playwright.launch({ executablePath, args, env });
  mkdirSync(images, { recursive: true });
  for (const theme of themes) {
    const sections = await takeShots({ browser, origin: server.origin, theme });
    writeFileSync(path.join(images, `montage-${theme}.png`), await composeSheet(browser, { sections, theme }));
  }
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}

/** Every part of the product in one theme, in the order of a customer's journey. */
async function takeShots(drawing: Drawing): Promise<Section[]> {
  const desktop = await openContext(drawing, { width: 1280, height: 900 });
  const phone = await openContext(drawing, { width: 390, height: 844 });
  const site = await siteShots(desktop, ['home', 'service', 'faq', 'contact']);
  const configurator = await configuratorShots(desktop, 'desktop');
  const onPhone = [...(await siteShots(phone, ['home'])), ...(await configuratorShots(phone, 'phone'))];
  const office = await officeShots(desktop);
  const sections = [
    { title: 'Site and account', shots: [...site, await accountShot(desktop)] },
    { title: 'Configurator and estimate', shots: configurator },
    {
      title: 'On a phone, and the estimate as PDF',
      shots: [...onPhone, ...(await phoneOfficeShots(phone)), await pdfShot(desktop)],
    },
    { title: 'Back office', shots: office },
  ];
  await Promise.all([desktop.close(), phone.close()]);
  return sections;
}

await drawMontages();
