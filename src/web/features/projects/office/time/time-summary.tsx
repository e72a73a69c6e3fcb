import type { TimeSheet } from '#contract/projects/project-time.ts';
import { localeOf } from '#domain/languages.ts';
import { type MilestoneTime, type PersonTime, type TimeSum, sumTime } from '#domain/projects/time/time-sums.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Progress } from '../../../../ui/progress.tsx';
import { Table, type TableColumn } from '../../../../ui/table.tsx';
import type { TimedProject } from './time-panel.tsx';
import { useHours } from './time-texts.ts';

type Props = { project: TimedProject; sheet: TimeSheet };

/** What was worked in all beside what was expected, as a bar, and the sums behind it as tables. */
export function TimeSummary({ project, sheet }: Props) {
  const t = useTexts();
  const { all, milestones, people } = sumTime(sheet.noted, { milestones: project.milestones, planned: sheet.planned });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Whole sum={all} />
      <p className="max-w-prose text-sm text-muted">
        <Expected planned={sheet.planned} />
      </p>
      {sheet.noted.length === 0 ? null : (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline decoration-edge underline-offset-4 pointer-coarse:min-h-11">
            {t('projectTime:sums.table')}
          </summary>
          <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-5">
            <MilestoneTable project={project} milestones={milestones} all={all} />
            <PeopleTable sheet={sheet} people={people} all={all} />
          </div>
        </details>
      )}
    </div>
  );
}

function Whole({ sum: { noted, expected } }: { sum: TimeSum }) {
  const t = useTexts();
  const hours = useHours();
  const label = t('projectTime:sums.label');
  if (expected === null) {
    return (
      <p className="flex justify-between gap-4 text-sm">
        <b>{label}</b>
        <span className="figures">{hours(noted)}</span>
      </p>
    );
  }
  const words = [
    t('projectTime:sums.of', { noted: hours(noted), expected: hours(expected) }),
    ...(noted > expected ? [t('projectTime:sums.over', { time: hours(noted - expected) })] : []),
  ];
  return <Progress label={label} value={Math.min(noted, expected)} max={expected} valueText={words.join(', ')} />;
}

/** Where the expected time comes from. */
function Expected({ planned: { quoted, estimated } }: { planned: TimeSheet['planned'] }) {
  const t = useTexts();
  const { language } = usePage();
  const figure = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 });
  const hours = (minutes: number) => t('projectTime:hours', { value: figure.format(minutes / 60) });
  const words = [
    ...(quoted === null ? [] : [t('projectTime:sums.quoted', { time: hours(quoted) })]),
    ...(estimated === null
      ? []
      : [t('projectTime:sums.estimated', { from: hours(estimated.minimum), to: hours(estimated.maximum) })]),
  ];
  return words.length > 0 ? words.join(' ') : t('projectTime:sums.unknown');
}

type MilestoneProps = { project: TimedProject; milestones: readonly MilestoneTime[]; all: TimeSum };

function MilestoneTable({ project, milestones, all }: MilestoneProps) {
  const t = useTexts();
  const { language } = usePage();
  const hours = useHours();
  const lang = project.language === language ? undefined : project.language;
  const isExpected = all.expected !== null;
  const columns: TableColumn<MilestoneTime>[] = [
    {
      id: 'milestone',
      header: t('projectTime:sums.milestone'),
      isRowHeader: true,
      renderCell: ({ title }) =>
        title === null ? (
          t('projectTime:sums.none')
        ) : (
          <span className="wrap-anywhere" lang={lang}>
            {title}
          </span>
        ),
    },
    ...(isExpected
      ? [
          {
            id: 'expected',
            header: t('projectTime:sums.expected'),
            align: 'end' as const,
            renderCell: ({ expected }: MilestoneTime) => (expected === null ? null : hours(expected)),
          },
        ]
      : []),
    {
      id: 'noted',
      header: t('projectTime:sums.noted'),
      align: 'end',
      renderCell: ({ noted }) => hours(noted),
    },
  ];
  return (
    <Table
      caption={t('projectTime:sums.caption')}
      density="dense"
      columns={columns}
      rows={milestones}
      rowKey={({ id }) => id ?? 'none'}
      sums={[{ id: 'all', label: t('projectTime:sums.all'), value: hours(all.noted), isTotal: true }]}
    />
  );
}

type PeopleProps = { sheet: TimeSheet; people: readonly PersonTime[]; all: TimeSum };

function PeopleTable({ sheet, people, all }: PeopleProps) {
  const t = useTexts();
  const { language } = usePage();
  const hours = useHours();
  const share = new Intl.NumberFormat(localeOf[language], { style: 'percent' });
  return (
    <Table
      caption={t('projectTime:sums.people')}
      density="dense"
      columns={[
        {
          id: 'person',
          header: t('projectTime:sums.person'),
          isRowHeader: true,
          renderCell: ({ id }) =>
            sheet.people.find((person) => person.id === id)?.name ?? t('projectTime:formerPerson'),
        },
        {
          id: 'share',
          header: t('projectTime:sums.share'),
          align: 'end',
          renderCell: ({ minutes }) => share.format(minutes / all.noted),
        },
        { id: 'noted', header: t('projectTime:sums.noted'), align: 'end', renderCell: ({ minutes }) => hours(minutes) },
      ]}
      rows={people}
      rowKey={({ id }) => id ?? 'former'}
    />
  );
}
