import { type APIRequestContext, expect } from '@playwright/test';
import { logIn } from '#contract/accounts/accounts.ts';
import { getCsrfToken } from '#contract/csrf-token.ts';
import { changeRequestStatus } from '#contract/service-requests/request-changes.ts';
import { type RequestRow, listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { createUser } from '#contract/accounts/users.ts';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import { putOffSecondFactor } from '#tests/support/put-off-second-factor.ts';
import { administrator } from '#tests/support/running-site.ts';

/**
 * The calls of an administrator beside the browser, to prepare what a test needs. Without an origin they go to the site
 * of the context.
 */
export async function officeCalls(api: APIRequestContext, origin: string) {
  const post = async (path: string, data: object): Promise<unknown> => {
    const { csrfToken } = getCsrfToken.output.parse(await (await api.get(origin + getCsrfToken.path)).json());
    const answer = await api.post(origin + path, { headers: { 'x-csrf-token': csrfToken }, data });
    const text = await answer.text();
    expect(answer.status(), text).toBe(200);
    return JSON.parse(text);
  };
  await post(logIn.path, administrator);
  return {
    /** The request of a customer. */
    async requestOf(customer: string): Promise<RequestRow> {
      const query = new URLSearchParams({ view: 'everything', search: customer });
      const answer = await api.get(`${origin}${listServiceRequests.path}?${query.toString()}`);
      const [row] = listServiceRequests.output.parse(await answer.json()).rows;
      if (!row) throw new Error(`No request of ${customer}.`);
      return row;
    },
    move: ({ id, version }: RequestRow, to: RequestStatus) =>
      post(changeRequestStatus.path.replace(':id', id), { to, reason: 'Po telefóne', version }),
    /** A second administrator. */
    async addAdministrator(username: string, password: string): Promise<void> {
      await post(createUser.path, { username, email: '', isAdmin: true, language: 'sk', password });
      await putOffSecondFactor(origin, { username, password });
    },
  };
}
