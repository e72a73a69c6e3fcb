import { type APIRequestContext, expect } from '@playwright/test';
import type * as z from 'zod/mini';
import { getCsrfToken } from '#contract/csrf-token.ts';
import * as contract from '#contract/projects/projects.ts';
import type { Site } from '#tests/support/browser/running-site.ts';
import { newKey } from '#tests/support/requests/submissions.ts';

/** The calls of who manages projects; each change is made of the latest version. */
export function projectCalls(api: APIRequestContext, { origin }: Site) {
  const read = async (id: string): Promise<contract.ProjectDetail> =>
    contract.getProject.output.parse(
      await (await api.get(origin + contract.getProject.path.replace(':id', id))).json(),
    );
  async function change(id: string, path: string, body: object): Promise<contract.ProjectDetail> {
    const { csrfToken } = getCsrfToken.output.parse(await (await api.get(origin + getCsrfToken.path)).json());
    const headers = { 'x-csrf-token': csrfToken, 'idempotency-key': newKey() };
    const { version } = await read(id);
    const answer = await api.post(`${origin}/api/admin/projects/${id}${path}`, { headers, data: { version, ...body } });
    expect(answer.status(), await answer.text()).toBe(200);
    return contract.getProject.output.parse(await answer.json());
  }
  return {
    /** The project of a signed quote, once it has begun. */
    async ofQuote(quoteId: string): Promise<contract.ProjectDetail> {
      const list = async (): Promise<z.infer<typeof contract.listProjects.output>> =>
        contract.listProjects.output.parse(
          await (await api.get(`${origin}${contract.listProjects.path}?quote=${quoteId}`)).json(),
        );
      await expect.poll(async () => (await list()).rows.length).toBe(1);
      return read((await list()).rows[0]?.id ?? '');
    },
    move: (id: string, to: contract.ProjectDetail['status']) => change(id, '/status', { to, reason: '' }),
    /** Works on a milestone until it can be looked at. */
    async handOver(id: string, milestone: string, text: string): Promise<void> {
      await change(id, `/milestones/${milestone}/status`, { to: 'in_progress', reason: '' });
      await change(id, `/milestones/${milestone}/handovers`, { text, link: 'https://nahlad.example/' });
    },
    skip: (id: string, milestone: string, reason: string) =>
      change(id, `/milestones/${milestone}/status`, { to: 'skipped', reason }),
  };
}
