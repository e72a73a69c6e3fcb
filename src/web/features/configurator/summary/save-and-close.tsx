import { type MouseEvent, useState } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { showToastOnNextPage } from '../../../ui/next-page-toast.ts';
import { saveDraft } from '#web/features/drafts/configurator-draft.ts';
import { ContinueElsewhere } from '#web/features/drafts/link/continue-elsewhere.tsx';
import type { Configurator } from '../use-configurator.ts';

type Props = { state: Configurator };

/** "Close and save": stores the answers in this browser and leaves; where storage is refused it stays and says so (C8). */
export function SaveAndClose({ state }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [isRefused, setIsRefused] = useState(false);
  const canSave = state.canSave && !isRefused;

  function save(event: MouseEvent) {
    if (saveDraft(state.answers, Date.now()) !== null) {
      const title = t('configurator:summary.actions.savedToast.title');
      showToastOnNextPage({ title, description: t('configurator:summary.actions.savedToast.text') });
      return;
    }
    event.preventDefault();
    setIsRefused(true);
  }

  return (
    <div className="grid gap-1 border-t border-hair pt-6">
      <a
        className={buttonClass({ isFullWidth: true })}
        href={pathOf('home', language)}
        aria-disabled={canSave ? undefined : true}
        aria-describedby="save-hint"
        onClick={save}
      >
        {t('configurator:summary.actions.save')}
      </a>
      <p id="save-hint" role="status" className="text-sm text-muted">
        {t(canSave ? 'configurator:summary.actions.saved' : 'configurator:draft.notSaved')}
      </p>
      {canSave ? <ContinueElsewhere state={state} isFullWidth /> : null}
    </div>
  );
}
