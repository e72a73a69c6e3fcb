import * as z from 'zod/mini';
import type { RequestDetail } from '#contract/service-requests.ts';
import { readFormDraft } from '../../../lib/forms/form-draft.ts';
import { type DetailValues, detailFields, valuesOf } from './merge-details.ts';

/** An edit under way: what was typed, what it began with, and the version that it was made from. */
export type EditDraft = { values: DetailValues; base: DetailValues; version: number };

const valuesSchema = z.record(z.enum(detailFields), z.string());
const draftSchema = z.strictObject({ values: valuesSchema, base: valuesSchema, version: z.int() });

/** Name under which the edit of a request is kept. */
export const draftNameOf = (requestId: string) => `details-${requestId}`;

/** The edit that was kept, or none. */
export function readEditDraft(requestId: string): EditDraft | null {
  return draftSchema.safeParse(readFormDraft(draftNameOf(requestId))).data ?? null;
}

/** The edit that was kept, or one that begins with the request as it is. */
export function firstDraft(request: RequestDetail): EditDraft {
  const values = valuesOf(request);
  return readEditDraft(request.id) ?? { values, base: values, version: request.version };
}
