import { Suspense, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { DraftSession } from './draft-session.ts';
import { useTimeText } from './draft-status.tsx';
import { focusStep } from './focus-step.ts';
import { parseStash, stashDraft, readStashText, readFullDraft, subscribeToStash } from './stashed-draft.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const LazyConfirmDialog = lazyDialog(async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog);

type Props = { state: DraftSession };

/** The draft that was not chosen stays stashed until it is discarded; swapping stashes the present one (C7). */
export function StashedDraftNote({ state }: Props) {
  const t = useTexts();
  const time = useTimeText();
  const [isAsking, setAsking] = useState(false);
  const other = parseStash(useSyncExternalStore(subscribeToStash, readStashText, () => null));
  if (!other) return null;

  function swap() {
    if (!other) return;
    stashDraft(readFullDraft());
    state.restoreDraft(other, 'its-step');
    focusStep();
  }

  function discard() {
    stashDraft(null);
    focusStep();
  }

  return (
    <div role="note" className="flex flex-wrap items-center gap-x-2 border-s-2 border-timber ps-4 text-sm">
      <p className="figures me-2">{t('drafts:other.text', { time: time(other.savedAt) })}</p>
      <Button size="sm" variant="quiet" className="-ms-3.5" onClick={swap}>
        {t('drafts:other.swap')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {t('drafts:other.forget')}
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <LazyConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={t('drafts:other.forgetTitle')}
            description={t('drafts:other.forgetText')}
            confirmLabel={t('drafts:other.forget')}
            cancelLabel={t('common:actions.cancel')}
            tone="danger"
            onConfirm={discard}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
