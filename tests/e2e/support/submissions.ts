import { type APIRequestContext, expect } from '@playwright/test';
import { getCsrfToken } from '#contract/csrf-token.ts';
import { submitServiceRequest } from '#contract/service-requests/service-requests.ts';
import { type SubmittedRequest, submittedRequestSchema } from '#contract/shapes.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import type { Language } from '#domain/languages.ts';

/** Submits requests by the API one after another, for screens that show many. Returns the responses. */
export async function submitRequests(
  api: APIRequestContext,
  { origin, language, visitors }: { origin: string; language: Language; visitors: readonly Answers[] },
): Promise<SubmittedRequest[]> {
  const { csrfToken } = getCsrfToken.output.parse(await (await api.get(origin + getCsrfToken.path)).json());
  const submitted: SubmittedRequest[] = [];
  for (const answers of visitors) {
    const response = await api.post(origin + submitServiceRequest.path, {
      headers: { 'x-csrf-token': csrfToken, 'idempotency-key': crypto.randomUUID() },
      data: { language, answers, estimateId: null, attachments: null, draftLink: null, website: '' },
    });
    expect(response.status()).toBe(200);
    submitted.push(submittedRequestSchema.parse(await response.json()));
  }
  return submitted;
}
