// Lighthouse belongs to no part of the project, so it is no dependency: the first run installs it in the system's folder for
// temporary files, as the pages that the home page is compared with (peer-sites.ts).
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '#domain/languages.ts';
import { chromium } from '#tests/support/browser/chromium.ts';
import { type Part, amount, milliseconds } from '../report.ts';
import { median } from '../statistics.ts';
import { type NamedPage, namedPages } from './named-pages.ts';
import { onSite } from './site-visit.ts';

const run = promisify(execFile);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** A page that is not judged within this time ends the measurement. */
const runWithinMs = 120_000;

type Report = {
  /** How quick Lighthouse finds the machine. */
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

type Options = {
  pages: readonly string[] | null;
  languages: readonly Language[];
  runs: number;
  score: number;
  /** How many times slower than this machine's the processor is; 4 is meant for a quick desktop (index of 1,500 and more). */
  slowdown: number;
};

/** Medians of the four scores (0 to 100) of each page on Lighthouse's phone. */
export async function measureLighthouse({ pages, languages, runs, score, slowdown }: Options): Promise<Part> {
  const folder = await install();
  return onSite({}, async ({ site }) => {
    const asked = namedPages(pages, languages, { hasAllServices: true });
    console.log(`Lighthouse, phone, ${asked.length} pages, median of ${runs} runs, processor ${slowdown} times slower`);
    const short: string[] = [];
    const speeds: number[] = [];
    for (const page of asked) {
      const reports: Report[] = [];
      for (let each = 0; each < runs; each += 1) {
        reports.push(await judgePage(page, { folder, origin: site.origin, slowdown }));
      }
      speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex));
      const scores = categories.map((category) => median(reports.map((report) => scoreOf(report, category))));
      console.log(`  ${page.name.padEnd(28)} ${scores.join(' ')}  ${detailsOf(reports)}`);
      if (scores.some((each) => each < score)) short.push(`${page.name}: ${scores.join(' ')}`);
    }
    return {
      title: `Lighthouse, phone, medians of ${runs} runs: ${categories.join(', ')}`,
      rows: [
        ['pages below', short.length === 0 ? `none of ${asked.length}` : short.join('; ')],
        ["Lighthouse's index of this machine", `${amount(median(speeds))}, processor ${slowdown} times slower`],
      ],
      figures: { lighthouseShort: short.length },
    };
  });
}

async function install(): Promise<string> {
  const folder = path.join(tmpdir(), 'plumbline-lighthouse');
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(import.meta.dirname, '../lighthouse'), folder, { recursive: true });
  const options = { cwd: folder, env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' } };
  const file = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(file))
    await run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'], options);
  return folder;
}

type Judging = { folder: string; origin: string; slowdown: number };

async function judgePage(page: NamedPage, { folder, origin, slowdown }: Judging): Promise<Report> {
  const { executablePath, args, env } = chromium();
  const file = path.join(folder, 'report.json');
  const address = new URL(page.path, origin);
  address.searchParams.set('lng', page.language);
  await run(
    process.execPath,
    [
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
      address.href,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=${args.join(' ')}`,
    ],
    { cwd: folder, env: { ...env, CHROME_PATH: executablePath }, timeout: runWithinMs },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(`${page.name}: ${report.runtimeError.message}`);
  return report;
}

const scoreOf = ({ categories: found }: Report, category: string): number =>
  Math.round(100 * (found[category]?.score ?? 0));

function detailsOf(reports: readonly Report[]): string {
  const of = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const paint = milliseconds(of('largest-contentful-paint'));
  return `paint ${paint}, blocking ${milliseconds(of('total-blocking-time'))}, shift ${amount(of('cumulative-layout-shift'))}`;
}
