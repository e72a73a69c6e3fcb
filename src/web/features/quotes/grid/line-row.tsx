import { memo } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type GridColumn, columnsOf, gridColumns, placeId } from './grid-places.ts';
import { CellContent } from './cell-content.tsx';
import { useGridSettings } from './grid-context.ts';
import { GripIcon } from './grip-icon.tsx';
import { type RowProps, isSameRow } from './row-props.ts';

/** A line as a row of the grid, or as a card where there is no room. It is rendered anew only when one of its properties changes. */
export const LineRow = memo(Row, isSameRow);

function Row(row: RowProps) {
  const t = useTexts();
  const { isReadOnly } = useGridSettings();
  const { line, index, isActive, isOpened, isDragged, drop } = row;
  const problems = problemsOf(row, t('quoteRules:unreadable'));
  return (
    <div
      role="row"
      className="line-row"
      aria-rowindex={index + 2}
      data-line={line.id}
      data-active={isActive || undefined}
      data-option={line.option ? '' : undefined}
      data-dragged={isDragged || undefined}
      data-drop={drop ?? undefined}
    >
      {columnsOf(line, isOpened ? [line.id] : []).map((column) => (
        <LineCellBox key={column} row={row} column={column} problem={problems[column]} />
      ))}
      {isReadOnly ? null : (
        <span className="line-handle" data-handle="" aria-hidden="true">
          <GripIcon />
        </span>
      )}
      {Object.keys(problems).length === 0 ? null : <RowProblems lineId={line.id} problems={problems} />}
    </div>
  );
}

type Problems = Partial<Record<GridColumn, string>>;

/** What cannot be read comes before what is missing. */
function problemsOf({ problems, unreadable }: RowProps, unreadableText: string): Problems {
  const typed = Object.fromEntries(Object.keys(unreadable ?? {}).map((column) => [column, unreadableText]));
  return { ...problems, ...typed };
}

type BoxProps = { row: RowProps; column: GridColumn; problem: string | undefined };

function LineCellBox({ row, column, problem }: BoxProps) {
  const t = useTexts();
  const { line, tabStop, editing } = row;
  const id = placeId({ line: line.id, column });
  const isEdited = editing === column;
  return (
    <div
      role={column === 'name' ? 'rowheader' : 'gridcell'}
      id={id}
      className={classNames('line-cell', figures.has(column) && 'figures')}
      data-column={column}
      data-label={t(`quoteEditor:grid.columns.${column}`)}
      data-edited={isEdited || undefined}
      aria-colindex={gridColumns.indexOf(column) + 1}
      aria-readonly={column === 'total' || undefined}
      aria-invalid={problem === undefined ? undefined : true}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      tabIndex={isEdited ? undefined : tabStop === column ? 0 : -1}
    >
      <CellContent row={row} column={column} />
    </div>
  );
}

const figures: ReadonlySet<GridColumn> = new Set<GridColumn>([
  'quantity',
  'unitPrice',
  'discount',
  'taxRate',
  'option',
  'internalCost',
  'total',
]);

/** What is wrong with the line, below its cells. */
function RowProblems({ lineId, problems }: { lineId: string; problems: Problems }) {
  const t = useTexts();
  return (
    <div className="line-problems" role="presentation">
      {gridColumns.map((column) =>
        problems[column] === undefined ? null : (
          <p key={column} id={`${placeId({ line: lineId, column })}-problem`}>
            <strong>{t(`quoteEditor:grid.columns.${column}`)}:</strong> {problems[column]}
          </p>
        ),
      )}
    </div>
  );
}
