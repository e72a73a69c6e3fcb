import type { ProjectFormState } from '#contract/page.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

/** A decision that was sent without scripts for what waits for none any more: that it was not taken, and its words (I1, I7). */
export function GoneDecision({ form: { reason, marks } }: { form: ProjectFormState }) {
  const t = useTexts();
  const written = [reason, ...marks.map(({ place, comment }) => [place, comment].filter(Boolean).join(': '))];
  const words = written.filter((text) => text.trim() !== '').join('\n\n');
  return (
    <Notice tone="warning" role="alert" title={t('portal:project.decided.late.title')}>
      <p>{t('portal:project.decided.late.text')}</p>
      {words === '' ? null : <p className="mt-3 wrap-anywhere whitespace-pre-line select-all">{words}</p>}
    </Notice>
  );
}
