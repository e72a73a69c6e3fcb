import { consentCookie, consentVersion, formatConsent } from '#domain/consent/consent.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { putOffSecondFactor } from '#tests/support/people/put-off-second-factor.ts';
import { startServer } from './running-server.ts';
import { type SmtpSink, startSmtpSink } from '#tests/support/servers/smtp-sink.ts';

/** The whole site for a browser: a real server on data of its own, and the mail server that it sends to. */
export type Site = {
  readonly origin: string;
  readonly mails: SmtpSink;
  /** What the server has printed. */
  readonly output: () => string;
  stop: () => Promise<void>;
};

/** Name and password of the first administrator. */
export const administrator = { username: 'majster', password: 'olovnica na niti' };

/**
 * Starts the site with the first administrator, who has put the demanded second factor off, limits that no test reaches,
 * and further variables. The caller stops it.
 */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plumbline-site-'));
  const mails = await startSmtpSink();
  const server = await startServer({
    dataDir,
    environment: {
      SMTP_URL: mails.url,
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      RATE_LIMIT_FACTOR: '1000',
      MINIMUM_FILL_MS: '0',
      ...environment,
    },
  });
  if (environment['ADMIN_USERNAME'] === undefined) await putOffSecondFactor(server.origin, administrator);
  return {
    origin: server.origin,
    mails,
    output: server.output,
    async stop() {
      await server.stop();
      await mails.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * What a page must never do: errors and warnings in the console (hydration and the content security policy among them)
 * and uncaught exceptions. The list fills as they happen.
 */
export function watchProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    // Told by the browser itself where a test keeps the service worker out.
    if (message.text().includes('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()} on ${message.page()?.url()}`);
  });
  context.on('weberror', (error) => problems.push(`exception: ${error.error().message} ${error.error().stack}`));
  return problems;
}

type Fixtures = {
  /** The visitor has chosen about cookies before, so that no banner asks. */
  hasChosenCookies: boolean;
  /** Problems that a test provokes on purpose: it adds their patterns. */
  expectedProblems: RegExp[];
  noProblems: void;
};

type SiteFixtures = {
  /** A file that names its site gets one of its own, freshly started. */
  siteName: string;
  /** Further variables for the server of such a file. */
  environment: Record<string, string>;
  site: Site;
};

type WorkerFixtures = { sites: Sites };

const sharedName = 'shared';

/** The running sites of a worker: the shared one, and at most one that a file has named. */
type Sites = {
  /** The site of that name, started when it does not run yet. */
  open: (name: string, environment: Record<string, string>) => Promise<Site>;
  /** Stops them all. Returns what their servers have logged as errors. */
  close: () => Promise<string[]>;
};

function openSites(): Sites {
  const running = new Map<string, Site>();
  const errors: string[] = [];
  const stop = async (name: string, site: Site) => {
    running.delete(name);
    await site.stop();
    const lines = site.output().split('\n');
    errors.push(...lines.filter((line) => line.includes('"level":50')).map((line) => `${name}: ${line}`));
  };
  return {
    async open(name, environment) {
      const known = running.get(name);
      if (known) return known;
      for (const [other, site] of running) if (other !== sharedName) await stop(other, site);
      const site = await startSite(environment);
      running.set(name, site);
      return site;
    },
    async close() {
      for (const [name, site] of running) await stop(name, site);
      return errors;
    },
  };
}

/** The cookie of a visitor who has chosen about cookies before, so that no banner asks. */
export function earlierChoice(origin: string) {
  const value = formatConsent({
    version: consentVersion,
    categories: ['necessary', 'preferences'],
    chosenAt: Date.now(),
    id: '01KAJ0000000000000000000AA',
  });
  return { name: consentCookie, value, url: origin };
}

/**
 * A test in the browser, on a running site; fails when a page of its context had a problem. Sites belong to no test, so
 * that a file with a site of its own needs no new browser.
 */
export const test = base.extend<Fixtures & SiteFixtures, WorkerFixtures>({
  siteName: [sharedName, { option: true }],
  environment: [{}, { option: true }],
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- the runner asks for an object pattern
    async ({}, provide) => {
      const sites = openSites();
      await provide(sites);
      expect(await sites.close(), 'what servers logged as errors').toEqual([]);
    },
    { scope: 'worker' },
  ],
  site: async ({ sites, siteName, environment }, provide) => provide(await sites.open(siteName, environment)),
  baseURL: ({ site }, provide) => provide(site.origin),
  hasChosenCookies: [true, { option: true }],
  context: async ({ context, site, hasChosenCookies }, provide) => {
    if (hasChosenCookies) await context.addCookies([earlierChoice(site.origin)]);
    await provide(context);
  },
  expectedProblems: ({ baseURL: _baseUrl }, provide) => provide([]),
  noProblems: [
    async ({ context, expectedProblems }, provide) => {
      const problems = watchProblems(context);
      await provide();
      const unexpected = problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'problems of the pages').toEqual([]);
    },
    { auto: true },
  ],
});
