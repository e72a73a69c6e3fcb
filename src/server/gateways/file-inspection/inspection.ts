import type { AttachmentType } from '#domain/attachments/attachment.ts';
import type { ErrorCode } from '#domain/errors/codes.ts';

/** Why a file is not kept: it is nothing that is taken, it could do harm, or nobody could open it. */
export type InspectionRefusal = Extract<
  ErrorCode,
  'attachment-type' | 'attachment-unsafe' | 'attachment-unreadable' | 'attachment-too-large'
>;

/** What becomes of a file: what is kept instead of what was sent, or why nothing is. */
export type Inspection =
  | {
      ok: true;
      type: AttachmentType;
      /** Pixels; null for documents. */
      width: number | null;
      height: number | null;
      /** What is kept; null for the bytes as they were sent. */
      bytes: Uint8Array | null;
      /** A small WebP of a picture. */
      preview: Uint8Array | null;
    }
  | { ok: false; refusal: InspectionRefusal };

/** What the server asks of the inspecting process, one at a time: to look at a file of its incoming folder. */
export type InspectionTask = { file: string };
