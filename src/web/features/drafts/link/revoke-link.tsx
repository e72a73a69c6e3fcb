import { useState } from 'react';
import { revokeDraftLink } from '#contract/drafts.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyConfirm } from '../../../ui/lazy-confirm.tsx';
import { FailureNotice } from '#web/features/errors/failure-notice.tsx';
import { type StoredLink, readStoredLink, storeLink } from './stored-link.ts';

type Props = { link: StoredLink; onRevoked: () => void };

/** Revokes a mailed link after a confirmation; the answers here stay (C10). */
export function RevokeLink({ link, onRevoked }: Props) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  async function revoke() {
    setPending(true);
    setError(null);
    try {
      await callEndpoint(revokeDraftLink, { body: { token: link.secret } });
      if (readStoredLink()?.secret === link.secret) storeLink(null);
      onRevoked();
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setPending(false);
      setAsking(false);
    }
  }

  return (
    <>
      <Button size="sm" variant="quiet" className="-ms-3.5" onClick={() => setAsking(true)}>
        {t('drafts:link.forget')}
      </Button>
      <FailureNotice error={error} text={t('drafts:link.forgetFailure')} />
      {isAsking ? (
        <LazyConfirm
          title={t('drafts:link.forgetTitle')}
          text={t('drafts:link.forgetText')}
          confirmLabel={t('drafts:link.forget')}
          isActing={isPending}
          onConfirm={() => void revoke()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
