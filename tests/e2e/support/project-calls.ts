import { type APIRequestContext, type Browser, type BrowserContext, type Page, expect } from '@playwright/test';
import type * as z from 'zod/mini';
import * as contract from '#contract/projects/projects.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import type { Site } from '#tests/support/browser/running-site.ts';
import { accountScreen, linkTo, somebody } from './account-screen.ts';
import { untilHydrated } from './hydration.ts';
import { callsTo, officeCalls } from './office-calls.ts';
import { contentIn, prepareAgency, quoteCalls } from './quotes.ts';
import { signByCalls } from './signed-payments.ts';

/** The calls of who manages projects; each change is made of the latest version. */
export function projectCalls(api: APIRequestContext, { origin }: Site) {
  const read = async (id: string): Promise<contract.ProjectDetail> =>
    contract.getProject.output.parse(
      await (await api.get(origin + contract.getProject.path.replace(':id', id))).json(),
    );
  async function change(id: string, path: string, body: object): Promise<contract.ProjectDetail> {
    const { version } = await read(id);
    const changed = await callsTo(api, origin)('POST', `/api/admin/projects/${id}${path}`, { version, ...body });
    return contract.getProject.output.parse(changed);
  }
  return {
    /** The project of a signed quote, once it has begun. */
    async ofQuote(quoteId: string): Promise<contract.ProjectDetail> {
      const list = async (): Promise<z.infer<typeof contract.listProjects.output>> =>
        contract.listProjects.output.parse(
          await (await api.get(`${origin}${contract.listProjects.path}?quote=${quoteId}`)).json(),
        );
      await expect.poll(async () => (await list()).rows.length, { timeout: 15_000 }).toBe(1);
      return read((await list()).rows[0]?.id ?? '');
    },
    move: (id: string, to: contract.ProjectDetail['status']) => change(id, '/status', { to, reason: '' }),
    /** Completes a project, of whose milestones none is needed any more. */
    async complete({ id, milestones }: contract.ProjectDetail): Promise<void> {
      for (const to of ['development', 'testing'] as const) await this.move(id, to);
      for (const milestone of milestones) await this.skip(id, milestone.id, 'Netreba.');
      await this.move(id, 'completed');
    },
    start: (id: string, milestone: string) =>
      change(id, `/milestones/${milestone}/status`, { to: 'in_progress', reason: '' }),
    read,
    /** Begins a project in a language without a quote. */
    async create(language: Language, customerId: string): Promise<contract.ProjectDetail> {
      const facts = { title: `Web ${language}`, service: 'website', startsOn: null, dueOn: null };
      const data = { customerId, language, ...facts };
      return contract.createProject.output.parse(await callsTo(api, origin)('POST', contract.createProject.path, data));
    },
    /** The same, and hands its first milestone over or cancels it; returns its id. */
    async beginIn(language: Language, customerId: string, isCancelled = false): Promise<string> {
      const { id, milestones } = await this.create(language, customerId);
      if (isCancelled) await change(id, '/flag', { change: 'cancel', reason: 'Dohoda.' });
      else await this.handOver(id, milestones[0]?.id ?? '', 'Web.');
      return id;
    },
    /** Works on a milestone until it can be looked at. */
    async handOver(id: string, milestone: string, text: string): Promise<void> {
      await change(id, `/milestones/${milestone}/status`, { to: 'in_progress', reason: '' });
      await change(id, `/milestones/${milestone}/handovers`, { text, link: 'https://nahlad.example/' });
    },
    skip: (id: string, milestone: string, reason: string) =>
      change(id, `/milestones/${milestone}/status`, { to: 'skipped', reason }),
  };
}

type Around = { page: Page; browser: Browser; site: Site };

/** A project of a signed quote, its customer signed in on the page, and the agency in a context of its own. */
export async function beginOwnProject({ page, browser, site }: Around): Promise<{
  office: BrowserContext;
  projects: ReturnType<typeof projectCalls>;
  project: contract.ProjectDetail;
  /** Of the customer. */
  email: string;
}> {
  const person = somebody();
  const screen = accountScreen(page, 'sk');
  await screen.register(person);
  await page.goto(await linkTo(site.mails, person, pathOf('emailVerification', 'sk')));
  await untilHydrated(page);
  await screen.button(screen.t('accounts:verification.submit')).click();
  await expect(screen.status).toContainText(screen.t('accounts:verification.done.title'));

  const office = await browser.newContext({ baseURL: site.origin });
  await officeCalls(office.request, site.origin);
  await prepareAgency(office.request, site.origin);
  const quotes = quoteCalls(office.request, site);
  const paymentPlan = [
    { share: 6000, due: 'milestone', milestone: 'Návrh' },
    { share: 4000, due: 'completion', milestone: '' },
  ] as const;
  const sent = await quotes.send(
    await quotes.make({ ...contentIn('sk', person.email), paymentPlan: [...paymentPlan] }),
  );
  const visitor = await browser.newContext({ baseURL: site.origin });
  await signByCalls(visitor.request, site, sent.privatePath?.split('/').at(-1) ?? '');
  await visitor.close();
  const projects = projectCalls(office.request, site);
  return { office, projects, project: await projects.ofQuote(sent.id), email: person.email };
}
