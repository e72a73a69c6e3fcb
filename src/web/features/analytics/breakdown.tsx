import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FigureLink } from './figure-link.tsx';
import { FigureSection } from './figure-section.tsx';
import type { FigureColumn } from './figure-table.ts';
import { countText, shareText } from './figure-texts.ts';
import { requestsAddress } from './requests-address.ts';

export type Part = {
  id: string;
  label: string;
  now: number;
  before?: number;
  /** The filter that lists these requests; null where there is none. */
  filter: RequestFilter | null;
};

type Props = { title: string; nameHeader: string; parts: readonly Part[] };

/** Requests by one property, a bar in each line: count, share, and the count of the previous period. */
export function Breakdown({ title, nameHeader, parts }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const total = parts.reduce((sum, { now }) => sum + now, 0);
  const most = Math.max(1, ...parts.flatMap(({ now, before = 0 }) => [now, before]));
  const hasBefore = parts.some(({ before }) => before !== undefined);
  const columns: FigureColumn<Part>[] = [
    {
      id: 'name',
      header: nameHeader,
      value: ({ label }) => label,
      show: (part) => <NameWithBar part={part} most={most} />,
      isRowHeader: true,
    },
    {
      id: 'requests',
      header: t('analytics:columns.requests'),
      value: ({ now }) => now,
      show: ({ now, filter, label }) => (
        <FigureLink label={label} count={now} address={filter && requestsAddress(filter, language)} />
      ),
    },
    {
      id: 'share',
      header: t('analytics:columns.share'),
      value: ({ now }) => shareText(now, total, language),
      show: ({ now }) => shareText(now, total, language) ?? '–',
    },
    ...(hasBefore
      ? [
          {
            id: 'before',
            header: t('analytics:columns.before'),
            value: ({ before = 0 }: Part) => before,
            show: ({ before = 0 }: Part) => countText(before, language),
          },
        ]
      : []),
  ];
  return <FigureSection title={title} columns={columns} rows={parts} rowKey={({ id }) => id} />;
}

type BarProps = { part: Part; most: number };

/** A solid bar for the period, under it a thin one for the previous period; the figures are beside it. */
function NameWithBar({ part: { label, now, before }, most }: BarProps) {
  return (
    <span className="grid min-w-28 gap-1 font-normal">
      {label}
      <svg className="h-2 w-full" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="stroke-hair" d="M0 7.5H100" vectorEffect="non-scaling-stroke" />
        <rect className="fill-ink" width={(100 * now) / most} height="5" />
        {before === undefined ? null : (
          <rect className="fill-timber" y="5.5" width={(100 * before) / most} height="2.5" />
        )}
      </svg>
    </span>
  );
}
