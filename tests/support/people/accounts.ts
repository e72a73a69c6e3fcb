import assert from 'node:assert/strict';
import type { ErrorBody, FieldError } from '#contract/error-body.ts';
import type { AuditAction } from '#domain/audit/audit-log.ts';
import type { MailMessage } from '#server/gateways/mail/mail-gateway.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import type { TestDatabase } from '#tests/support/database/test-databases.ts';

/** A person with an account, as they would register. */
export const jana = { username: 'Jana', password: 'kladivo a klince', email: 'Jana@dielna.example' };
/** Another one. */
export const peter = { username: 'Peter', password: 'rebrík a štetec', email: 'peter@dielna.example' };

let browsers = 0;

/** A browser at an address of its own, so that no limit of addresses is met by chance. */
export function newPlace(app: TestApp, headers?: Record<string, string>): TestBrowser {
  browsers += 1;
  return app.newBrowser(`10.${browsers >> 8}.${browsers & 255}.1`, headers);
}

/** Registers and answers the browser in which the person is signed in. */
export async function registerIn(
  app: TestApp,
  person: { username: string; password: string; email?: string },
  headers?: Record<string, string>,
): Promise<TestBrowser> {
  const browser = newPlace(app, headers);
  const answer = await browser.post('/api/register', person);
  assert.equal(answer.status, 200, answer.text);
  return browser;
}

/** Registers with an address and verifies it with the link that was mailed. */
export async function registerVerified(app: TestApp, person: typeof jana): Promise<TestBrowser> {
  const browser = await registerIn(app, person);
  const answer = await confirmEmail(app, await mailedToken(app, person.email));
  assert.equal(answer.status, 200, answer.text);
  return browser;
}

/** Signs in somewhere else. */
export async function logInElsewhere(
  app: TestApp,
  { username, password }: { username: string; password: string },
): Promise<{ browser: TestBrowser; answer: TestAnswer }> {
  const browser = newPlace(app);
  return { browser, answer: await browser.post('/api/login', { username, password }) };
}

/** Whether a browser is signed in. */
export async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.get('/api/user')).status === 200;
}

/** Verifies an address by a link's token, from anywhere. */
export function confirmEmail(app: TestApp, token: string): Promise<TestAnswer> {
  return newPlace(app).post('/api/email-verification/confirm', { token });
}

/** Asks for a link to set a new password, from anywhere. */
export function askForReset(app: TestApp, email: string): Promise<TestAnswer> {
  return newPlace(app).post('/api/password-reset', { email });
}

/** Sets a new password by a link's token, from anywhere. */
export function confirmReset(app: TestApp, token: string, password: string): Promise<TestAnswer> {
  return newPlace(app).post('/api/password-reset/confirm', { token, password });
}

/** The mails that have reached an address, after the jobs that are due. */
export async function mailsTo(app: TestApp, address: string): Promise<MailMessage[]> {
  await app.runDueJobs();
  return app.mail.delivered.filter(({ to }) => to === address);
}

/** The address behind the button of a mail, the same in both of its parts. */
export function linkIn({ text, html }: MailMessage): URL {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  assert.ok(link, 'a link in the text');
  assert.ok(html.includes(`href="${link.replaceAll('&', '&amp;')}"`), 'the same link in the HTML');
  return new URL(link);
}

/** The token in the latest mail to an address. */
export async function mailedToken(app: TestApp, address: string): Promise<string> {
  const mail = (await mailsTo(app, address)).at(-1);
  assert.ok(mail, `a mail to ${address}`);
  const token = linkIn(mail).searchParams.get('token');
  assert.ok(token, 'a token in the link');
  return token;
}

/** Field, rule and text of each refusal of an answer. */
export function refusalsOf(answer: TestAnswer): FieldError[] {
  return (answer.body as ErrorBody).details ?? [];
}

/** Statuses of calls that ran at the same moment, lowest first. */
export function statusesOf(answers: readonly TestAnswer[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

/** Entries of the audit log about one deed, oldest first. */
export async function auditEntries({ db }: TestDatabase, action: AuditAction) {
  return db
    .selectFrom('audit_entries')
    .select(['actor_kind', 'actor_id', 'subject_id', 'detail'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();
}

/** Id of an account. */
export async function idOf({ db }: Pick<TestDatabase, 'db'>, username: string): Promise<string> {
  return (await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
}

/** Lets the n-th id that is asked for from now on fail, and with it the transaction that it was for. */
export function failAtId({ services }: TestApp, n: number): void {
  const { newId } = services;
  let left = n;
  services.newId = () => {
    left -= 1;
    if (left === 0) throw new Error('no more ids');
    return newId();
  };
}

/** Everything that the database holds, as text. */
export async function everythingStored({ db }: TestDatabase): Promise<string> {
  const tables = [
    'users',
    'sessions',
    'email_links',
    'outbox_messages',
    'jobs',
    'rate_limits',
    'audit_entries',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}
