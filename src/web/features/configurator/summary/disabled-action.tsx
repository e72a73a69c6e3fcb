import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';

type Props = { hintId: string; icon: ReactNode; children: ReactNode };

/**
 * An action that needs a generated estimate, with the reason below (C8). It can be focused, so that a screen reader reads
 * the reason with it, and a press shows the toast of spec §8.
 */
export function DisabledAction({ hintId, icon, children }: Props) {
  const t = useTexts();
  const reason = t('configurator:summary.actions.generateFirst');
  return (
    <div className="grid gap-2">
      <Button
        isFullWidth
        aria-disabled
        aria-describedby={hintId}
        icon={icon}
        onClick={() => showToast({ title: reason, description: t('configurator:summary.actions.generateFirstText') })}
      >
        {children}
      </Button>
      <p id={hintId} className="text-sm text-muted">
        {reason}
      </p>
    </div>
  );
}
