import { submitServiceRequest } from '#contract/service-requests/service-requests.ts';
import { createEstimate } from '#contract/estimates.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import type { Language } from '#domain/languages.ts';
import { sampleAnswers } from './sample-request.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';

/** Body of a submission as the configurator sends it. */
export type SubmissionBody = {
  language: Language;
  answers: Answers;
  estimateId: string | null;
  attachments: string | null;
  draftLink: string | null;
  website: string;
};

/** A submission in Slovak that is accepted, but for what is changed. */
export function submission({ answers, ...rest }: Partial<SubmissionBody> = {}): SubmissionBody {
  const none = { estimateId: null, attachments: null, draftLink: null };
  return { language: 'sk', answers: answers ?? sampleAnswers, ...none, website: '', ...rest };
}

/** The same answers from somebody else. */
export function answersOf(contact: Partial<Contact>): Answers {
  return { ...sampleAnswers, contact: { ...sampleAnswers.contact, ...contact } };
}

let keys = 0;

/** An idempotency key that no other call of this process has, as long as a secret must be. */
export function newKey(): string {
  return `test-key-${String((keys += 1)).padStart(16, '0')}`;
}

/** Submits by the API, with a CSRF token fetched at once. */
export function submit(browser: TestBrowser, body: object = submission(), key = newKey()): Promise<TestAnswer> {
  return browser.post(submitServiceRequest.path, body, { 'idempotency-key': key });
}

/** Has an estimate made and kept. */
export function requestEstimate(browser: TestBrowser, body: object, key = newKey()): Promise<TestAnswer> {
  return browser.post(createEstimate.path, body, { 'idempotency-key': key });
}
