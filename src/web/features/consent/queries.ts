import { createConsent } from '#contract/consent.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { callEndpoint } from '../../lib/http/api.ts';

/** Records a choice on the server, which puts the record's id into the cookie. */
export async function recordChoice({ version, categories }: Consent): Promise<void> {
  await callEndpoint(createConsent, { body: { version, categories: [...categories] } });
}
