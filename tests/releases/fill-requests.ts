import assert from 'node:assert/strict';
import { createEstimate } from '#contract/estimates.ts';
import { listAdministrators } from '#contract/service-requests/service-requests.ts';
import { contactBody, sendMessage } from '#tests/support/requests/contact-messages.ts';
import { addCustomer, kovac } from '#tests/support/people/customers.ts';
import { done, requestsPath } from '#tests/support/people/office.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { answersOf, newKey, requestEstimate, submission, submit } from '#tests/support/requests/submissions.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { png, upload } from '#tests/support/requests/uploads.ts';

const collection = 'fixture-collection-of-one-drafts-files-0001';

/** Makes requests of each source, works on them, and keeps drafts; the last mail is left waiting in the outbox. */
export async function fillRequests(app: TestApp, admin: TestBrowser, customer: TestBrowser): Promise<void> {
  await submitConfigurator(app);
  done(await sendMessage(app.newBrowser(), contactBody()));
  await app.runDueJobs();
  await workOnRequests(admin);
  await addCustomer(admin, { contacts: [{ id: null, name: 'Eva', position: 'majster', email: '', phone: '' }] });
  await addCustomer(admin, { ...kovac, email: 'druhy@strechy.example', companyNumber: '', company: '' });
  await app.runDueJobs();
  await keepDrafts(app, customer);
}

/** One request with estimate, plan and file, one of the quick mode, one of a robot. */
async function submitConfigurator(app: TestApp): Promise<void> {
  const visitor = app.newBrowser();
  const answers = { ...sampleAnswers, trade: 'custom', customTrade: 'Komín & šindeľ'.padEnd(80, '.') } as const;
  const estimateKey = newKey();
  const estimate = done(await requestEstimate(visitor, { language: 'sk', answers }, estimateKey), createEstimate);
  const { contact } = answers;
  const plan = { estimateKey, contact };
  done(await visitor.post('/api/prds', plan, { 'idempotency-key': newKey() }));
  assert.equal((await upload(visitor, { ...png, collection })).status, 204);
  done(await submit(visitor, submission({ answers, estimateId: estimate.id, attachments: collection })));
  const quick = {
    ...answersOf({ email: 'mads@tag.example', phone: '+45 20 30 40 50' }),
    mode: 'quick',
    features: [],
    budget: 'custom',
    customBudget: '70.000',
    timeline: '3-6-months',
  } as const;
  done(await submit(visitor, submission({ language: 'da', answers: quick })));
  done(await submit(visitor, submission({ website: 'https://spam.example' })));
}

async function workOnRequests(admin: TestBrowser): Promise<void> {
  const entered = done(await admin.post(requestsPath, enteredByHand, { 'idempotency-key': newKey() }));
  const change = async (what: string, body: object) =>
    done(await admin.post(`${requestsPath}/${entered.id}/${what}`, body, { 'idempotency-key': newKey() }));
  const { administrators } = done(await admin.get('/api/admin/administrators'), listAdministrators);
  await change('assignee', { assigneeId: administrators[0]?.id, version: 1 });
  await change('priority', { priority: 'high', version: 2 });
  await change('archive', { isArchived: true, version: 3 });
  done(await admin.post(`${requestsPath}/undo`, { changes: [{ id: entered.id, version: 4 }] }));
  const { language: _language, budget: _budget, timeline: _timeline, ...details } = enteredByHand;
  done(await admin.put(`${requestsPath}/${entered.id}`, { ...details, title: 'Web a logo', version: 5 }));
  await change('notes', { body: 'Volal, chce aj logo.' });
  await change('presence', { isLeaving: false });
  await change('reply', {
    subject: 'Váš dopyt {{number}}',
    body: 'Dobrý deň, {{name}}, ozveme sa zajtra.',
    version: 6,
  });
  await change('status', { to: 'cancelled', reason: 'Drahé', version: 7 });
  const view = { name: 'Naliehavé', query: 'priority=high&sort=due' };
  done(await admin.post('/api/admin/saved-views', view));
}

const enteredByHand = {
  language: 'cs',
  contact: { name: 'Jiří Dvořák', email: 'jiri@dvorak.example', phone: '+420 603 111 222', company: 'Dvořák' },
  title: 'Web pro tesaře',
  service: 'website',
  trade: 'carpenter',
  budget: '1500-3500',
  timeline: '1-month',
  description: 'Volal v úterý, chce nový web.',
};

async function keepDrafts(app: TestApp, customer: TestBrowser): Promise<void> {
  const draft = { answers: { ...sampleAnswers, customTrade: '' }, attachments: null };
  done(await customer.put('/api/own-draft', { draft, version: null }));
  const link = { language: 'sk', draft, email: 'lubica@strechy.example' };
  done(await app.newBrowser().post('/api/draft-links', link, { 'idempotency-key': newKey() }));
}
