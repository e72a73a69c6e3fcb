import type { ReactNode } from 'react';
import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { EmailState } from './email-state.tsx';
import { LoadingFailure } from '../settings/loading-failure.tsx';
import { useOwnAccount } from '../queries.ts';

/** State of the own account in two lines: address and second factor. */
export function AccountSummary() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useOwnAccount();
  if (data) return <Facts account={data} />;
  if (error) {
    return (
      <LoadingFailure
        error={error}
        title={t('portal:account.failed')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={t('common:loading')}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

function Facts({ account }: { account: OwnAccount }): ReactNode {
  const t = useTexts();
  const isProtected = account.hasTotp || account.passkeys.length > 0;
  return (
    <DefinitionList
      items={[
        { id: 'email', term: t('portal:account.email'), detail: <EmailState account={account} /> },
        {
          id: 'second-factor',
          term: t('portal:account.secondFactor'),
          detail: (
            <Badge tone={isProtected ? 'done' : 'neutral'}>
              {isProtected ? t('portal:account.on') : t('portal:account.off')}
            </Badge>
          ),
        },
      ]}
    />
  );
}
