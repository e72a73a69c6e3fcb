import { attachmentName } from '#domain/attachments/attachment-name.ts';
import type { Inspection } from '#server/gateways/file-inspection/inspection.ts';
import { type ObjectStore, previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import type { ReadyFacts } from './attachments-store.ts';

/** A file that has passed the inspection; `uploaded` are the bytes as they came. */
type Inspected = {
  key: string;
  name: string;
  uploaded: Uint8Array;
  inspection: Extract<Inspection, { ok: true }>;
};

/** Stores what the inspection has left of a file, with the preview of a picture; returns what is known of it then. */
export async function storeInspected(
  files: ObjectStore,
  { key, name, uploaded, inspection: { type, width, height, preview, ...kept } }: Inspected,
): Promise<ReadyFacts> {
  const bytes = kept.bytes ?? uploaded;
  await files.put(key, { bytes, type });
  if (preview) await files.put(previewKeyOf(key), { bytes: preview, type: 'image/webp' });
  return { name: attachmentName(name, type), type, size: bytes.length, width, height };
}
