import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '#tests/support/browser/chromium.ts';
import { putOffSecondFactor } from '#tests/support/people/put-off-second-factor.ts';
import { startServer } from '#tests/support/browser/running-server.ts';
import { administrator } from '#tests/support/browser/running-site.ts';
import { startSmtpSink } from '#tests/support/servers/smtp-sink.ts';
import { composeSheet } from './compose-sheet.ts';
import { type MadeProject, makeProject } from './made-project.ts';
import { estimateShot } from './pdf-shot.ts';
import { customerShots, officeProjectShots } from './project-shots.ts';
import { accountShot, officeShots, phoneOfficeShots } from './office-shots.ts';
import { type Drawing, type Section, openContext, themes } from './drawing.ts';
import { seedData } from './seed-data.ts';
import { configuratorShots, siteShots } from './visitor-shots.ts';

/* Writes the pictures of the README, docs/images/montage-*.png, from the built site: `npm run montage`. */
const images = path.resolve(import.meta.dirname, '../../docs/images');

async function drawMontages(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-montage-'));
  const dataDir = path.join(folder, 'data');
  seedData(dataDir);
  const mails = await startSmtpSink();
  const server = await startServer({
    dataDir,
    environment: {
      SMTP_URL: mails.url,
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      MINIMUM_FILL_MS: '0',
      RATE_LIMIT_FACTOR: '1000',
      REPLY_HOLD_MS: '0',
    },
  });
  await putOffSecondFactor(server.origin, administrator);
  const { executablePath, args, env } = chromium();
  const browser = await playwright.launch({ executablePath, args, env });
  const made = await makeProject(browser, { ...server, mails, stop: async () => undefined });
  mkdirSync(images, { recursive: true });
  for (const theme of themes) {
    const sections = await takeShots({ browser, origin: server.origin, theme }, made);
    writeFileSync(path.join(images, `montage-${theme}.png`), await composeSheet(browser, { sections, theme }));
  }
  await browser.close();
  await server.stop();
  await mails.stop();
  rmSync(folder, { recursive: true });
}

/** Every part of the product in one theme, in the order of a customer's journey. */
async function takeShots(drawing: Drawing, made: MadeProject): Promise<Section[]> {
  const desktop = await openContext(drawing, { width: 1280, height: 900 });
  const phone = await openContext(drawing, { width: 390, height: 844 });
  const customer = await openContext(drawing, { width: 390, height: 844 });
  const site = await siteShots(desktop, ['home', 'service', 'faq', 'contact']);
  const configurator = await configuratorShots(desktop, 'desktop');
  const onPhone = [...(await siteShots(phone, ['home'])), ...(await configuratorShots(phone, 'phone'))];
  const office = await officeShots(desktop);
  const sections = [
    { title: 'Site and account', shots: [...site, await accountShot(desktop)] },
    { title: 'Configurator and estimate', shots: configurator },
    {
      title: 'On a phone, and the estimate as PDF',
      shots: [...onPhone, ...(await phoneOfficeShots(phone)), await estimateShot(desktop)],
    },
    { title: 'Back office', shots: office },
    { title: 'Quotes, payments and projects in the back office', shots: await officeProjectShots(desktop, made) },
    { title: 'The customer signs, pays and follows the project', shots: await customerShots(customer, made) },
  ];
  await Promise.all([desktop.close(), phone.close(), customer.close()]);
  return sections;
}

await drawMontages();
