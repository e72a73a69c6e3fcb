import type { Language } from '#domain/languages.ts';
import { type Part, amount, kilobytes, milliseconds } from '../report.ts';
import { median } from '../statistics.ts';
import { type Restores, measureRestores } from './back-forward.ts';
import { type FirstPress, firstPresses } from './first-presses.ts';
import { shiftOfLateFonts, usualPhone } from './late-fonts.ts';
import { type NamedPage, namedPages } from './named-pages.ts';
import { type ProcessorTime, readProcessorTime } from './processor-time.ts';
import { type DocumentCost, readDocument } from './read-document.ts';
import { type SiteVisit, onSite } from './site-visit.ts';
import { slowdown, smallPhone } from './slow-phone.ts';

type Cost = DocumentCost & ProcessorTime;
type Named = Cost & { name: string };
type Options = { pages: readonly string[] | null; languages: readonly Language[]; runs: number };

/** Pages that work at once cost more, so they have budgets of their own. */
const isRead = ({ name }: { name: string }) => !/^(?:configurator|verify) /.test(name);

/**
 * Public pages on a slow processor without a touch, what is pressed at once after their first paint, and what a browser shows again as
 * it was left. Prints each page as it goes.
 */
export function measurePublicPages({ pages, languages, runs }: Options): Promise<Part> {
  return onSite({}, async (visit) => {
    const asked = namedPages(pages, languages, { hasAllServices: false }).filter(isRead);
    console.log(`${asked.length} pages, ${runs} loads of each, processor ${slowdown} times slower`);
    const costs: Named[] = [];
    for (const page of asked) {
      const cost = { name: page.name, ...(await costOf(visit, page, runs)) };
      console.log(`  ${page.name.padEnd(16)} ${lineOf(cost)}`);
      costs.push(cost);
    }
    const presses = await firstPresses(visit, runs);
    return partOf(costs, presses, await measureRestores(visit));
  });
}

function partOf(costs: readonly Named[], presses: readonly FirstPress[], restores: Restores): Part {
  return {
    title: `Pages to read, processor ${slowdown} times slower, ${costs.length} addresses, the worst of each`,
    rows: [
      ['JavaScript without a touch, inline scripts included', show(costs, 'scriptBytes', kilobytes)],
      ['blocking time by the clock, from the first paint on', show(costs, 'blockingMs', milliseconds)],
      ['the same by processor time, from the document on', show(costs, 'slowBlockingMs', milliseconds)],
      ['largest contentful paint', show(costs, 'largestPaintMs', milliseconds)],
      ['layout shift', show(costs, 'shift', amount)],
      ...presses.map(({ what, ms }): [string, string] => [`first press: ${what}`, milliseconds(ms)]),
      ['shown again as it was left', `${restores.restored} of ${restores.of} ${restores.reasons.join(', ')}`],
    ],
    figures: {
      readScripts: mostOf(costs, 'scriptBytes'),
      readBlockingMs: mostOf(costs, 'blockingMs'),
      readPaintMs: mostOf(costs, 'largestPaintMs'),
      readShift: mostOf(costs, 'shift'),
      firstPressMs: slowestOf(presses.filter(({ what }) => what !== 'configurator')),
      firstAnswerMs: slowestOf(presses.filter(({ what }) => what === 'configurator')),
    },
  };
}

const lineOf = (cost: Cost): string =>
  [
    `scripts ${kilobytes(cost.scriptBytes)}`,
    `paint ${milliseconds(cost.largestPaintMs)}`,
    `blocking ${milliseconds(cost.blockingMs)}, by processor time ${milliseconds(cost.slowBlockingMs)}`,
    `main thread ${milliseconds(cost.processorMs)}`,
    `shift ${amount(cost.shift)}`,
  ].join(', ');

const mostOf = (costs: readonly Named[], figure: keyof Cost): number => Math.max(...costs.map((each) => each[figure]));

function show(costs: readonly Named[], figure: keyof Cost, write: (value: number) => string): string {
  const worst = costs.toSorted((a, b) => b[figure] - a[figure])[0];
  return worst ? `${write(worst[figure])}, ${worst.name}` : 'not measured';
}

/** Medians; of bytes and shifts the most, those of fonts that come late among them. */
async function costOf(visit: SiteVisit, { language, path }: NamedPage, runs: number): Promise<Cost> {
  const found: Cost[] = [];
  for (let each = 0; each < runs; each += 1) {
    const first = await visit.newVisitor(language, smallPhone);
    const cost = await readDocument(first, path);
    await first.close();
    const second = await visit.newVisitor(language, smallPhone);
    found.push({ ...cost, ...(await readProcessorTime(visit.browser, second, path)) });
    await second.close();
  }
  const third = await visit.newVisitor(language, usualPhone);
  const lateShift = await shiftOfLateFonts(third, path);
  await third.close();
  const middle = (figure: keyof Cost) => median(found.map((each) => each[figure]));
  return {
    htmlBytes: middle('htmlBytes'),
    scriptBytes: Math.max(...found.map(({ scriptBytes }) => scriptBytes)),
    styleBytes: middle('styleBytes'),
    largestPaintMs: middle('largestPaintMs'),
    blockingMs: middle('blockingMs'),
    processorMs: middle('processorMs'),
    slowBlockingMs: middle('slowBlockingMs'),
    shift: Math.max(lateShift, ...found.map(({ shift }) => shift)),
  };
}

const slowestOf = (presses: readonly FirstPress[]): number => Math.max(...presses.map(({ ms }) => ms));
