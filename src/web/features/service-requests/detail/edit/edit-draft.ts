import * as z from 'zod/mini';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { saveFormDraft, readFormDraft } from '../../../../lib/forms/form-draft.ts';
import { type DetailValues, detailFields, valuesOf } from '../detail-values.ts';

/** Details as they are stored, in a version. */
export type StoredDetails = { values: DetailValues; version: number };

/** An edit in progress: what was typed, and the stored details that it began with. */
export type EditDraft = { values: DetailValues; stored: StoredDetails };

const valuesSchema = z.record(z.enum(detailFields), z.string());
const draftSchema = z.strictObject({ values: valuesSchema, base: valuesSchema, version: z.int() });

const draftNameOf = (requestId: string) => `details-${requestId}`;

/** Reads the draft that was kept in this tab; null when there is none. */
export function readEditDraft(requestId: string): EditDraft | null {
  const kept = draftSchema.safeParse(readFormDraft(draftNameOf(requestId))).data;
  return kept ? { values: kept.values, stored: { values: kept.base, version: kept.version } } : null;
}

/** Keeps a draft in this tab; null deletes it. */
export function keepEditDraft(requestId: string, draft: EditDraft | null): void {
  const kept = draft && { values: draft.values, base: draft.stored.values, version: draft.stored.version };
  saveFormDraft(draftNameOf(requestId), kept);
}

/** Returns the draft that was kept, or one that begins with the request as it is. */
export function firstDraft(request: RequestDetail): EditDraft {
  return readEditDraft(request.id) ?? { values: valuesOf(request), stored: storedOf(request) };
}

/** Returns the details of a request as they are stored. */
export function storedOf(request: RequestDetail): StoredDetails {
  return { values: valuesOf(request), version: request.version };
}
