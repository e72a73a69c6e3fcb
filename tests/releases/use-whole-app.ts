import { createHash } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import { consentVersion } from '#domain/consent/consent.ts';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import { readPriceDraft } from '#domain/estimates/price-book/price-book-draft.ts';
import { firstMessageTemplates } from '#locales/content/message-templates.ts';
import { readOrCreateSecret } from '#server/database/secrets.ts';
import { seedLibraryFeatures, seedMessageTemplates } from '#server/database/seeds.ts';
import { firstLibrary } from '#server/features/price-book/first-library.ts';
import { columnsOf } from '#server/features/price-book/library-store.ts';
import { done } from '#tests/support/people/office.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillRequests } from './fill-requests.ts';

/** Makes ids and tokens the same in each run. */
export function makeDeterministic({ services }: TestApp): void {
  const newUlid = monotonicFactory(() => 0);
  let tokens = 0;
  services.newId = () => newUlid(services.clock());
  services.newToken = () =>
    createHash('sha256')
      .update(`token ${(tokens += 1)}`)
      .digest('base64url');
}

/** Uses the app until each table has a row and each JSON column a value, through its calls wherever there is one. */
export async function useWholeApp(app: TestApp): Promise<void> {
  const { db, clock, newId, newToken } = app.services;
  await seedMessageTemplates(db, { templates: firstMessageTemplates, createdAt: clock(), newId });
  await seedLibraryFeatures(db, { rows: firstLibrary(firstPriceBook).map(columnsOf), createdAt: clock(), newId });
  await readOrCreateSecret(app.services, 'signing-key', newToken);
  const { admin, customer } = await fillAccounts(app);
  await fillSettings(admin);
  await fillPrices(admin);
  await fillRecords(app);
  await fillRequests(app, admin, customer);
}

async function fillSettings(admin: TestBrowser): Promise<void> {
  const settings = '/api/admin/settings';
  const security = { requireSecondFactor: false, requireOfAdministrators: true, minimumPasswordLength: 10, version: 0 };
  done(await admin.put(`${settings}/security`, security));
  const svg = '<svg viewBox="0 0 40 10"><path d="M0 0h40v10H0z" fill="#123456"/></svg>';
  const logo = { svg, png: newPicture(80, 20).toString('base64') };
  done(await admin.put(`${settings}/look`, { primaryColor: '#0b5fa5', defaultTheme: 'dark', logo, version: 0 }));
  const server = {
    host: 'smtp.firma.example',
    port: 587,
    security: 'starttls',
    username: 'ahoj@firma.example',
    senderName: 'Firma Ľubica',
    senderAddress: 'ahoj@firma.example',
  };
  done(await admin.put(`${settings}/mail`, { server, password: 'tajné heslo 1', version: 0 }));
}

async function fillPrices(admin: TestBrowser): Promise<void> {
  const { book } = readPriceDraft(firstPriceBook, {
    'base.website.small.maximum': '950',
    'features.blog.price.maximum': '400',
    'packages.1.percent': '16',
  });
  const version = { version: 1, content: book, note: 'Od januára' };
  done(await admin.post('/api/admin/price-book/versions', version));
  const texts = Object.fromEntries(
    Object.entries({ sk: 'Školenie', cs: 'Školení', da: 'Undervisning', en: 'Training' }).map(([language, name]) => [
      language,
      { name, description: `${name} 2 × 60 min` },
    ]),
  );
  const work = { category: 'other', unit: 'hour', unitPrice: 45_00, texts };
  done(await admin.post('/api/admin/library-features', work, { 'idempotency-key': newKey() }));
}

/** What visitors leave behind without a request: a choice about cookies, a counted step, an error. */
async function fillRecords(app: TestApp): Promise<void> {
  const visitor = app.newBrowser();
  done(await visitor.post('/api/consents', { version: consentVersion, categories: ['analytics'] }));
  const step = { mode: 'detailed', step: 'features', language: 'sk' };
  done(await visitor.post('/api/configurator/steps', step));
  const report = {
    errorId: 'ERR_FIXTURE_1',
    message: 'Cannot read properties of undefined',
    category: 'internal',
    severity: 'critical',
    timestamp: '2026-11-21T09:00:00.000Z',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    url: 'https://plumbline.example/ponuka',
    stack: 'TypeError: x\n    at step (https://plumbline.example/assets/step-AbCdEf12.js:1:100)',
    context: { screen: 'configurator', language: 'sk', status: 500, isOnline: true },
  };
  done(await visitor.post('/api/errors/report', report));
  await app.services.db.insertInto('writing_usage').values({ day: '2026-11-21', calls: 3 }).execute();
}
