import type { TestApp } from '#tests/support/test-app.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { hashToken } from '#server/http/security/session.ts';

type Places = { request: string; message: string; project: string; milestone: string; material: string };

/** Gives a firm a file in its thread, one for its material and a picture of a hand-over that was approved, as uploads do; returns their ids. */
export async function addFilesOf({ services }: TestApp, { name, ...places }: Places & { name: string }) {
  const { db, newId, newToken, files, clock } = services;
  const [threadFile, materialFile, picture, handover] = [newId(), newId(), newId(), newId()];
  const type = 'image/png';
  const [ofThread, ofMaterial, ofPicture] = [newToken(), newToken(), newToken()];
  for (const key of [ofThread, ofMaterial, ofPicture]) {
    await files.put(key, { bytes: Buffer.from(`obrázok ${name}`), type });
    await files.put(previewKeyOf(key), { bytes: Buffer.from(`náhľad ${name}`), type: 'image/webp' });
  }
  const size = { type, size: 9, width: 4, height: 3 } as const;
  const row = { state: 'ready', name: `${name}.png`, created_at: clock(), ...size } as const;
  await db
    .insertInto('attachments')
    .values([
      {
        ...row,
        id: threadFile,
        object_key: ofThread,
        collection_hash: hashToken(`thread ${name}`),
        service_request_id: places.request,
        project_id: null,
        message_id: places.message,
      },
      {
        ...row,
        id: materialFile,
        object_key: ofMaterial,
        collection_hash: hashToken(`material ${name}`),
        service_request_id: null,
        project_id: places.project,
        message_id: null,
      },
    ])
    .execute();
  await db.insertInto('material_files').values({ attachment_id: materialFile, material_id: places.material }).execute();
  const handedOver = { id: handover, milestone_id: places.milestone, n: 1, text: `Návrh ${name}`, link: '' };
  await db
    .insertInto('milestone_handovers')
    .values({ ...handedOver, at: clock(), by_id: null })
    .execute();
  const shown = { id: picture, handover_id: handover, milestone_id: places.milestone, n: 1, alt: `Snímka ${name}` };
  await db
    .insertInto('handover_pictures')
    .values({ ...shown, object_key: ofPicture, name: `${name}.png`, ...size })
    .execute();
  // What is approved has a record of its own.
  const approved = { status: 'approved', decided_at: clock() } as const;
  await db.updateTable('project_milestones').set(approved).where('id', '=', places.milestone).execute();
  return { threadFile, materialFile, picture };
}
