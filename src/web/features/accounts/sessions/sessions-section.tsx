import type { OwnSession } from '#contract/accounts/own-account.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ConfirmedRemoval } from '../settings/confirmed-removal.tsx';
import { LoadingFailure } from '../settings/loading-failure.tsx';
import { useEndOtherSessions, useOwnSessions } from '../queries.ts';
import { SessionRow } from './session-row.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { useFocusAfterRemoval } from '../settings/use-focus-after-removal.ts';

const sectionId = 'sessions';

/** Where the account is signed in: end one, end all others (F5). */
export function SessionsSection() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useOwnSessions();
  return (
    <SettingsSection
      id={sectionId}
      title={t('portal:settings.sessions.title')}
      lead={t('portal:settings.sessions.lead')}
    >
      {data ? <Sessions sessions={data.sessions} /> : null}
      {error && !data ? (
        <LoadingFailure
          error={error}
          title={t('portal:settings.sessions.failed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
    </SettingsSection>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTexts();
  const endOthers = useEndOtherSessions();
  useFocusAfterRemoval(sectionId, sessions.length);
  return (
    <>
      <ul className="grid border-t-2 border-ink">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="flex flex-wrap gap-3">
          <ConfirmedRemoval
            label={t('portal:settings.sessions.endOthers')}
            title={t('portal:settings.sessions.endOthersTitle')}
            text={t('portal:settings.sessions.endOthersText')}
            failureTitle={t('portal:settings.sessions.endFailure')}
            done={t('portal:settings.sessions.endedOthers')}
            act={() => endOthers.mutateAsync({})}
          />
        </div>
      ) : (
        <p className="text-sm text-muted">{t('portal:settings.sessions.alone')}</p>
      )}
    </>
  );
}
