import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OwnPayment } from '#contract/payments/own-payments.ts';
import type { OwnProject } from '#contract/projects/own-projects.ts';
import type { OwnQuote } from '#contract/quotes/own-quotes.ts';
import { type WaitingItem, waitingItems } from './waiting-items.ts';

const quote = (id: string, daysLeft: number, isWaiting = true): OwnQuote => ({
  id,
  number: 'P2026-0001',
  title: 'Web',
  language: 'sk',
  currency: 'EUR',
  status: isWaiting ? 'sent' : 'accepted',
  isWaiting,
  sum: { once: 100, monthly: 0 },
  validUntil: '2026-12-01',
  daysLeft,
  requestNumber: null,
});

const payment = (id: string, daysOver: number, status: OwnPayment['status'] = 'requested'): OwnPayment => ({
  id,
  key: 'portal-q',
  quoteId: 'q',
  title: 'Web',
  language: 'sk',
  status,
  currency: 'EUR',
  rest: 100,
  dueOn: '2026-12-01',
  daysOver,
});

const project = (toApprove: string): OwnProject => ({
  id: 'project',
  number: 1,
  title: 'Web',
  language: 'sk',
  status: 'development',
  isOnHold: false,
  isCancelled: false,
  progress: 30,
  waitsFor: 'customer',
  isLate: false,
  next: null,
  startsOn: null,
  dueOn: null,
  completedAt: null,
  createdAt: 0,
  quoteId: 'q',
  quoteNumber: 'P2026-0001',
  toApprove: [{ id: toApprove, title: 'Návrh' }],
  toGive: [],
});

const owing = (id: string, daysLeft: number | null): OwnProject => ({
  ...project('-'),
  id,
  toApprove: [],
  toGive: [{ id: `logo of ${id}`, title: 'Logo', dueOn: daysLeft === null ? null : '2026-12-01', daysLeft }],
});

function nameOf(item: WaitingItem): string {
  if (item.kind === 'sign') return item.quote.id;
  if (item.kind === 'refer') return `a word about ${item.reference.projectId}`;
  if (item.kind === 'give') return item.project.id;
  if (item.kind === 'read') return `${item.count} in ${item.title}`;
  return item.kind === 'pay' ? item.payment.id : item.milestone.id;
}

const namesOf = (quotes: OwnQuote[], payments: OwnPayment[], projects: OwnProject[] = []) =>
  waitingItems({ quotes, payments, projects, requests: [], unread: [], references: [] }).map(nameOf);

test('I3 what is over or ends first waits before the rest', () => {
  assert.deepEqual(
    namesOf(
      [quote('sign in 3', 3), quote('sign today', 0)],
      [payment('pay in 1', -1), payment('late', 4, 'overdue')],
      [project('design')],
    ),
    ['late', 'sign today', 'design', 'pay in 1', 'sign in 3'],
  );
});

test('I3 what was answered or reported as paid does not wait for the customer', () => {
  assert.deepEqual(namesOf([quote('signed', 5, false)], [payment('reported', 2, 'claimed')]), []);
});

test('I7 what a project is owed waits by its first day, and without one after everything else', () => {
  const projects = [owing('some day', null), owing('gives in 2', 2), owing('gives late', -1), project('design')];
  assert.deepEqual(namesOf([quote('sign in 3', 3)], [], projects), [
    'gives late',
    'design',
    'gives in 2',
    'sign in 3',
    'some day',
  ]);
});

test('I2 I3 unread messages wait to be read, each with its project or request', () => {
  const home = {
    quotes: [],
    payments: [],
    projects: [{ ...project('design'), toApprove: [] }],
    requests: [],
    references: [],
  };
  const unread = [
    { place: 'project' as const, id: 'project', unread: 3 },
    { place: 'request' as const, id: 'unknown', unread: 1 },
  ];
  assert.deepEqual(waitingItems({ ...home, unread }).map(nameOf), ['3 in #0001 - Web']);
});

test('A11 a word about a finished project is asked for last', () => {
  const home = {
    quotes: [quote('sign in 3', 3)],
    payments: [],
    projects: [owing('some day', null)],
    requests: [],
    unread: [],
  };
  const about = { projectId: 'done', number: 1, title: 'Web', language: 'sk', hasCaseStudy: false } as const;
  const names = waitingItems({ ...home, references: [about] }).map(nameOf);
  assert.deepEqual(names, ['sign in 3', 'some day', 'a word about done']);
});
