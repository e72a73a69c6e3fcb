import type { EstimateDocument } from './estimate-wording.ts';

/** What the server asks of the drawing process, one at a time. */
export type DrawingTask = { kind: 'estimate'; document: EstimateDocument } | { kind: 'warm-up' };

/** Its answer; a warm-up has no bytes. */
export type DrawingAnswer = { ok: true; bytes: Uint8Array | null } | { ok: false; message: string };
