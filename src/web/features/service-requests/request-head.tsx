import type { RequestDetail, RequestRow } from '#contract/service-requests.ts';
import { formatRange } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { TitleBlock } from '../../ui/title-block.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TimeStamp } from '../../lib/time-stamp.tsx';
import { useNow } from '../../lib/use-now.ts';

type Props = {
  /** What is known so far: nothing, a row of the list, or all. */
  request: RequestRow | RequestDetail | undefined;
};

/** Number and title of a request, and its state in a title block. The heading stays while the rest comes. */
export function RequestHead({ request }: Props) {
  const t = useTexts();
  return (
    <header className="grid gap-5">
      <h1 tabIndex={-1} className="grid gap-1 text-2xl">
        {request ? (
          <>
            <span className="figures text-base text-muted">
              {t('serviceRequests:detail.title', { number: request.number })}
            </span>
            <span lang={request.language}>{request.title}</span>
          </>
        ) : (
          <>
            <span className="sr-only">{t('common:loading')}</span>
            <Skeleton className="my-1 max-w-36" />
            <Skeleton shape="heading" className="max-w-sm" />
          </>
        )}
      </h1>
      <State request={request} />
    </header>
  );
}

function State({ request }: Props) {
  const t = useTexts();
  const now = useNow();
  const waiting = request && 'waitingOn' in request ? t(`serviceRequests:waiting.${request.waitingOn}`) : null;
  const pending = <Skeleton className="my-1 max-w-20" />;
  const cells = [
    {
      id: 'status',
      label: t('serviceRequests:detail.status'),
      content: request && <StatusBadge status={request.status} />,
    },
    { id: 'waitingOn', label: t('serviceRequests:detail.waitingOn'), content: waiting },
    {
      id: 'priority',
      label: t('serviceRequests:detail.priority'),
      content: request && t(`serviceRequests:priorities.${request.priority}`),
    },
    {
      id: 'received',
      label: t('serviceRequests:detail.received'),
      content: request && <TimeStamp at={request.createdAt} now={now} />,
    },
    {
      id: 'estimate',
      span: 2 as const,
      label: t('serviceRequests:detail.estimate'),
      content: request && <Price request={request} />,
    },
    {
      id: 'source',
      label: t('serviceRequests:detail.source'),
      content: request && t(`serviceRequests:sources.${request.source}`),
    },
    {
      id: 'language',
      label: t('serviceRequests:detail.language'),
      content: request && t(`common:language.names.${request.language}`),
    },
  ];
  return <TitleBlock cells={cells.map((cell) => ({ ...cell, content: cell.content ?? pending }))} />;
}

type PriceProps = { request: RequestRow };

function Price({ request }: PriceProps) {
  const { language } = usePage();
  const { estimate, currency } = request;
  if (!estimate) return <span className="text-muted">–</span>;
  return <span className="figures font-semibold">{formatRange(estimate, currency, language)}</span>;
}
