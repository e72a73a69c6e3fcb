import type { MaterialFormState } from '#contract/projects/project-material.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

/** A form that was sent without scripts for a thing that was taken off the list meanwhile: why it was not taken, and its words (I7). */
export function GoneForm({ form: { note, failure } }: { form: MaterialFormState }) {
  const t = useTexts();
  return (
    <Notice tone="danger" role="alert" title={t('projectMaterial:left.gone')}>
      <p>{failure}</p>
      {note === '' ? null : (
        <>
          <p className="mt-3 font-semibold">{t('projectMaterial:left.open')}</p>
          <p className="wrap-anywhere whitespace-pre-line select-all">{note}</p>
        </>
      )}
    </Notice>
  );
}
