import type { Fallback, Writer } from '#domain/writing/prd.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

type Props = { writer: Writer; fallback: Fallback | null };

/** Who wrote a text, always; and, in the words of spec §8, that the model did not (H4). */
export function WriterNote({ writer, fallback }: Props) {
  const t = useTexts();
  return (
    <div className="grid gap-3">
      {fallback ? (
        <Notice tone="warning" title={t('errors:aiService.title')}>
          {t(fallback === 'limit' ? 'writing:limit' : 'errors:aiService.text')}
        </Notice>
      ) : null}
      <p className="text-sm text-muted">{t(`writing:writers.${writer}`)}</p>
    </div>
  );
}
