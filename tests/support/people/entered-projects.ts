import { getProject } from '#contract/projects/projects.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import type { QuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { done, storeRequest } from './office.ts';
import { projectsPath } from './project-office.ts';

/** A project that was made by hand for a customer of its own; with the customer's address. */
export async function enterProject({ app, browser }: QuoteOffice): Promise<{ id: string; email: string }> {
  const email = 'rucne@stolar.example';
  const contact = { name: 'Ručne Stolárová', email, phone: '', company: 'Stolárstvo' };
  const { customer_id: customerId } = await storeRequest(app, { contact });
  const body = { customerId, title: 'Údržba webu', language: 'sk', service: null, startsOn: null, dueOn: null };
  const { id } = done(await browser.post(projectsPath, body, { 'idempotency-key': newKey() }), getProject);
  return { id, email };
}
