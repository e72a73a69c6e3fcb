import { type Page, expect } from '@playwright/test';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { administrator } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from './hydration.ts';
import { logInByCalls } from './office-calls.ts';

/** The back office as its administrator sees it in a language. */
export function officeScreen(page: Page, language: Language) {
  const t = textsOf(language);
  return {
    t,
    username: page.getByRole('textbox', { name: t('accounts:login.username') }),
    password: page.getByLabel(t('accounts:login.password'), { exact: true }),
    toast: (title: string) => page.locator('.toast').filter({ hasText: title }),
    submit: page.getByRole('button', { name: t('accounts:login.submit') }),
    /** Signs in on the login page that has come up. */
    async giveCredentials(person = administrator) {
      await expect(page.getByRole('heading', { level: 1, name: t('accounts:login.title') })).toBeVisible();
      await untilHydrated(page);
      await this.username.fill(person.username);
      await this.password.fill(person.password);
      await this.submit.click();
    },
    /** Signs in by calls and opens an address, of another site than that of the context too. */
    async open(address: string, person = administrator) {
      const origin = URL.canParse(address) ? new URL(address).origin : '';
      await logInByCalls(page.context().request, { origin, person });
      await page.goto(address);
      await untilHydrated(page);
    },
    /** Signs in by calls and opens the list of requests. */
    async signIn() {
      await this.open(pathOf('adminRequests', language));
      await expect(page).toHaveURL(pathOf('adminRequests', language));
      await expect(page.getByRole('heading', { level: 1, name: t('serviceRequests:list.title') })).toBeVisible();
    },
    /** Rows of the list, its head not among them. */
    rows: page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') }),
    /** Rows of the list that name a customer. */
    rowOf: (customer: string) => page.getByRole('row').filter({ hasText: customer }),
    /** Mails in the history of a request. */
    mails: () =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByText(t('serviceRequests:mailStates.sent'), { exact: true }) }),
  };
}
