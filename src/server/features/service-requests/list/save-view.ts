import type { SavedView } from '#contract/service-requests/saved-views.ts';
import { checkText } from '#domain/text-length.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { storeView } from './saved-views-store.ts';

const longestName = 60;

/** Saves a view under a name and replaces one of the same name of the same person. Throws `invalid-input`. */
export async function saveView(
  services: Services,
  { caller, name: typed, query }: { caller: Caller; name: string; query: string },
): Promise<SavedView> {
  const name = typed.trim();
  refuseFields(checkText('name', name, { maximum: longestName }), caller.language);
  const view = { id: services.newId(), user_id: callerId(caller), name, query, created_at: services.clock() };
  return { id: await storeView(services.db, view), name, query };
}
