import { type ComponentType, useState } from 'react';
import { useI18n } from '../../../lib/texts/i18n-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import type { ButtonLook } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import type { DraftSession } from '../draft-session.ts';
import type { ContinueElsewhereProps } from './continue-elsewhere-dialog.tsx';

type Props = ButtonLook & { state: DraftSession };

/** Button and lazy dialog to continue on another device, by a mailed link to the present answers (C10). */
export function ContinueElsewhere({ state, ...look }: Props) {
  const t = useTexts();
  const i18n = useI18n();
  const [phase, setPhase] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [Dialog, setDialog] = useState<ComponentType<ContinueElsewhereProps> | null>(null);

  async function open() {
    setPhase('loading');
    try {
      const [{ ContinueElsewhereDialog }] = await Promise.all([
        import('./continue-elsewhere-dialog.tsx'),
        import('../load-draft-texts.ts').then(({ loadDraftTexts }) => loadDraftTexts(i18n)),
      ]);
      setDialog(() => ContinueElsewhereDialog);
      setPhase('open');
    } catch {
      setPhase('failed');
    }
  }

  return (
    <>
      <Button variant="quiet" {...look} isLoading={phase === 'loading'} onClick={() => void open()}>
        {t('configurator:keeping.action')}
      </Button>
      {phase === 'failed' ? (
        <p role="alert" className="px-3 text-sm text-danger">
          {t('configurator:keeping.offline')}
        </p>
      ) : null}
      {Dialog && phase === 'open' ? <Dialog state={state} onClose={() => setPhase('closed')} /> : null}
    </>
  );
}
