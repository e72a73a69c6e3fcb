import type { PicturePlace } from '#domain/case-studies/case-study.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { nameReserved, reserveKey } from '#server/features/attachments/reserve-object.ts';
import { findProjectPicture } from '#server/features/threads/files/list-project-files.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { changeCaseStudyRow, deletePictures, findCaseStudy, insertPicture } from './case-studies-store.ts';
import { type CaseStudyChange, changeCaseStudy } from './change-case-study.ts';

type Choosing = CaseStudyChange & { place: PicturePlace; fileId: string | null };

/**
 * Takes a picture of the project's files as the one before or after: a copy of what pages show of it, which was encoded anew when it
 * arrived. It stands on the site once the customer has agreed to it. Throws `attachment-type`, `not-found`, `changed-meanwhile`.
 */
export async function chooseCaseStudyPicture(services: Services, { place, fileId, ...asked }: Choosing) {
  const source = fileId === null ? null : await copyPicture(services, { id: asked.id, fileId });
  return changeCaseStudy(services, asked, async (transaction, row) => {
    const now = services.clock();
    const gone = await deletePictures(transaction, { id: row.id, place });
    await deleteObjectsLater(transaction, gone, { newId: services.newId, now });
    await changeCaseStudyRow(transaction, row, { updated_at: now });
    if (!source) return;
    const { reserved, ...picture } = source;
    const own = { id: services.newId(), case_study_id: row.id, place, object_key: reserved.key };
    await nameReserved(transaction, reserved);
    await insertPicture(transaction, { ...own, ...picture, type: 'image/webp', is_agreed: 0, at: now });
  });
}

/** Copies the picture as pages show it, under a key of its own. */
async function copyPicture(services: Services, { id, fileId }: { id: string; fileId: string }) {
  const study = await findCaseStudy(services.db, { id });
  const file = study && (await findProjectPicture(services, { projectId: study.project_id, fileId }));
  if (!file) throw new AppError('not-found');
  const bytes = await services.files.get(previewKeyOf(file.object_key));
  if (!bytes) throw new AppError('attachment-type');
  const reserved = await reserveKey(services);
  await services.files.put(reserved.key, { bytes, type: 'image/webp' });
  return { reserved, name: `${file.name.replace(/\.\w+$/, '')}.webp`, width: file.width, height: file.height };
}
