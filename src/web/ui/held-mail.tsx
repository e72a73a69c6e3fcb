import type { ReactNode } from 'react';
import { useSecondsUntil } from '../lib/time/use-seconds-until.ts';
import { useTexts } from '../lib/texts/use-texts.ts';
import { Button } from './button.tsx';
import { UndoIcon } from './icons/arrows.tsx';
import { Notice } from './notice.tsx';

type Props = {
  /** When it leaves (ms UTC). */
  leavesAt: number;
  onLeft: () => void;
  /** How long it can still be taken back. */
  textOf: (seconds: number) => ReactNode;
  /** The same for screen readers, without the seconds. */
  spokenText: string;
  label: string;
  isTakingBack: boolean;
  onTakeBack: () => void;
};

/** A mail that has not left yet: how long it can still be taken back, and the button for it. */
export function HeldMail({ leavesAt, onLeft, textOf, spokenText, label, isTakingBack, onTakeBack }: Props) {
  const t = useTexts();
  const seconds = useSecondsUntil(leavesAt, onLeft);
  return (
    <Notice
      role="status"
      actions={
        <Button
          size="sm"
          icon={<UndoIcon size={16} />}
          isLoading={isTakingBack}
          loadingText={t('common:working')}
          onClick={onTakeBack}
        >
          {label}
        </Button>
      }
    >
      {/* The countdown is not read out again every second. */}
      <span aria-hidden="true">{textOf(seconds)}</span>
      <span className="sr-only">{spokenText}</span>
    </Notice>
  );
}
