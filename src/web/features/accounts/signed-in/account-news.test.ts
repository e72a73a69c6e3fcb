import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as AccountNews from './account-news.ts';

const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** A document of its own: its modules are read anew. */
const openPage = async (name: string) => (await import(`./account-news.ts?${name}`)) as typeof AccountNews;

test('F1 the page that is left takes no message, the next one takes it, and only once', async () => {
  Object.assign(globalThis, { sessionStorage });
  const portal = await openPage('portal');
  assert.equal(portal.takeNews(), null);
  portal.leaveNews('signed-out');
  assert.equal(portal.takeNews(), null, 'the page that is being left is drawn once more');
  const login = await openPage('login');
  assert.equal(login.takeNews(), 'signed-out');
  assert.equal(login.takeNews(), null);
});
