import type { OwnSession } from '#contract/accounts/own-account.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmedRemoval } from '../settings/confirmed-removal.tsx';
import { deviceWords } from './device-words.ts';
import { useEndSession } from '../queries.ts';

type Props = { session: OwnSession };

/** One place where the account is signed in. */
export function SessionRow({ session: { id, userAgent, createdAt, lastSeenAt, isCurrent } }: Props) {
  const t = useTexts();
  const now = useNow();
  const end = useEndSession();
  const name = deviceWords(userAgent) ?? t('portal:settings.sessions.unknown');
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hair py-3">
      <div className="grid min-w-0 grow gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isCurrent ? <Badge tone="done">{t('portal:settings.sessions.current')}</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          {t('portal:settings.sessions.seen')} <TimeStamp at={lastSeenAt} now={now} /> ·{' '}
          {t('portal:settings.sessions.since')} <TimeStamp at={createdAt} now={now} />
        </p>
      </div>
      {isCurrent ? null : (
        <ConfirmedRemoval
          label={t('portal:settings.sessions.end')}
          spokenLabel={t('portal:settings.sessions.endNamed', { name })}
          title={t('portal:settings.sessions.endTitle', { name })}
          text={t('portal:settings.sessions.endText')}
          failureTitle={t('portal:settings.sessions.endFailure')}
          done={t('portal:settings.sessions.ended')}
          act={() => end.mutateAsync({ parameters: { id } })}
        />
      )}
    </li>
  );
}
