import type { RequestDetail, RequestRow } from '#contract/service-requests/service-requests.ts';
import { formatDay } from '#domain/days.ts';
import { formatMoney, formatRange } from '#domain/money.ts';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import { titleLanguage } from '#domain/service-requests/title-language.ts';
import { usePage } from '../../../lib/page-context.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
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

/** Number, title and status of a request. The heading stays while the rest comes. */
export function RequestHead({ request }: Props) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <header className="grid gap-2">
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
      {request ? <Status request={request} /> : null}
    </header>
  );
}

const cells = [
  'waitingOn',
  'priority',
  'assignee',
  'followUp',
  'received',
  'estimate',
  'budget',
  'source',
  'language',
] as const;
type Cell = (typeof cells)[number];

/** What a request may not have, and where it then takes no place. */
function isShown(id: Cell, request: Props['request']): boolean {
  if (id === 'followUp') return Boolean(request?.followUpAt);
  if (id === 'estimate') return !request?.budget;
  return id !== 'budget' || Boolean(request?.budget);
}

/** How it stands with a request, in a title block. */
export function RequestState({ request }: Props) {
  const t = useTexts();
  return (
    <TitleBlock
      className="lg:grid-cols-2 [&>:last-child:nth-child(odd)]:col-span-2"
      cells={cells
        .filter((id) => isShown(id, request))
        .map((id) => ({
          id,
          label: t(`serviceRequests:detail.${id}`),
          content: request ? <CellContent id={id} request={request} /> : <Skeleton className="my-1 max-w-20" />,
        }))}
    />
  );
}

type CellProps = { id: Cell; request: RequestRow | RequestDetail };

function CellContent({ id, request }: CellProps) {
  const t = useTexts();
  const now = useNow();
  switch (id) {
    case 'waitingOn':
      return <AnswerTime request={request} now={now} />;
    case 'priority':
      return t(`serviceRequests:priorities.${request.priority}`);
    case 'assignee':
      return <Assignee request={request} />;
    case 'followUp':
      return <FollowUpDay at={Number(request.followUpAt)} now={now} />;
    case 'budget':
      return <Budget request={request} />;
    case 'received':
      return <TimeStamp at={request.createdAt} now={now} />;
    case 'estimate':
      return <Price request={request} />;
    default:
      return <Origin id={id} request={request} />;
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

type OriginProps = { id: 'source' | 'language'; request: RequestRow | RequestDetail };

function Origin({ id, request }: OriginProps) {
  const t = useTexts();
  if (id === 'source') return t(`serviceRequests:sources.${request.source}`);
  return t(`common:language.names.${request.language}`);
}

type DayProps = { at: number; now: number | null };

/** The day until which a request is put aside; a day that has come stands out. */
function FollowUpDay({ at, now }: DayProps) {
  const { language } = usePage();
  const isDue = now !== null && at <= now;
  return <span className={isDue ? 'font-semibold text-danger' : 'figures'}>{formatDay(at, language, 'words')}</span>;
}

function Budget({ request }: RequestProps) {
  const t = useTexts();
  const { language } = usePage();
  const { budget, currency } = request;
  if (!budget) return null;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const text =
    budget.maximum === null
      ? t('configurator:budgets.open', { minimum: money(budget.minimum) })
      : budget.minimum === 0
        ? t('estimates:budget.upTo', { maximum: money(budget.maximum) })
        : formatRange({ minimum: budget.minimum, maximum: budget.maximum }, currency, language);
  return <span className="figures font-semibold">{text}</span>;
}

function Price({ request }: RequestProps) {
  const { language } = usePage();
  const { estimate, currency } = request;
  if (!estimate) return <span className="text-muted">–</span>;
  return <span className="figures font-semibold">{formatRange(estimate, currency, language)}</span>;
}
