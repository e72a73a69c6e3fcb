import { useState } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { CheckIcon } from '../../ui/icons/signs.tsx';
import { Progress } from '../../ui/progress.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useBookMatched } from './queries.ts';

type Props = { importId: string; count: number };

/** One press books all that matches; how far it has come is shown, and what moved is said. */
export function BookAll({ importId, count }: Props) {
  const t = useTexts();
  const [progress, setProgress] = useState({ done: 0, of: count });
  const book = useBookMatched(importId, (done) => setProgress((known) => ({ ...known, done })));

  async function act(): Promise<void> {
    setProgress({ done: 0, of: count });
    const booked = await book.mutateAsync();
    showToast({
      title: t('bankImports:bookAll.done', { count: booked }),
      description: t('bankImports:bookAll.doneText'),
      tone: 'success',
    });
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="primary"
        icon={<CheckIcon size={20} />}
        isLoading={book.isPending}
        loadingText={t('common:working')}
        onClick={() => void act().catch(() => undefined)}
      >
        {t('bankImports:bookAll.action', { count })}
      </Button>
      {book.isPending ? (
        <div className="w-full max-w-sm">
          <Progress
            label={t('bankImports:bookAll.progress')}
            value={progress.done}
            max={progress.of}
            valueText={`${progress.done} / ${progress.of}`}
          />
        </div>
      ) : null}
      {book.error ? <CallFailure title={t('bankImports:entry.failed')} error={book.error} /> : null}
    </div>
  );
}
