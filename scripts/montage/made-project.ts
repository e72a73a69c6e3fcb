import type { Browser, BrowserContext } from '@playwright/test';
import { privateQuotePdfPath } from '#contract/quotes/private-quote.ts';
import { sendMessage } from '#contract/threads.ts';
import { pathOf } from '#domain/routes.ts';
import { beginOwnProject } from '#tests/e2e/support/project-calls.ts';
import { callsTo } from '#tests/e2e/support/office-calls.ts';
import { contentIn, quoteCalls } from '#tests/e2e/support/quotes.ts';
import { askForDeposit } from '#tests/e2e/support/signed-payments.ts';
import type { Site } from '#tests/support/browser/running-site.ts';

/** What the pictures of quotes, payments and projects show: addresses, and who is signed in as the customer. */
export type MadeProject = {
  customerCookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  /** Screens of the back office. */
  office: { draft: string; project: string };
  /** Pages of the customer. */
  customer: { quote: string; payment: string; home: string; project: string };
  /** Address of the quote's PDF. */
  quotePdf: string;
};

/** What is written in each draft beside the sample's lines. */
const titles = ['Kalkulačka ceny strechy', 'Rezervácie obhliadok', 'Starostlivosť o web'];

/** Makes quotes in all states, a deposit to be paid and a project whose first milestone waits for its customer. */
export async function makeProject(browser: Browser, site: Site): Promise<MadeProject> {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'sk' });
  const page = await context.newPage();
  const { office, projects, project, email } = await beginOwnProject({ page, browser, site });
  const quotes = quoteCalls(office.request, site);
  const drafts = [];
  for (const title of titles) drafts.push(await quotes.make({ ...contentIn('sk', email), title }));
  const sent = await quotes.send(await quotes.make(contentIn('sk', email)));
  const visitor = await browser.newContext({ baseURL: site.origin });
  const deposit = await askForDeposit(await office.newPage(), await visitor.newPage(), { site, language: 'sk' });
  await projects.handOver(project.id, project.milestones[0]?.id ?? '', 'Úvodná stránka, cenník a galéria striech.');
  const thread = sendMessage.path.replace(':place', 'project').replace(':id', project.id);
  const message = { body: 'Dobrý deň, návrh je hotový. Pozrite si ho, prosím, aj na telefóne.', quoted: null };
  await callsTo(office.request, site.origin)('POST', thread, message);
  const cookies = await context.cookies();
  await Promise.all([context.close(), office.close(), visitor.close()]);
  const key = sent.privatePath?.split('/').at(-1) ?? '';
  return {
    customerCookies: cookies,
    office: {
      draft: pathOf('adminQuote', 'sk', { id: drafts[0]?.id ?? '' }),
      project: pathOf('adminProject', 'sk', { id: project.id }),
    },
    customer: {
      quote: sent.privatePath ?? '',
      payment: pathOf('payment', 'sk', { key: deposit.key }),
      home: pathOf('portal', 'sk'),
      project: pathOf('portalProject', 'sk', { id: project.id }),
    },
    quotePdf: privateQuotePdfPath.replace(':key', key),
  };
}
