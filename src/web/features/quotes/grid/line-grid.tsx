import { type ClipboardEvent, useMemo } from 'react';
import type { FieldIssue } from '#domain/field-issue.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { DraftLine } from '#domain/quotes/lines/quote-line.ts';
import { useLibrary } from '#web/features/price-book/queries.ts';
import { useIssueText } from '../../../lib/forms/use-issue-text.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons/signs.tsx';
import { CellActionsContext, type GridSettings, GridSettingsContext } from './grid-context.ts';
import { GridReport } from './grid-report.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { addLineId, gridColumns } from './grid-places.ts';
import { problemsOfLines } from './line-problems.ts';
import { pasteEvent } from './paste-rows.ts';
import { LineRow } from './line-row.tsx';
import { rowsOf } from './row-props.ts';
import { useGridHandlers } from './use-grid-handlers.ts';
import { useLineDrag } from './use-line-drag.ts';
import { type LineGridState, useLineGrid } from './use-line-grid.ts';

type Props = {
  lines: readonly DraftLine[];
  /** Of the quote: suggestions and units are in it. Numbers are read and written in the page's language. */
  language: Language;
  currency: Currency;
  /** Tax rates in basis points that can be chosen, the usual one first. */
  rates: readonly number[];
  /** What is wrong, at `lines.<id>.<column>`; others are not shown here. */
  issues: readonly FieldIssue[];
  /** Has to keep the lines at once. */
  onChange: (lines: readonly DraftLine[]) => void;
  /** Hears which cells, as `lines.<id>.<column>`, hold what they cannot: the lines do not know of it. */
  onUnreadable?: (fields: readonly string[]) => void;
  isReadOnly?: boolean;
};

/** The lines of a draft as a grid that works like a spreadsheet, by keyboard, mouse and touch (H2). */
export function LineGrid(props: Props) {
  const { lines, language, currency, rates, issues, onChange, onUnreadable, isReadOnly = false } = props;
  const t = useTexts();
  const page = usePage();
  const settings = useGridSettingsOf({ language, currency, rates, isReadOnly });
  const grid = useLineGrid({ lines, onChange, onUnreadable, settings });
  const library = useLibrary({ search: '', category: '', isArchived: false });
  const actions = {
    type: (text: string) => void grid.act({ type: 'type', text }, { isFocusKept: true }),
    pick: (changes: Partial<DraftLine>) => void grid.act({ type: 'pick', changes }),
    works: library.data?.features ?? [],
  };

  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    const pasted = pasteEvent(text, grid.state, { ...grid.start, reader: page.language });
    if (!pasted) return;
    event.preventDefault();
    grid.act(pasted);
  }

  return (
    <GridSettingsContext value={settings}>
      <CellActionsContext value={actions}>
        <div className="line-grid-frame" onPaste={isReadOnly ? undefined : paste}>
          {isReadOnly ? null : <GridToolbar grid={grid} />}
          {lines.length === 0 ? <p className="line-grid-empty">{t('quoteEditor:grid.none')}</p> : null}
          <Rows grid={grid} settings={settings} issues={issues} />
          {isReadOnly ? null : <AddLine grid={grid} />}
          <GridReport report={grid.state.report} />
        </div>
      </CellActionsContext>
    </GridSettingsContext>
  );
}

/** One object for as long as nothing in it changes, however often the page is rendered. */
function useGridSettingsOf({ language, currency, rates, isReadOnly }: GridSettings): GridSettings {
  const listed = rates.join(' ');
  return useMemo(
    () => ({ language, currency, isReadOnly, rates: listed === '' ? [] : listed.split(' ').map(Number) }),
    [language, currency, isReadOnly, listed],
  );
}

type RowsProps = { grid: LineGridState; settings: GridSettings; issues: readonly FieldIssue[] };

function Rows({ grid, settings, issues }: RowsProps) {
  const t = useTexts();
  const textOf = useIssueText();
  const { drag, handlers } = useLineDrag(grid);
  const keys = useGridHandlers(grid, settings);
  const rows = rowsOf(grid.state, { problems: problemsOfLines(issues, textOf), drag });
  if (rows.length === 0) return null;
  return (
    <div
      role="grid"
      className="line-grid"
      aria-label={t('quoteEditor:grid.label')}
      aria-rowcount={rows.length + 1}
      aria-colcount={gridColumns.length}
      aria-readonly={settings.isReadOnly || undefined}
      data-dragging={drag ? '' : undefined}
      {...keys}
      {...handlers}
    >
      <div role="row" className="line-heads" aria-rowindex={1}>
        {gridColumns.map((column, index) => (
          <div key={column} role="columnheader" aria-colindex={index + 1} data-column={column}>
            {t(`quoteEditor:grid.columns.${column}`)}
          </div>
        ))}
      </div>
      {rows.map((row) => (
        <LineRow key={row.line.id} {...row} />
      ))}
    </div>
  );
}

function AddLine({ grid }: { grid: LineGridState }) {
  const t = useTexts();
  return (
    <div className="grid gap-2">
      <div>
        <Button id={addLineId} size="sm" icon={<PlusIcon size={20} />} onClick={() => grid.run({ kind: 'add' })}>
          {t('quoteEditor:grid.add')}
        </Button>
      </div>
      <p className="line-grid-help">{t('quoteEditor:grid.help')}</p>
    </div>
  );
}
