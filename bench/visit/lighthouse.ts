// Lighthouse belongs to no part of the project, so it is no dependency: the first run installs it in the system's folder for
// temporary files, as the pages that the home page is compared with (peer-sites.ts).
import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Language } from '#domain/languages.ts';
import { chromium } from '#tests/support/browser/chromium.ts';
import { type Part, amount, milliseconds } from '../report.ts';
import { endWithUs } from '../server-process.ts';
import { median } from '../statistics.ts';
import { type NamedPage, namedPages } from './named-pages.ts';
import { onSite } from './site-visit.ts';

const run = promisify(execFile);

/** What a page is rather than how fast it came is the same each time, and judged once. */
const lasting = ['accessibility', 'best-practices', 'seo'] as const;
const categories = ['performance', ...lasting] as const;

type Report = {
  /** How quick Lighthouse finds the machine. */
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** What is used of the two packages. */
type Tools = {
  judge: (address: string, flags: object) => Promise<{ lhr: Report } | undefined>;
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
};

type Options = {
  pages: readonly string[] | null;
  languages: readonly Language[];
  runs: number;
  score: number;
  /** How many times slower than this machine's the processor is; 4 is meant for a quick desktop (index of 1,500 and more). */
  slowdown: number;
  /** Programs that compute all the time beside it. */
  beside: number;
};

/**
 * The four scores (0 to 100) of each page on Lighthouse's phone, of the performance the median: of as many runs as it takes to know whether
 * that of them all reaches the score.
 */
export async function measureLighthouse({ pages, languages, runs, score, slowdown, beside }: Options): Promise<Part> {
  const tools = await install();
  return onSite({}, async ({ site }) => {
    const asked = namedPages(pages, languages, { hasAllServices: true });
    console.log(`Lighthouse, phone, ${asked.length} pages, median of ${runs} runs, processor ${slowdown} times slower`);
    for (let each = 0; each < beside; each += 1) endWithUs(spawn(process.execPath, ['-e', 'for (;;);']));
    const short: string[] = [];
    const speeds: number[] = [];
    for (const page of asked) {
      const reports: Report[] = [];
      while (!isDecided(reports, runs, score)) {
        const asking = reports.length === 0 ? categories : (['performance'] as const);
        reports.push(await judgePage(page, tools, { origin: site.origin, slowdown, asking }));
      }
      speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex));
      const scores = [
        median(reports.map((report) => scoreOf(report, 'performance'))),
        ...lasting.map((category) => scoreOf(reports[0], category)),
      ];
      console.log(`  ${page.name.padEnd(28)} ${scores.join(' ')}  ${detailsOf(reports)}`);
      if (scores.some((each) => each < score)) short.push(`${page.name}: ${scores.join(' ')}`);
    }
    return {
      title: `Lighthouse, phone, medians of ${runs} runs: ${categories.join(', ')}`,
      rows: [
        ['pages below', short.length === 0 ? `none of ${asked.length}` : short.join('; ')],
        ["Lighthouse's index of this machine", `${amount(median(speeds))}, processor ${slowdown} times slower`],
        ['programs beside it', amount(beside)],
      ],
      figures: { lighthouseShort: short.length },
    };
  });
}

/** Whether further runs cannot change on which side of the score the median of them all lies. */
function isDecided(reports: readonly Report[], runs: number, score: number): boolean {
  const reached = reports.filter((report) => scoreOf(report, 'performance') >= score).length;
  return Math.max(reached, reports.length - reached) > runs / 2 || reports.length >= runs;
}

async function install(): Promise<Tools> {
  const folder = path.join(tmpdir(), 'plumbline-lighthouse');
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(import.meta.dirname, '../lighthouse'), folder, { recursive: true });
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(path.join(modules, 'chrome-launcher'))) {
    const options = { cwd: folder, env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' } };
    await run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'], options);
  }
  const load = (file: string) => import(pathToFileURL(path.join(modules, file)).href);
  const { default: judge } = (await load('lighthouse/core/index.js')) as { default: Tools['judge'] };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Pick<Tools, 'launch'>;
  return { judge, launch };
}

type Judging = { origin: string; slowdown: number; asking: readonly string[] };

/** In a browser of its own, so that nothing of an earlier visit is there. */
async function judgePage(page: NamedPage, tools: Tools, { origin, slowdown, asking }: Judging): Promise<Report> {
  const { executablePath, args, env } = chromium();
  const address = new URL(page.path, origin);
  address.searchParams.set('lng', page.language);
  const browser = await tools.launch({ chromePath: executablePath, chromeFlags: args, envVars: env });
  try {
    const result = await tools.judge(address.href, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: asking,
      disableStorageReset: true,
      disableFullPageScreenshot: true,
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    const report = result?.lhr;
    if (!report || report.runtimeError)
      throw new Error(`${page.name}: ${report?.runtimeError?.message ?? 'no report'}`);
    return report;
  } finally {
    browser.kill();
  }
}

const scoreOf = (report: Report | undefined, category: string): number =>
  Math.round(100 * (report?.categories[category]?.score ?? 0));

function detailsOf(reports: readonly Report[]): string {
  const of = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const paint = milliseconds(of('largest-contentful-paint'));
  return `paint ${paint}, blocking ${milliseconds(of('total-blocking-time'))}, shift ${amount(of('cumulative-layout-shift'))}`;
}
