import { listTurnedOffMails, readMailPreferences } from '#contract/mail/mail-preferences.ts';
import { listOutbox } from '#contract/mail/mail-delivery.ts';
import type { MailTopic } from '#domain/mail/mail-topics.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { done } from './office.ts';

export const settingsPath = '/portal/nastavenia';

/** The topics that somebody's settings show as off. */
export async function offIn(browser: TestBrowser): Promise<MailTopic[]> {
  const { topics } = done(await browser.get(readMailPreferences.path), readMailPreferences);
  return topics.filter(({ isOn }) => !isOn).map(({ topic }) => topic);
}

/** Saves the settings' form with some topics ticked. */
export const keepOnly = (browser: TestBrowser, topics: readonly MailTopic[]): Promise<TestAnswer> =>
  browser.postForm(settingsPath, [...topics.map((topic) => ['on', topic] as const), ['go', 'mails']]);

/** What the people of a customer have turned off, as the office reads it. */
export async function turnedOffOf(browser: TestBrowser, customer: string) {
  const path = listTurnedOffMails.path.replace(':id', customer);
  return done(await browser.get(path), listTurnedOffMails).addresses;
}

/** The newest mail to an address, as the office reads it in the outbox. */
export async function newestTo(browser: TestBrowser, email: string) {
  const path = `${listOutbox.path}?search=${encodeURIComponent(email)}`;
  return done(await browser.get(path), listOutbox).rows[0];
}
