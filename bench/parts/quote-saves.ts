import assert from 'node:assert/strict';
import { everyOption } from '#domain/quotes/lines/quote-line.ts';
import { totalsOf } from '#domain/quotes/lines/totals.ts';
import { createDraft, draftLineOf, quotesPath } from '#tests/support/quotes/quotes.ts';
import { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type Part, milliseconds } from '../report.ts';
import { median, percentile } from '../statistics.ts';
import type { Side } from './back-office.ts';

const warmUps = 20;
const rounds = 200;
const computedAtOnce = 50;

/** As many lines as a large quote has, with discounts and options among them. */
const lines = Array.from({ length: 200 }, (_, index) =>
  draftLineOf({
    id: `line-${index}`,
    name: `Položka ${index}: práca, ktorú treba urobiť`,
    description: 'Dve vety o tom, čo je v cene. Aj druhá z nich je taká dlhá, ako býva.',
    quantity: 1000 + index * 125,
    unitPrice: 9_999 + index * 37,
    discount: index % 5 === 0 ? { kind: 'percent', basisPoints: 1250 } : null,
    option: index % 20 === 19 ? { minimum: 1000, maximum: 100_000 } : null,
    recurrence: index % 10 === 9 ? 'monthly' : 'once',
    internalCost: 5_000,
  }),
);

/** A quote of 200 lines: saving it over HTTP, each time with another title, and computing its totals. */
export async function measureQuoteSaves(name: string, { server, cookie }: Side): Promise<Part> {
  const office = new TestBrowser(server.origin);
  office.cookies.set('session', decodeURIComponent(cookie.slice('session='.length)));
  const { id, version, content } = await createDraft(office, { lines });
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await office.takeToken() };
  const saves: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const body = JSON.stringify({ version: version + round, content: { ...content, title: `Nový web ${round}` } });
    const begun = performance.now();
    const { status, text } = await office.call(`${quotesPath}/${id}`, { method: 'PUT', headers, body });
    saves.push(performance.now() - begun);
    assert.equal(status, 200, text);
  }
  const calm = saves.slice(warmUps);
  const totals = measureTotals();
  return {
    title: `A quote of ${lines.length} lines on ${name}`,
    rows: [
      ['saved, half within', milliseconds(median(calm))],
      ['saved, 95 % within', milliseconds(percentile(calm, 0.95))],
      ['totals', milliseconds(totals)],
    ],
    figures: { [`quoteSaveMs ${name}`]: median(calm), quoteTotalsMs: totals },
  };
}

function measureTotals(): number {
  const choice = everyOption(lines);
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    for (let count = 0; count < computedAtOnce; count += 1) totalsOf(lines, choice);
    return (performance.now() - begun) / computedAtOnce;
  });
  return median(times);
}
