import type { ApprovalRecord, RecordedVersion } from '#domain/projects/approvals/approval-record.ts';
import type { PictureRow } from '#server/features/projects/handovers/handover-pictures-store.ts';
import { lookOfDocument } from '#server/features/quotes/document/draw-quote.ts';
import type { ApprovalPicture } from '#server/gateways/pdf/approval/approval-wording.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import type { Services } from '#server/services.ts';

/** Draws the record of an approval as PDF bytes (I7): the approved version with its pictures as they are, earlier ones with small ones. */
export async function drawApproval(
  services: Services,
  record: ApprovalRecord,
  { pictures, isDraft }: { pictures: readonly PictureRow[]; isDraft: boolean },
): Promise<Uint8Array> {
  const look = await lookOfDocument(services, { look: record.look, isDraft });
  const approved = record.versions.at(-1);
  const shown: ApprovalPicture[] = [];
  for (const version of record.versions) {
    shown.push(...(await picturesOf(services, version, { pictures, isWhole: version === approved })));
  }
  return services.pdf.renderApproval({ record, pictures: shown, look });
}

async function picturesOf(
  { files }: Services,
  { pictures }: RecordedVersion,
  kept: { pictures: readonly PictureRow[]; isWhole: boolean },
): Promise<ApprovalPicture[]> {
  const found = pictures.map(async ({ id }) => {
    const row = kept.pictures.find((each) => each.id === id);
    const bytes = row && (await files.get(kept.isWhole ? row.object_key : previewKeyOf(row.object_key)));
    return bytes ? [{ id, bytes }] : [];
  });
  return (await Promise.all(found)).flat();
}
