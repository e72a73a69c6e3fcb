import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';

type Props = { hintId: string; icon: ReactNode; children: ReactNode };

/**
 * An action that waits for a generated estimate, with the reason beneath (C8). It can be reached by keyboard, so that the
 * reason is read out with it, and a press says it once more in the toast of spec §8.
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
