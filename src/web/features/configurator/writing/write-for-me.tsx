import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EditIcon } from '../../../ui/icons/things.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { LoadFailureNotice } from '#web/features/errors/load-failure-notice.tsx';
import { retriedImport } from '../../../lib/browser/retried-import.ts';
import { useLazyChunk } from '../../../lib/use-lazy-chunk.ts';

const importWriter = retriedImport(() => import('./description-writer.tsx'));
const part = { area: 'writing' as const, load: async () => (await importWriter()).DescriptionWriter };
const neverChanges = () => () => undefined;

/** "Write it for me" below the description, with a lazy chunk (C5). */
export function WriteForMe({ answers, update }: Pick<StepProps, 'answers' | 'update'>) {
  const t = useTexts();
  // Without scripts there is nothing to press.
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [isOpen, setIsOpen] = useState(false);
  const { Part, hasFailed, retry } = useLazyChunk(isOpen, part);
  if (!isLive) return null;
  if (isOpen && Part) return <Part answers={answers} update={update} onClose={() => setIsOpen(false)} />;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        id="write-for-me"
        icon={<EditIcon size={20} />}
        isLoading={isOpen && !hasFailed}
        onClick={() => {
          retry();
          setIsOpen(true);
        }}
      >
        {t('configurator:writeForMe')}
      </Button>
      {isOpen && hasFailed ? <LoadFailureNotice /> : null}
    </div>
  );
}
