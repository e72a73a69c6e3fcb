import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test';
import { getServiceRequest, listServiceRequests } from '#contract/service-requests/service-requests.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { type Site, test as base } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from './configurator-screen.ts';
import { type CuttingFront, type Way, startCuttingFront } from './cutting-front.ts';
import { untilHydrated } from './hydration.ts';
import { officeCalls } from './office-calls.ts';

/** Records the messages of the worker in the page. */
export const noteKept = `
  window.isKept = false;
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.type === 'kept') isKept = true;
  });`;

/**
 * The headless browser refuses every registration, as browsers without Background Sync have none. This one promises; the
 * event itself comes from `dispatchSync`.
 */
export const promiseSync = `SyncManager.prototype.register = async () => undefined;`;

type Fixtures = {
  /** Language of the visitor. */
  language: Language;
  front: CuttingFront;
  /** The same visitor on another page. */
  visitorOn: (page: Page) => OfflineVisitor;
  visitor: OfflineVisitor;
  hasWorker: void;
};

/** A test whose pages reach the site over a connection that can be cut, with the service worker allowed. */
export const test = base.extend<Fixtures>({
  language: ['sk', { option: true }],
  locale: ({ language }, provide) => provide(localeOf[language]),
  serviceWorkers: 'allow',
  front: async ({ site }, provide) => {
    const front = await startCuttingFront(site.origin);
    await provide(front);
    await front.stop();
  },
  baseURL: ({ front }, provide) => provide(front.origin),
  visitorOn: ({ language, front, request, site }, provide) =>
    provide((page) => offlineVisitor(page, { language, front, api: request, site })),
  visitor: ({ page, visitorOn }, provide) => provide(visitorOn(page)),
  hasWorker: [
    async ({ context, expectedProblems }, provide) => {
      await context.addInitScript(noteKept);
      // The browser notes each request that finds no server.
      expectedProblems.push(/Failed to load resource/);
      await provide();
    },
    { auto: true },
  ],
});

export type OfflineVisitor = ReturnType<typeof offlineVisitor>;
type Around = { language: Language; front: CuttingFront; api: APIRequestContext; site: Site };

/** A visitor whose connection may be cut, and what the agency sees of it. */
function offlineVisitor(page: Page, { language, front, api, site }: Around) {
  const t = textsOf(language);
  const configurator = configuratorScreen(page, language);
  const field = (name: string) => page.locator(`#${name}`);
  let signedIn: Promise<unknown> | undefined;
  return {
    t,
    configurator,
    submit: page.getByRole('button', { name: t('configurator:summary.actions.submit') }),
    send: page.getByRole('button', { name: t('contact:submit') }),
    retry: page.getByRole('button', { name: t('unsent:retry') }),
    takeBack: page.getByRole('button', { name: t('unsent:takeBack') }),
    field,
    toast: (title: string) => page.locator('.toast').filter({ hasText: title }),
    /** Waits until everything that the pages of the language need is cached. */
    untilKept: () => page.waitForFunction(() => (globalThis as { isKept?: boolean }).isKept),
    /** Opens the summary with a draft, and waits until it would open offline. */
    async openSummary(answers: Answers) {
      await configurator.resumeAt('summary', answers);
      await this.untilKept();
    },
    /** Submits a request from its summary over a connection of that kind, and expects the notice that it is queued. */
    async sendRequest(answers: Answers, way: Way) {
      await this.openSummary(answers);
      front.set(way);
      await this.submit.click();
      await this.expectKept('service-request');
    },
    /** Withdraws the pending request, and expects the notice. */
    async takeRequestBack() {
      await this.takeBack.click();
      await expect(page.getByText(t('unsent:takenBack'))).toBeVisible();
    },
    /** Names another company and comes back to the summary. */
    async changeCompany(answers: Answers, company: string) {
      await configurator.button(t('configurator:summary.edit.contact')).click();
      await configurator.give('contact', { ...answers, contact: { ...answers.contact, company } });
      await configurator.next.click();
    },
    /** Restores the connection and reaches the confirmation by a button. */
    async getThroughBy(button: Locator, kind: 'service-request' | 'contact' = 'service-request') {
      front.set('open');
      await button.click();
      await this.expectConfirmation(kind);
    },
    /** Opens the home page, and waits until the others would open offline. */
    async visitHome() {
      await page.goto(pathOf('home', language));
      await this.untilKept();
    },
    async openContact() {
      await page.goto(pathOf('contact', language));
      await untilHydrated(page);
    },
    async sendMessage(contact: Contact, message: string) {
      await field('name').fill(contact.name);
      await field('email').fill(contact.email);
      await field('message').fill(message);
      await this.send.click();
    },
    expectKept: (kind: 'service-request' | 'contact') =>
      expect(page.getByRole('status').filter({ hasText: t(`unsent:title.${kind}`) })).toContainText(
        t(`unsent:kept.${kind}`),
      ),
    expectConfirmation(kind: 'service-request' | 'contact' = 'service-request') {
      const name = t(kind === 'contact' ? 'confirmation:message.title' : 'confirmation:title');
      return expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    },
    /** Waits until nothing is pending and nothing is left to report. */
    untilQueueIsEmpty: () => expect.poll(() => page.evaluate(() => localStorage.getItem('unsent'))).toBeNull(),
    /** What the agency has got from a customer. */
    async storedRequests(customer: string) {
      await (signedIn ??= officeCalls(api, site.origin));
      const query = new URLSearchParams({ view: 'everything', search: customer });
      const answer = await api.get(`${site.origin}${listServiceRequests.path}?${query.toString()}`);
      return listServiceRequests.output.parse(await answer.json()).rows;
    },
    /** One of them, with all that the agency sees of it. */
    async storedRequest(id: string) {
      await (signedIn ??= officeCalls(api, site.origin));
      const answer = await api.get(`${site.origin}${getServiceRequest.path.replace(':id', id)}`);
      return getServiceRequest.output.parse(await answer.json());
    },
    /** Has the browser wake the worker, as it does when there is a connection again; no page of the site need be open. */
    async dispatchSync(anyPage: Page) {
      const session = await anyPage.context().newCDPSession(anyPage);
      const registered = new Promise<string>((resolve) => {
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(front.origin));
          if (own) resolve(own.registrationId);
        });
      });
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.dispatchSyncEvent', {
        origin: front.origin,
        registrationId: await registered,
        tag: 'send-unsent',
        lastChance: false,
      });
    },
  };
}
