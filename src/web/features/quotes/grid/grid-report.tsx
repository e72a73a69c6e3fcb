import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { GetText } from '#locales/text-key.ts';
import type { Report } from './grid-state.ts';
import { rejectedRows } from './paste-rows.ts';

/** Tells what has just happened to the lines: to screen readers, and what was pasted to all. */
export function GridReport({ report }: { report: Report | null }) {
  const t = useTexts();
  const isShown = report?.kind === 'pasted';
  return (
    <div role="status">
      {isShown ? <PasteNotice report={report} /> : <p className="sr-only">{report ? spoken(report, t) : ''}</p>}
    </div>
  );
}

function spoken(report: Exclude<Report, { kind: 'pasted' }>, t: GetText): string {
  if (report.kind !== 'moved') return t(`quoteEditor:grid.reports.${report.kind}`);
  const { name, place, of } = report;
  return t('quoteEditor:grid.reports.moved', { name: name || t('quoteEditor:grid.empty.name'), place, of });
}

/** How many rows became lines; which ones did not is named with their number. */
function PasteNotice({ report }: { report: Extract<Report, { kind: 'pasted' }> }) {
  const t = useTexts();
  const { added, rejected, leftOver } = report;
  const isWhole = rejected.length === 0 && leftOver === 0;
  return (
    <Notice tone={isWhole ? 'success' : 'warning'} title={t('quoteEditor:grid.pasted.added', { count: added })}>
      {rejected.length === 0 ? null : <p>{rejectedRows(rejected, t)}</p>}
      {leftOver === 0 ? null : <p>{t('quoteEditor:grid.pasted.leftOver', { count: leftOver })}</p>}
    </Notice>
  );
}
