import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Fragment } from 'react';
import { useReload } from '../../lib/use-reload.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonGroup } from '../../ui/skeleton.tsx';
import { SettingsFailure } from './settings-failure.tsx';

type Props<Settings> = {
  query: UseQueryResult<Settings>;
  /** In place of the fields while they are on their way. */
  skeleton: ReactNode;
  /** Draws them when they are there; made anew when they have been read again. */
  children: (settings: Settings, reload: () => void) => ReactNode;
};

/** Settings with all that can be in their place: on their way, or why they were not read and the way to try again. */
export function LoadedSettings<Settings>({ query, skeleton, children }: Props<Settings>) {
  const t = useTexts();
  const { data, error, isFetching, refetch } = query;
  const { loads, reload } = useReload(refetch);
  if (data) return <Fragment key={loads}>{children(data, reload)}</Fragment>;
  if (error) {
    return (
      <SettingsFailure
        error={error}
        title={t('settings:failed')}
        action={
          <Button isLoading={isFetching} onClick={reload}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <SkeletonGroup label={t('common:loading')} className="max-w-xl gap-8">
      {skeleton}
    </SkeletonGroup>
  );
}
