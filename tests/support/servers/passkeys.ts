import assert from 'node:assert/strict';
import type { CreationOptions, Deviation, RequestOptions, SoftwareAuthenticator } from './software-authenticator.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';

async function optionsFrom<O>(browser: TestBrowser, path: string): Promise<O> {
  const answer = await browser.post(path);
  assert.equal(answer.status, 200);
  return (answer.body as { options: O }).options;
}

/** What the site asks of a device that is to make a passkey for the person who is signed in. */
export const creationOptions = (browser: TestBrowser) =>
  optionsFrom<CreationOptions>(browser, '/api/account/passkeys/options');

/** What the site asks of a device that is to sign somebody in. */
export const requestOptions = (browser: TestBrowser) =>
  optionsFrom<RequestOptions>(browser, '/api/login/passkey/options');

/** Sends what a device made. */
export function sendPasskey(browser: TestBrowser, response: object, name = 'Telefón'): Promise<TestAnswer> {
  return browser.post('/api/account/passkeys', { name, response });
}

/** Makes a passkey for the person who is signed in, as the site wants it or not quite. */
export async function makePasskey(
  browser: TestBrowser,
  device: SoftwareAuthenticator,
  deviation?: Deviation,
): Promise<TestAnswer> {
  return sendPasskey(browser, device.create(await creationOptions(browser), deviation));
}

/** Signs in with the device's latest passkey, as the site wants it or not quite. */
export async function useOwnPasskey(
  browser: TestBrowser,
  device: SoftwareAuthenticator,
  deviation?: Deviation,
): Promise<TestAnswer> {
  return browser.post('/api/login/passkey', { response: device.get(await requestOptions(browser), deviation) });
}
