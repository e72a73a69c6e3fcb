import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { generateSync } from 'otplib';
import { prepareFirstAdministrator } from '#server/features/accounts/first-administrator/prepare-first-administrator.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import type { TestDatabase } from '#tests/support/database/test-databases.ts';

/** The person whose second factor is the subject. */
export const jana = { username: 'Jana', password: 'kladivo a klince' };

/** The server with Jana's account, an administrator's, in an agency that demands no second factor. */
export async function openAppWithJana(
  context: TestContext,
  database: TestDatabase,
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const names = { ADMIN_USERNAME: jana.username, ADMIN_PASSWORD: jana.password };
  const app = await openTestApp(context, database, { environment: { ...names, ...environment } });
  await prepareFirstAdministrator(app.services);
  await demandOf({ requireSecondFactor: false, requireOfAdministrators: false }, database);
  return app;
}

/** Sends Jana's password. */
export function logIn(browser: TestBrowser): Promise<TestAnswer> {
  return browser.post('/api/login', jana);
}

/** A browser in which Jana is signed in by her password. */
export async function signedIn(app: TestApp, address?: string): Promise<TestBrowser> {
  const browser = app.newBrowser(address);
  assert.equal((await logIn(browser)).status, 200);
  return browser;
}

/** The code that the authenticator app shows now, or so many steps of 30 s later. */
export function codeOf({ services }: TestApp, secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(services.clock() / 1000) + steps * 30 });
}

/** A code that the app shows at no time near. */
export function wrongCodeOf(app: TestApp, secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(app, secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
}

/** Turns the authenticator app on in a signed-in browser; half a minute later its codes count for logins. */
export async function enableTotp(
  app: TestApp,
  browser: TestBrowser,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await browser.post('/api/account/totp')).body as { secret: string };
  const answer = await browser.post('/api/account/totp/confirm', { code: codeOf(app, secret) });
  assert.equal(answer.status, 200);
  app.passTime(30_000);
  return { secret, recoveryCodes: (answer.body as { recoveryCodes: string[] }).recoveryCodes };
}

/** A browser in which Jana's password was right and her code is awaited. */
export async function awaitingCode(app: TestApp, address?: string): Promise<TestBrowser> {
  const browser = app.newBrowser(address);
  const answer = await logIn(browser);
  assert.deepEqual([answer.status, answer.code], [401, 'second-factor-needed']);
  return browser;
}

/** Sends a code. */
export function sendCode(browser: TestBrowser, code: string): Promise<TestAnswer> {
  return browser.post('/api/login/second-factor', { code });
}

/** Demands a second factor of everybody. */
export async function demandSecondFactor(database: TestDatabase): Promise<void> {
  await demandOf({ requireSecondFactor: true, requireOfAdministrators: true }, database);
}

/** Sets of whom a second factor is demanded. */
export async function demandOf(
  demands: { requireSecondFactor: boolean; requireOfAdministrators: boolean },
  { db }: TestDatabase,
): Promise<void> {
  const value = JSON.stringify({ ...demands, minimumPasswordLength: 6 });
  await db
    .insertInto('settings')
    .values({ name: 'security', value, updated_at: 0, version: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Proves with Jana's password that a session is hers, as the site does before a change of how she signs in. */
export async function prove(browser: TestBrowser): Promise<void> {
  const answer = await browser.post('/api/account/proof', { currentPassword: jana.password });
  assert.equal(answer.status, 200, answer.text);
}

/** Whether a session token opens anything, tried from a browser that has nothing else. */
export async function isTokenGood(app: TestApp, token: string | undefined): Promise<boolean> {
  assert.ok(token);
  const thief = app.newBrowser('203.0.113.9');
  thief.cookies.set('session', token);
  return (await thief.get('/api/user')).status === 200;
}

/** What the audit log tells, in order: deed, of whom (by name), detail. */
export async function auditOf({ db }: TestDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'subject_id')
    .select(['action', 'username', 'detail'])
    .orderBy('at')
    .orderBy('audit_entries.id')
    .execute();
  return rows.map(({ action, username, detail }) => `${action} ${username ?? 'nobody'} ${detail}`);
}
