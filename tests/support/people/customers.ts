import assert from 'node:assert/strict';
import type { CustomerDetail, CustomerForm } from '#contract/customers.ts';
import { newPlace } from './accounts.ts';
import { contactBody, sampleMessage, sendMessage } from '#tests/support/requests/contact-messages.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';

const path = '/api/admin/customers';

/** A customer as the form sends it. */
export const kovac: CustomerForm = {
  name: 'Ján Kováč',
  email: 'Jan@strechy.example',
  phone: '+421 905 123 456',
  company: 'Strechy Kováč s. r. o.',
  language: 'sk',
  country: 'SK',
  companyNumber: '54 321 093',
  taxNumber: '2022749619',
  vatNumber: 'SK2022749619',
  address: 'Hlavná 1, Trnava',
  note: 'Volať poobede.',
  contacts: [],
};

/** Somebody of whom only name and address are known. */
export const novak: CustomerForm = {
  ...kovac,
  name: 'Petr Novák',
  email: 'petr@novak.example',
  phone: '',
  company: '',
  language: 'cs',
  country: '',
  companyNumber: '',
  taxNumber: '',
  vatNumber: '',
  address: '',
  note: '',
};

/** The customer that an accepted call answered. */
export function customerIn(answer: TestAnswer): CustomerDetail {
  assert.equal(answer.status, 200, answer.text);
  return answer.body as CustomerDetail;
}

/** Adds a customer. */
export async function addCustomer(browser: TestBrowser, form: Partial<CustomerForm> = {}): Promise<CustomerDetail> {
  return customerIn(await browser.post(path, { ...kovac, ...form }));
}

/** What a change of a customer sends: the whole form with its version. */
export function formOf(customer: CustomerDetail, change: Partial<CustomerForm> = {}) {
  const { id: _id, createdAt: _made, updatedAt: _at, requests: _requests, ...known } = customer;
  const { isAnonymised: _gone, restriction: _ground, ...form } = known;
  return { ...form, ...change };
}

/** Has somebody write by the contact form; answers once it is stored. */
export async function writeFrom(app: TestApp, email: string): Promise<void> {
  const contact = { ...sampleMessage.contact, email };
  const answer = await sendMessage(newPlace(app), contactBody({ message: { ...sampleMessage, contact } }));
  assert.equal(answer.status, 200, answer.text);
}
