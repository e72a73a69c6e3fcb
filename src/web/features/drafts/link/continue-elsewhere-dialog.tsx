import { useState } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { DraftSession } from '../draft-session.ts';
import { RevokeLink } from './revoke-link.tsx';
import { SendLinkForm } from './send-link-form.tsx';
import { readStoredLink } from './stored-link.ts';
import { useDayText } from '../use-day-text.ts';

export type ContinueElsewhereProps = { state: DraftSession; onClose: () => void };

/** The link was sent and expires at a time (ms), or it was revoked. */
type Outcome = { kind: 'sent'; email: string; endsAt: number } | { kind: 'revoked' } | null;

/** Sends a link to the draft, or revokes the one that was sent before (C10). */
export function ContinueElsewhereDialog({ state, onClose }: ContinueElsewhereProps) {
  const t = useTexts();
  const day = useDayText();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const known = readStoredLink();
  const isSent = outcome?.kind === 'sent';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('configurator:keeping.action')}
      {...(!isSent && { description: t('drafts:send.text') })}
      footer={isSent ? <Button onClick={onClose}>{t('common:actions.close')}</Button> : null}
    >
      <div role="status" className="grid gap-3 empty:hidden">
        {isSent ? (
          <Notice tone="success" title={t('drafts:send.done')}>
            {t('drafts:send.doneText', { email: outcome.email, date: day(outcome.endsAt) })}
          </Notice>
        ) : null}
        {outcome?.kind === 'revoked' ? <Notice tone="success">{t('drafts:link.forgotten')}</Notice> : null}
      </div>
      {isSent ? null : (
        <SendLinkForm answers={state.answers} onSent={(email, endsAt) => setOutcome({ kind: 'sent', email, endsAt })} />
      )}
      {known ? (
        <div className="grid justify-items-start gap-1 border-t border-hair pt-4">
          <p className="text-sm text-muted">
            {t(isSent ? 'drafts:send.snapshot' : 'drafts:link.known', {
              date: day(known.endsAt),
            })}
          </p>
          <RevokeLink link={known} onRevoked={() => setOutcome({ kind: 'revoked' })} />
        </div>
      ) : null}
    </Dialog>
  );
}
