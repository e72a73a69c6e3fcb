import { type Page, expect } from '@playwright/test';
import { type Language, languages } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { contentIn, prepareAgency, quoteCalls } from '#tests/e2e/support/quotes.ts';
import { type Part, amount } from '../report.ts';
import { personAt } from '../visit/person.ts';
import { onSite } from '../visit/site-visit.ts';
import { slowPhone, smallPhone } from '../visit/slow-phone.ts';

/** Signing a quote on a slow phone in each language, from the link in the mail to the word that it is signed (H5). */
export function measureSigning(): Promise<Part> {
  return onSite({ REPLY_HOLD_MS: '0' }, async ({ site, newVisitor }) => {
    const office = await newVisitor('sk');
    await officeCalls(office.request, site.origin);
    await prepareAgency(office.request, site.origin);
    const quotes = quoteCalls(office.request, site);
    const rows: [string, string][] = [];
    const totals: number[] = [];
    for (const language of languages) {
      const sent = await quotes.send(await quotes.make(contentIn(language, `podpis-${language}@strechy.example`)));
      const context = await newVisitor(language, smallPhone);
      const page = await context.newPage();
      await slowPhone(page);
      const { totalMs, machineMs } = await sign(page, { language, path: sent.privatePath ?? '' });
      await context.close();
      totals.push(totalMs);
      rows.push([language, `${seconds(totalMs)}, ${seconds(machineMs)} of it page and typing`]);
    }
    await office.close();
    return {
      title: 'Signing a quote from the link to the signature, slow phone on slow 4G, 200 characters a minute',
      rows,
      figures: { signingMs: Math.max(...totals) },
    };
  });
}

async function sign(page: Page, { language, path }: { language: Language; path: string }) {
  const t = textsOf(language);
  const person = personAt(page);
  const begun = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  person.screens += 1;
  await person.tap(page.getByRole('button', { name: t('quoteSigning:bar.sign') }));
  person.screens += 1;
  await person.tap(page.getByLabel(t('quoteAgreements:terms')));
  await person.tap(page.getByLabel(t('quoteSigning:sign.mark.label')));
  await person.type('Ján Kováč');
  await person.tap(page.getByRole('button', { name: t('quoteSigning:sign.submit') }));
  await expect(page.getByRole('heading', { name: t('quoteSigning:state.signed.title') })).toBeVisible();
  const machineMs = performance.now() - begun;
  return { totalMs: machineMs + person.thinkingMs(), machineMs };
}

const seconds = (ms: number) => `${amount(ms / 1000)} s`;
