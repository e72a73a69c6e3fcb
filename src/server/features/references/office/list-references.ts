import { type OfficeReference, type ReferenceList, officeReferencePicturePath } from '#contract/projects/references.ts';
import { mostReferenceAskings } from '#domain/references/reference.ts';
import { decideReferenceStep } from '#domain/references/reference-status.ts';
import { presentReference } from '#server/features/references/present-reference.ts';
import { listReferenceRows } from '#server/features/references/references-store.ts';
import { type TranslationRow, findTranslations } from '#server/features/settings/site-references-store.ts';
import type { Services } from '#server/services.ts';

type Row = Awaited<ReturnType<typeof listReferenceRows>>[number];

/** All references as the owner sees them, in the order of the site. */
export async function listReferences({ db }: Pick<Services, 'db'>): Promise<ReferenceList> {
  const rows = await listReferenceRows(db);
  const translations = await findTranslations(
    db,
    rows.map(({ id }) => id),
  );
  return {
    references: rows.map((row) =>
      presentForOffice(
        row,
        translations.filter(({ reference_id: id }) => id === row.id),
      ),
    ),
  };
}

function presentForOffice(row: Row, translations: readonly TranslationRow[]): OfficeReference {
  const { id, language, status, version, asked_times: askedTimes } = row;
  const again = decideReferenceStep({ status, askedTimes }, { action: 'ask-again', actor: 'admin' });
  const picture = officeReferencePicturePath.replace(':id', id);
  return {
    id,
    version,
    status,
    language,
    project: { id: row.project_id, number: row.project_number, title: row.project_title },
    askedAt: row.asked_at,
    isAskedTwice: askedTimes >= mostReferenceAskings,
    mayAskAgain: again.ok,
    givenAt: row.given_at,
    shown: presentReference(row, { language, translations: [], picture }),
    translations: translations.map((each) => ({
      language: each.language,
      text: each.text,
      figureLabel: each.figure_label,
      pictureAlt: each.picture_alt,
    })),
  };
}
