import { type Page, expect } from '@playwright/test';
import type { Language } from '#domain/languages.ts';
import { type Screen, pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import type { SmtpSink } from '#tests/support/servers/smtp-sink.ts';
import { untilHydrated } from './hydration.ts';

/** A person with an account that no other test uses. */
export type Person = { username: string; email: string; password: string };

/** What a page writes to the console when the server refuses a call (spec §8). */
export const loggedRefusal = /: \[ERR_/;

/** Makes up a person. */
export function somebody(): Person {
  const username = `majster-${crypto.randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.com`, password: 'škridla na streche' };
}

/** The screens about accounts as a person sees them in a language. */
export function accountScreen(page: Page, language: Language) {
  const t = textsOf(language);
  const password = page.getByLabel(t('accounts:login.password'), { exact: true });
  const username = page.getByRole('textbox', { name: t('accounts:login.username') });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    t,
    username,
    password,
    button,
    field: (label: string) => page.getByLabel(label, { exact: true }),
    toast: (title: string) => page.getByRole('listitem').filter({ hasText: title }),
    /** What the screen says of its own success; toasts are beside it. */
    status: page.getByRole('main').getByRole('status'),
    /** A subject of the settings. */
    section: (title: string) => page.getByRole('region', { name: title }),
    /** Opens a screen and waits until it works. */
    async open(screen: Screen, query = '') {
      await page.goto(pathOf(screen, language) + query);
      await untilHydrated(page);
    },
    /** Fills in the registration and sends it. */
    async register(person: Person) {
      await this.open('login', '?form=register');
      await username.fill(person.username);
      await page.getByRole('textbox', { name: t('accounts:register.email') }).fill(person.email);
      await password.fill(person.password);
      await button(t('accounts:register.submit')).click();
      await this.expectPortal(person);
    },
    /** Fills in the login on the screen and sends it. */
    async giveCredentials({ username: name, password: secret }: Pick<Person, 'username' | 'password'>) {
      await untilHydrated(page);
      await username.fill(name);
      await password.fill(secret);
      await button(t('accounts:login.submit')).click();
    },
    async logIn(person: Pick<Person, 'username' | 'password'>) {
      await this.open('login');
      await this.giveCredentials(person);
    },
    async logOut() {
      await button(t('accounts:logout.action')).click();
      await expect(page).toHaveURL(pathOf('login', language));
      await untilHydrated(page);
    },
    async expectPortal(person: Pick<Person, 'username'>) {
      const heading = page.getByRole('heading', {
        level: 1,
        name: t('portal:welcome', { username: person.username }),
      });
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL(pathOf('portal', language));
      await untilHydrated(page);
    },
  };
}

/** Address of the link in the newest mail to somebody that leads to a screen. */
export async function linkTo(mails: SmtpSink, person: Pick<Person, 'email'>, path: string): Promise<string> {
  const find = () =>
    mails.mails
      .filter(({ envelope }) => envelope.to.includes(person.email))
      .map(({ email }) =>
        /https?:\/\/\S+/.exec((email.text ?? '').split('\n').find((line) => line.includes(path)) ?? ''),
      )
      .at(-1)?.[0];
  await expect.poll(find, `a link to ${path} for ${person.email}`).toBeTruthy();
  return find() ?? '';
}
