import { changeRequestDetails } from '#contract/request-changes.ts';
import { type RequestDetail, type RequestRow, getServiceRequest } from '#contract/service-requests.ts';
import { callEndpoint } from '../../../lib/api.ts';
import { asSignedIn } from '../../../lib/as-signed-in.ts';
import { wasChangedMeanwhile } from '../../../lib/refusals.ts';
import type { EditDraft } from './edit-draft.ts';
import { type Conflict, detailsOf, mergeDetails, valuesOf } from './merge-details.ts';

/** How saving went: done, or stopped because somebody else has changed the same fields differently. */
export type SaveOutcome =
  | { kind: 'saved'; row: RequestRow }
  | { kind: 'conflict'; stored: RequestDetail; draft: EditDraft; conflicts: readonly Conflict[] };

/** So often a save is tried again by itself where somebody else has changed other fields only. */
const mostMerges = 3;

/**
 * Saves an edit; where somebody else was faster, puts both edits together and saves that, and stops only where they
 * contradict each other (G5). Throws as `callEndpoint`.
 */
export async function saveDetails(id: string, draft: EditDraft, merges = 0): Promise<SaveOutcome> {
  const parameters = { id };
  try {
    const body = { ...detailsOf(draft.values), version: draft.version };
    return { kind: 'saved', row: await asSignedIn(() => callEndpoint(changeRequestDetails, { parameters, body })) };
  } catch (error) {
    if (!wasChangedMeanwhile(error) || merges >= mostMerges) throw error;
    const stored = await asSignedIn(() => callEndpoint(getServiceRequest, { parameters }));
    const base = valuesOf(stored);
    const { merged, conflicts } = mergeDetails({ base: draft.base, mine: draft.values, theirs: base });
    const next = { values: merged, base, version: stored.version };
    if (conflicts.length > 0) return { kind: 'conflict', stored, draft: next, conflicts };
    return saveDetails(id, next, merges + 1);
  }
}
