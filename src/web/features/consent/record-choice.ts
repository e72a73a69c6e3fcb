import { consentPath, csrfTokenPath } from '#contract/visitor-paths.ts';
import type { Consent } from '#domain/consent/consent.ts';

let token: Promise<string> | null = null;

/**
 * Records a choice on the server, which puts the record's id into the cookie. The one call of pages that are only read: all
 * that other calls need would weigh more than the rest of their script. Rejects unless it was recorded.
 */
export async function recordChoice(choice: Consent): Promise<void> {
  let response = await post(choice);
  // The token was changed meanwhile (spec §7).
  if (response.status === 403) {
    token = null;
    response = await post(choice);
  }
  if (!response.ok) throw new Error(`${response.status}`);
}

async function post({ version, categories }: Consent): Promise<Response> {
  token ??= fetchToken();
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await token };
  return fetch(consentPath, { method: 'POST', headers, body: JSON.stringify({ version, categories }) });
}

async function fetchToken(): Promise<string> {
  try {
    return ((await (await fetch(csrfTokenPath)).json()) as { csrfToken: string }).csrfToken;
  } catch (error) {
    token = null;
    throw error;
  }
}
