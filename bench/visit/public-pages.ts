import { type Language, languages } from '#domain/languages.ts';
import { pathOf, servicePath } from '#domain/routes.ts';
import { type Part, amount, kilobytes, milliseconds } from '../report.ts';
import { type FirstPress, firstPresses } from './first-presses.ts';
import { type DocumentCost, readDocument } from './read-document.ts';
import { type SiteVisit, onSite } from './site-visit.ts';
import { slowdown, smallPhone } from './slow-phone.ts';

/** Of each page the least of so many visits counts, because other programs only add time. */
const visits = 3;

const read = ['home', 'services', 'projects', 'about', 'privacy', 'terms', 'cookies'] as const;

/** Addresses of the pages that are only read, in a language. */
function readPages(language: Language): [name: string, path: string][] {
  return [
    ...read.map((screen): [string, string] => [screen, pathOf(screen, language)]),
    ['service', servicePath('tvorba-webu', language)],
  ];
}

type Named = DocumentCost & { name: string };

/** Pages that are only read, on a slow processor without a touch, and what is pressed at once after their first paint. */
export function measurePublicPages(): Promise<Part> {
  return onSite({}, async (visit) => {
    const costs: Named[] = [];
    for (const language of languages)
      for (const [name, path] of readPages(language))
        costs.push({ name: `${name} (${language})`, ...(await leastOf(visit, language, path)) });
    const presses = await firstPresses(visit);
    return {
      title: `Pages to read, processor ${slowdown} times slower, ${costs.length} addresses, the worst of each`,
      rows: [
        ['JavaScript without a touch, inline scripts included', show(costs, 'scriptBytes', kilobytes)],
        ['blocking time', show(costs, 'blockingMs', milliseconds)],
        ['largest contentful paint', show(costs, 'largestPaintMs', milliseconds)],
        ['layout shift', show(costs, 'shift', amount)],
        ...presses.map(({ what, ms }): [string, string] => [`first press: ${what}`, milliseconds(ms)]),
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
  });
}

const worstOf = (costs: readonly Named[], figure: keyof DocumentCost): Named | undefined =>
  costs.toSorted((a, b) => b[figure] - a[figure])[0];

const mostOf = (costs: readonly Named[], figure: keyof DocumentCost): number =>
  Math.max(...costs.map((each) => each[figure]));

function show(costs: readonly Named[], figure: keyof DocumentCost, write: (value: number) => string): string {
  const worst = worstOf(costs, figure);
  return worst ? `${write(worst[figure])}, ${worst.name}` : 'not measured';
}

async function leastOf({ newVisitor }: SiteVisit, language: Language, path: string): Promise<DocumentCost> {
  const found: DocumentCost[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await newVisitor(language, smallPhone);
    found.push(await readDocument(context, path));
    await context.close();
  }
  const least = (figure: keyof DocumentCost) => Math.min(...found.map((each) => each[figure]));
  return {
    htmlBytes: least('htmlBytes'),
    scriptBytes: Math.max(...found.map(({ scriptBytes }) => scriptBytes)),
    styleBytes: least('styleBytes'),
    largestPaintMs: least('largestPaintMs'),
    blockingMs: least('blockingMs'),
    shift: Math.max(...found.map(({ shift }) => shift)),
  };
}

const slowestOf = (presses: readonly FirstPress[]): number => Math.max(...presses.map(({ ms }) => ms));
