import type { RequestDetail } from '#contract/service-requests/service-requests.ts';

/** Whether the description of a request is a message of the customer's own. */
export function beginsWithMessage({ source, description }: Pick<RequestDetail, 'source' | 'description'>): boolean {
  return source === 'contact' && description.trim() !== '';
}
