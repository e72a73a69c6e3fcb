import { useState } from 'react';
import type { CaseStudyDetail, CaseStudyText, CaseStudyVersion } from '#contract/projects/case-studies.ts';
import { changedFields, emptyCaseStudyWords } from '#domain/case-studies/case-study.ts';
import { splitChange } from '#domain/case-studies/split-change.ts';
import { exactTime } from '../../../lib/time/relative-time.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx';
import { useCaseStudyChange, useCaseStudyVersions } from './queries.ts';

type Props = { study: CaseStudyDetail; text: CaseStudyText; onReplaced: () => void };

/** Versions of a text with what each has changed; any of them can be restored (A12). */
export function VersionList(props: Props) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (props.text.number === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <DisclosureSummary>{t('caseStudyOffice:versions.title', { count: props.text.number })}</DisclosureSummary>
      {isOpen ? <Versions {...props} /> : null}
    </details>
  );
}

function Versions({ study, text, onReplaced }: Props) {
  const t = useTexts();
  const { id } = study;
  const { language, number } = text;
  const { data, error, isFetching, refetch } = useCaseStudyVersions({ id, language, number });
  const restore = useCaseStudyChange();
  if (!data) {
    if (!error) return <RowsSkeleton rows={3} />;
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const { versions } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {restore.error ? <CallFailure title={t('caseStudyOffice:failed')} error={restore.error} /> : null}
      <ol className="border-t border-hair">
        {versions.map((version, index) => (
          <li key={version.number} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-hair py-3">
            <VersionHead version={version} />
            <Changes version={version} before={versions[index + 1]} lang={language} />
            {version.number === number ? null : (
              <Button
                className="justify-self-start"
                size="sm"
                isLoading={restore.isPending}
                aria-label={t('caseStudyOffice:versions.restoreNamed', { number: version.number })}
                onClick={() =>
                  restore.mutate(
                    { kind: 'restore', id, language, number, restored: version.number },
                    { onSuccess: onReplaced },
                  )
                }
              >
                {t('caseStudyOffice:versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function VersionHead({ version: { number, at, writer, isPublished } }: { version: CaseStudyVersion }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <strong className="font-semibold">{t('caseStudyOffice:versions.one', { number })}</strong>
      <span className="text-muted">{exactTime(at, language)}</span>
      {writer === 'owner' ? null : (
        <span className="text-muted">{t(`caseStudyOffice:versions.writers.${writer}`)}</span>
      )}
      {isPublished ? <Badge tone="done">{t('caseStudyOffice:state.shown')}</Badge> : null}
    </p>
  );
}

type ChangesProps = { version: CaseStudyVersion; before: CaseStudyVersion | undefined; lang: string };

/** What a version says otherwise than the one before. */
function Changes({ version: { words }, before, lang }: ChangesProps) {
  const t = useTexts();
  const earlier = before?.words ?? emptyCaseStudyWords;
  return (
    <dl className="grid gap-2 text-sm">
      {changedFields(words, earlier).map((field) => {
        const { start, removed, added, end } = splitChange(earlier[field], words[field]);
        return (
          <div key={field}>
            <dt className="text-muted">{t(`caseStudyOffice:fields.${field}`)}</dt>
            <dd lang={lang} className="max-w-prose whitespace-pre-line wrap-anywhere">
              {start}
              {removed === '' ? null : <del className="me-1 bg-danger-soft">{removed}</del>}
              {added === '' ? null : <ins className="bg-level-soft no-underline">{added}</ins>}
              {end}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
