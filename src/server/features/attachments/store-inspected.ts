import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Insertable } from 'kysely';
import { attachmentName } from '#domain/attachments/attachment-name.ts';
import type { AttachmentTable } from '#server/database/tables/draft-tables.ts';
import type { Inspection, InspectionRefusal } from '#server/gateways/file-inspection/inspection.ts';
import { type ObjectStore, previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import type { Services } from '#server/services.ts';
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

type Kept = Omit<Insertable<AttachmentTable>, 'service_request_id' | 'collection_hash'>;

/**
 * Looks into a file that came as a whole, such as with a mail, as into an uploaded one, in the inspecting process, and stores its bytes;
 * returns the columns of its row, or why it is refused. Throws where the inspection has no room just now.
 */
export async function keepInspected(
  services: Services,
  { name, bytes, key }: { name: string; bytes: Uint8Array; key: string },
): Promise<Kept | { refusal: InspectionRefusal }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-file-'));
  try {
    const place = path.join(folder, 'file');
    await writeFile(place, bytes, { mode: 0o600 });
    const inspection = await services.inspector.inspect(place);
    if (!inspection.ok) return { refusal: inspection.refusal };
    const facts = await storeInspected(services.files, { key, name, uploaded: bytes, inspection });
    return { id: services.newId(), object_key: key, state: 'ready', ...facts, created_at: services.clock() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
