import type { Browser, Page } from '@playwright/test';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { totalsOf } from '#domain/quotes/lines/totals.ts';
import { textsOf } from '#server/texts.ts';
import { type Site, earlierChoice } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from './hydration.ts';
import { officeCalls } from './office-calls.ts';
import { contentIn, prepareAgency, quoteCalls } from './quotes.ts';
import { weighScripts } from './weigh-scripts.ts';

/** The screen of a small phone. */
export const phone = { width: 360, height: 740 };

/** Texts of pages have spaces that do not break. */
export const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

type Wanted = { site: Site; browser: Browser; language: Language; hasScripts?: boolean };

/** A phone of somebody who is not signed in, on the page of a quote that was sent to them; `page` is the office’s. */
export async function openQuote(page: Page, { site, browser, language, hasScripts = true }: Wanted) {
  await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  const quotes = quoteCalls(page.request, site);
  const email = `podpis-${language}@strechy.example`;
  const sent = await quotes.send(await quotes.make(contentIn(language, email)));
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: phone,
    hasTouch: true,
    javaScriptEnabled: hasScripts,
  });
  await context.addCookies([earlierChoice(site.origin)]);
  const visitor = await context.newPage();
  const weigh = weighScripts(visitor);
  await visitor.goto(sent.privatePath ?? '');
  if (hasScripts) await untilHydrated(visitor);
  const price = (choice: Record<string, number>) =>
    plain(formatExactMoney(totalsOf(sent.content.lines, choice).once.gross, currencyOf[language], language));
  return { visitor, weigh, quotes, sent, email, price, t: textsOf(language), close: () => context.close() };
}
