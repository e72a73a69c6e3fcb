import type { Transaction } from 'kysely';
import { mentionedIn } from '#domain/notifications/mentions.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { readAllStaff } from '#server/features/notifications/notifications-store.ts';
import { readRow } from '#server/features/service-requests/list/request-rows-store.ts';
import type { Caller, Services } from '#server/services.ts';

/** Tells those people that an internal note names as `@username` (G3). */
export async function tellMentioned(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { requestId, body, caller }: { requestId: string; body: string; caller: Caller },
): Promise<void> {
  if (!body.includes('@')) return;
  const to = mentionedIn(body, await readAllStaff(transaction));
  const request = await readRow(transaction, requestId, caller.language);
  if (!request) return;
  const { origin, user: actor } = caller;
  await notify(services, transaction, { kind: 'mentioned', to, requests: [request], actor, origin });
}
