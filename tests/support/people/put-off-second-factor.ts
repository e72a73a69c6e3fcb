import assert from 'node:assert/strict';
import { TestBrowser } from '#tests/support/browser/test-browser.ts';

/** Lets somebody of the agency of a running server work without a second factor for a week, where it is not the subject. */
export async function putOffSecondFactor(
  origin: string,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const browser = new TestBrowser(origin);
  assert.equal((await browser.post('/api/login', { username, password })).status, 200);
  assert.equal((await browser.post('/api/account/second-factor/put-off')).status, 200);
  assert.equal((await browser.post('/api/logout')).status, 200);
}
