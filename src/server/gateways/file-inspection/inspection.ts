import type { AttachmentType } from '#domain/attachments/attachment.ts';
import type { ErrorCode } from '#domain/errors/codes.ts';

/** Why a file is refused: its type is not accepted, it could do harm, or it cannot be opened. */
export type InspectionRefusal = Extract<
  ErrorCode,
  'attachment-type' | 'attachment-unsafe' | 'attachment-unreadable' | 'attachment-too-large'
>;

/** Result of an inspection: what is stored instead of the uploaded bytes, or why nothing is. */
export type Inspection =
  | {
      ok: true;
      type: AttachmentType;
      /** Pixels; null for documents. */
      width: number | null;
      height: number | null;
      /** Bytes to store; null for the uploaded bytes unchanged. */
      bytes: Uint8Array | null;
      /** A small WebP of a picture. */
      preview: Uint8Array | null;
    }
  | { ok: false; refusal: InspectionRefusal };

/** Messages of the server to the inspecting process: a file of the incoming folder and its type, or a drawing as text. */
export type InspectionTask = { file: string; type: AttachmentType } | { drawing: string };
