import type { RequestDetail, RequestRow } from '#contract/service-requests/service-requests.ts';
import { formatRange } from '#domain/money.ts';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import { titleLanguage } from '#domain/service-requests/title-language.ts';
import { usePage } from '../../../lib/page-context.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TitleBlock } from '../../../ui/title-block.tsx';
import { AnswerTime } from '../answer-time.tsx';
import { PersonSign } from '../person.tsx';
import { StatusBadge } from '../status-badge.tsx';

type Props = {
  /** What is known so far: nothing, a row of the list, or all. */
  request: RequestRow | RequestDetail | undefined;
};

/** Number and title of a request, and its state in a title block. The heading stays while the rest comes. */
export function RequestHead({ request }: Props) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <header className="grid gap-4">
      <h1 tabIndex={-1} className="grid gap-1 text-2xl">
        {request ? (
          <>
            <span className="figures text-base text-muted">
              {t('serviceRequests:detail.title', { number: request.number })}
            </span>
            <span lang={titleLanguage(request, language)}>{request.shownTitle}</span>
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

const cells = ['status', 'waitingOn', 'priority', 'assignee', 'received', 'estimate', 'source', 'language'] as const;

function State({ request }: Props) {
  const t = useTexts();
  return (
    <TitleBlock
      cells={cells.map((id) => ({
        id,
        label: t(`serviceRequests:detail.${id}`),
        content: request ? <CellContent id={id} request={request} /> : <Skeleton className="my-1 max-w-20" />,
      }))}
    />
  );
}

type CellProps = { id: (typeof cells)[number]; request: RequestRow | RequestDetail };

function CellContent({ id, request }: CellProps) {
  const t = useTexts();
  const now = useNow();
  switch (id) {
    case 'status':
      return <Status request={request} />;
    case 'waitingOn':
      return <AnswerTime request={request} now={now} />;
    case 'priority':
      return t(`serviceRequests:priorities.${request.priority}`);
    case 'assignee':
      return <Assignee request={request} />;
    case 'received':
      return <TimeStamp at={request.createdAt} now={now} />;
    case 'estimate':
      return <Price request={request} />;
    case 'source':
      return t(`serviceRequests:sources.${request.source}`);
    case 'language':
      return t(`common:language.names.${request.language}`);
  }
}

/** Statuses in which an answer does not go without saying. */
const beyondAnswer: readonly RequestStatus[] = [
  'quote_sent',
  'awaiting_signature',
  'awaiting_payment',
  'in_progress',
  'completed',
  'cancelled',
];

type RequestProps = { request: RequestRow | RequestDetail };

/** The status; beside it that the request lies in the archive, or that its customer has been answered in a later status. */
function Status({ request }: RequestProps) {
  const t = useTexts();
  const isAnswered = 'messages' in request && request.messages.some(({ direction }) => direction === 'to-customer');
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={request.status} />
      {isAnswered && beyondAnswer.includes(request.status) ? (
        <Badge tone="waiting">{t('serviceRequests:statuses.responded')}</Badge>
      ) : null}
      {request.isArchived ? <Badge>{t('serviceRequests:detail.archived')}</Badge> : null}
    </span>
  );
}

function Assignee({ request }: RequestProps) {
  const t = useTexts();
  if (!request.assignee) return <span className="text-muted">{t('serviceRequests:detail.nobody')}</span>;
  const { name } = request.assignee;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <PersonSign name={name} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  );
}

function Price({ request }: RequestProps) {
  const { language } = usePage();
  const { estimate, currency } = request;
  if (!estimate) return <span className="text-muted">–</span>;
  return <span className="figures font-semibold">{formatRange(estimate, currency, language)}</span>;
}
