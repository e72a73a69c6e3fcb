import type { EstimateDocument } from './estimate-wording.ts';
import type { PrdDocument } from './prd-document.ts';

/** What the server asks of the drawing process, one at a time. */
export type DrawingTask =
  | { kind: 'estimate'; document: EstimateDocument }
  | { kind: 'prd'; document: PrdDocument }
  | { kind: 'warm-up' };

/** Its answer; a warm-up has no bytes. */
export type DrawingAnswer = { ok: true; bytes: Uint8Array | null } | { ok: false; message: string };
