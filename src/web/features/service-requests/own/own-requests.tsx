import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type OwnRequest, listOwnRequests } from '#contract/service-requests/own-requests.ts';
import { formatDay } from '#domain/days.ts';
import { formatRange } from '#domain/money.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

type Props = {
  /** What is shown where there is none. */
  empty: ReactNode;
  /** What stands with a request of that number, such as links to its quotes. */
  renderAside?: (number: number) => ReactNode;
};

/** The requests of one's own verified address, also those sent before the account (F2, I3). */
export function OwnRequests({ empty, renderAside }: Props) {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [listOwnRequests.path],
    queryFn: () => asSignedIn(() => callEndpoint(listOwnRequests, {})),
    meta: { isHandled: true },
  });
  if (data)
    return data.requests.length === 0 ? empty : <RequestRows requests={data.requests} renderAside={renderAside} />;
  if (error) {
    return <LoadFailure error={error} headingLevel={2} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <SkeletonGroup label={t('common:loading')}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

const toneOf: Record<OwnRequest['status'], BadgeTone> = {
  new: 'neutral',
  in_review: 'waiting',
  responded: 'waiting',
  quote_sent: 'active',
  awaiting_signature: 'active',
  awaiting_payment: 'active',
  in_progress: 'waiting',
  completed: 'done',
  cancelled: 'stopped',
};

type RowsProps = { requests: readonly OwnRequest[]; renderAside: Props['renderAside'] };

function RequestRows({ requests, renderAside }: RowsProps) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ol className="grid border-t-2 border-ink">
      {requests.map(({ number, title, status, createdAt, currency, estimate, language: written }) => (
        <li key={number} className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5 border-b border-hair py-4">
          <span className="figures text-muted">{t('portal:requests.number', { number })}</span>
          <span lang={written} className="min-w-0 grow basis-56 font-semibold wrap-anywhere">
            {title}
          </span>
          <span className="figures text-muted">{formatDay(createdAt, language, 'words')}</span>
          {estimate ? <span className="figures">{formatRange(estimate, currency, language)}</span> : null}
          <Badge tone={toneOf[status]}>{t(`portal:requests.statuses.${status}`)}</Badge>
          {renderAside?.(number)}
        </li>
      ))}
    </ol>
  );
}
