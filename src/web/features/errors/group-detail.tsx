import { useId } from 'react';
import type { ErrorGroupDetail } from '#contract/errors.ts';
import { localeOf } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { TitleBlock } from '../../ui/title-block.tsx';
import { SeverityBadge, StateBadge } from './badges.tsx';
import { StateActions } from './state-actions.tsx';

type Props = { group: ErrorGroupDetail };

/** One error: message, frequency, actions, and the latest report. */
export function GroupDetail({ group }: Props) {
  const t = useTexts();
  return (
    <div className="grid gap-10">
      <header className="grid gap-5">
        <h1 tabIndex={-1} className="grid gap-1 text-2xl">
          <span className="text-base text-muted">{t(`errorReports:titles.${group.category}`)}</span>
          <span lang="en" className="wrap-anywhere">
            {group.message === '' ? '…' : group.message}
          </span>
        </h1>
        <GroupFacts group={group} />
      </header>
      <StateActions group={group} />
      <Sample group={group} />
    </div>
  );
}

function GroupFacts({ group }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const cells = [
    {
      id: 'severity',
      label: t('errorReports:list.columns.severity'),
      content: <SeverityBadge severity={group.severity} />,
    },
    { id: 'state', label: t('errorReports:list.columns.state'), content: <StateBadge state={group.state} /> },
    {
      id: 'count',
      label: t('errorReports:list.columns.count'),
      content: <span className="figures font-semibold">{group.count.toLocaleString(localeOf[language])}</span>,
    },
    {
      id: 'firstSeen',
      label: t('errorReports:detail.firstSeen'),
      content: <TimeStamp at={group.firstSeenAt} now={now} />,
    },
    {
      id: 'lastSeen',
      span: 2 as const,
      label: t('errorReports:list.columns.lastSeen'),
      content: <TimeStamp at={group.lastSeenAt} now={now} />,
    },
    {
      id: 'source',
      span: 2 as const,
      label: t('errorReports:sample.source'),
      content: t(`errorReports:sources.${group.sample.source}`),
    },
  ];
  return <TitleBlock cells={cells} />;
}

function Sample({ group: { sample } }: Props) {
  const t = useTexts();
  const id = useId();
  const details = {
    errorId: <span className="figures wrap-anywhere">{sample.errorId}</span>,
    path: <code className="wrap-anywhere">{sample.path}</code>,
    isSignedIn: t(sample.isSignedIn ? 'errorReports:detail.yes' : 'errorReports:detail.no'),
    userAgent: <span className="wrap-anywhere">{sample.userAgent}</span>,
    context: Object.entries(sample.context)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    frames: <Frames frames={sample.frames} />,
  };
  const order = ['errorId', 'path', 'isSignedIn', 'userAgent', 'context', 'frames'] as const;
  const items = order
    .filter((name) => details[name] !== '')
    .map((name): Definition => ({ id: name, term: t(`errorReports:sample.${name}`), detail: details[name] }));
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="text-xl">
        {t('errorReports:detail.sample')}
      </h2>
      <DefinitionList items={items} />
    </section>
  );
}

type FramesProps = { frames: readonly string[] };

function Frames({ frames }: FramesProps) {
  const t = useTexts();
  if (frames.length === 0) return <span className="text-muted">{t('errorReports:detail.noFrames')}</span>;
  return (
    <ol className="figures text-sm wrap-anywhere" lang="en">
      {frames.map((frame, index) => (
        // A stack can contain the same line more than once.
        <li key={`${index} ${frame}`}>{frame}</li>
      ))}
    </ol>
  );
}
