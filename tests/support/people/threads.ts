import { enterProject } from './entered-projects.ts';
import { beginProject, openPortal } from './project-office.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { type QuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { type OfficeThreadPage, type ThreadPage, readOwnThread, readThread, sendMessage } from '#contract/threads.ts';
import type { ThreadKey, ThreadSide } from '#domain/threads/thread.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { done } from './office.ts';

const sides = { customer: '/api/portal/threads', agency: '/api/admin/threads' } as const;

/** Address of the calls about a thread. */
export const threadPath = (side: ThreadSide, { place, id }: ThreadKey): string => `${sides[side]}/${place}/${id}`;

type Wanted = { key?: string; quoted?: string | null };

/** Writes a message as a customer or as the agency. */
export const write = (
  browser: TestBrowser,
  { side, body, ...thread }: ThreadKey & { side: ThreadSide; body: string },
  { key = newKey(), quoted = null }: Wanted = {},
): Promise<TestAnswer> =>
  browser.post(`${threadPath(side, thread)}/messages`, { body, quoted }, { 'idempotency-key': key });

/** Writes a message that is accepted; returns its id and its time. */
export const written = async (...wanted: Parameters<typeof write>): Promise<{ id: string; at: number }> =>
  done(await write(...wanted), sendMessage);

/** A page of a thread as a customer reads it. */
export async function readAsCustomer(browser: TestBrowser, thread: ThreadKey, before = ''): Promise<ThreadPage> {
  return done(await browser.get(`${threadPath('customer', thread)}/messages${queryOf(before)}`), readOwnThread);
}

/** A page of a thread as the agency reads it. */
export async function readAsAgency(browser: TestBrowser, thread: ThreadKey, before = ''): Promise<OfficeThreadPage> {
  return done(await browser.get(`${threadPath('agency', thread)}/messages${queryOf(before)}`), readThread);
}

const queryOf = (before: string) => (before === '' ? '' : `?before=${before}`);

/** What the messages of a page say, oldest first. */
export const bodiesOf = ({ messages }: { messages: readonly { body: string }[] }): string[] =>
  messages.map(({ body }) => body);

/** The thread of a project. */
export const inProject = (id: string): ThreadKey => ({ place: 'project', id });

/** The thread of a request. */
export const ofRequest = (id: string): ThreadKey => ({ place: 'request', id });

/** A project that goes on with the thread of its request, and its customer. */
export async function openThread(office: QuoteOffice) {
  // The quote goes to the customer of the request, so that the project goes on with its thread.
  const { buyer } = sampleQuoteContent();
  const { quote, requestId, project } = await beginProject(office, {
    buyer: { ...buyer, email: 'anna@kovac.example' },
  });
  const customer = await openPortal(office, quote.content.buyer.email);
  return { quote, requestId, project, customer, thread: inProject(project.id) };
}

/** A project of another customer, made by hand, with a thread of its own. */
export async function openOtherThread(office: QuoteOffice) {
  const { id, email } = await enterProject(office);
  const customer = await openPortal(office, email);
  return { customer, thread: inProject(id) };
}
