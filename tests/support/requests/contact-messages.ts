import { sendContactMessage } from '#contract/contact.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { Language } from '#domain/languages.ts';
import { sampleContact } from './sample-request.ts';
import { newKey } from './submissions.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';

/** A message with letters of all four languages, for tests. */
export const sampleMessage: ContactMessage = {
  contact: sampleContact,
  service: 'calculator',
  budget: 'medium',
  timeline: 'normal',
  message: 'Potrebujem kalkulačku plochy strechy.\n\nDá sa to do jari?',
};

/** Body of a call as the contact form sends it. */
export type ContactBody = { language: Language; message: ContactMessage; website: string };

/** A message in Slovak that is accepted, but for what is changed. */
export function contactBody({ message, ...rest }: Partial<ContactBody> = {}): ContactBody {
  return { language: 'sk', message: message ?? sampleMessage, website: '', ...rest };
}

/** Sends a message by the API, with a CSRF token fetched at once. */
export function sendMessage(browser: TestBrowser, body: object = contactBody(), key = newKey()): Promise<TestAnswer> {
  return browser.post(sendContactMessage.path, body, { 'idempotency-key': key });
}
