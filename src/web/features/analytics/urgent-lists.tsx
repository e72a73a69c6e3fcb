import type { Dashboard } from '#contract/analytics/analytics.ts';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { pathOf } from '#domain/routes.ts';
import { titleLanguage } from '#domain/service-requests/title-language.ts';
import { usePage } from '../../lib/page-context.ts';
import { exactTime } from '../../lib/time/relative-time.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CheckIcon, WarningIcon } from '../../ui/icons/signs.tsx';
import { limitedText } from './figure-texts.ts';
import { durationText } from '../../lib/time/duration-text.ts';
import { requestsAddress } from './requests-address.ts';

type Props = { dashboard: Dashboard };

/** Urgent requests: the most overdue and the newest unread ones (G1). */
export function UrgentLists({ dashboard: { urgent, overdue, unread } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <section aria-labelledby="urgent" className="grid gap-3">
      <h2 id="urgent" className="text-lg">
        {t('analytics:overview.urgent.title')}
      </h2>
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
        <UrgentList
          kind="overdue"
          rows={urgent.overdue}
          count={limitedText(overdue, language)}
          address={requestsAddress({ view: 'active', overdue: '1', sort: 'due' }, language)}
        />
        <UrgentList
          kind="unread"
          rows={urgent.unread}
          count={limitedText(unread, language)}
          address={requestsAddress({ view: 'active', unread: '1' }, language)}
        />
      </div>
    </section>
  );
}

type ListProps = { kind: 'overdue' | 'unread'; rows: readonly RequestRow[]; count: string; address: string };

function UrgentList({ kind, rows, count, address }: ListProps) {
  const t = useTexts();
  const label = t(`analytics:overview.urgent.${kind}`);
  return (
    <div className="grid min-w-0 content-start">
      <div className="flex min-h-9 items-center justify-between gap-4 border-b-2 border-ink">
        <h3 className="text-base">
          {label} <span className="figures font-normal text-muted">{count}</span>
        </h3>
        {rows.length > 0 ? (
          <a
            href={address}
            className="inline-block py-1 text-sm pointer-coarse:py-3"
            aria-label={`${t('analytics:overview.urgent.all')}: ${label}`}
          >
            {t('analytics:overview.urgent.all')}
          </a>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p className="flex items-center gap-2 py-3 text-level">
          <CheckIcon size={20} />
          {kind === 'overdue' ? t('analytics:overview.urgent.noneOverdue') : t('analytics:overview.urgent.noneUnread')}
        </p>
      ) : (
        <ol className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 sm:grid-cols-[auto_minmax(0,3fr)_minmax(0,2fr)_auto]">
          {rows.map((row) => (
            <UrgentRow key={row.id} row={row} kind={kind} />
          ))}
        </ol>
      )}
    </div>
  );
}

type RowProps = { row: RequestRow; kind: ListProps['kind'] };

function UrgentRow({ row, kind }: RowProps) {
  const { language } = usePage();
  const now = useNow();
  return (
    <li className="col-span-full grid grid-cols-subgrid items-baseline border-b [&>:last-child]:justify-self-end border-hair py-1.5 text-sm hover:bg-sunken">
      <span className="figures text-muted">{row.number}</span>
      <a
        href={pathOf('adminRequest', language, { id: row.id })}
        className="justify-self-start py-1 font-semibold max-sm:col-span-2 pointer-coarse:py-2.5"
        data-shortcut="row"
        lang={titleLanguage(row, language)}
      >
        {row.shownTitle}
      </a>
      <span className="text-muted max-sm:col-start-2 sm:py-1">{row.customerCompany || row.customerName}</span>
      {kind === 'overdue' ? <Lateness row={row} now={now} /> : <TimeStamp at={row.createdAt} now={now} />}
    </li>
  );
}

type LatenessProps = { row: RequestRow; now: number | null };

/** How long a response has been due; the promised time on hover. */
function Lateness({ row: { answerDueAt }, now }: LatenessProps) {
  const t = useTexts();
  const { language } = usePage();
  if (answerDueAt === null) return null;
  const exact = t('analytics:overview.urgent.due', { time: exactTime(answerDueAt, language) });
  if (now === null) return exact;
  return (
    <span title={exact} className="figures inline-flex items-center gap-1.5 font-semibold text-danger">
      <WarningIcon size={16} />
      {t('analytics:overview.urgent.late', { time: durationText(Math.max(0, now - answerDueAt), language) })}
    </span>
  );
}
