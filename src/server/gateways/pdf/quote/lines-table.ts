import { page } from '../look.ts';
import { rule, section } from '../section.ts';
import { type Sheet, type Tag, type Words, decorate, heightOf, keepTogether, letter, within, write } from '../sheet.ts';
import { type FigureColumn, type LineColumns, layColumns } from './line-columns.ts';
import type { ColumnWords, LineTable, TableLine } from './tables-wording.ts';
import { drawTotals, heightOfTotals } from './totals-block.ts';

const padding = 4;
const headHeight = 20;
/** Of figures on one line. */
const lineHeight = 12.8;
const position = { x: page.left, width: 20 } as const;
/** A line that is higher may continue on the next page. */
const highestLine = 240;

/** Tables of lines, each with its totals: what is paid once, what every month, and apart what can be chosen (H3). */
export function drawTables(
  sheet: Sheet,
  { tables, columns: words }: { tables: readonly LineTable[]; columns: ColumnWords },
): void {
  const columns = layColumns(
    sheet,
    tables.flatMap(({ lines }) => lines),
    words,
  );
  for (const table of tables) drawTable(sheet, table, columns);
}

function drawTable(sheet: Sheet, { heading, lead, lines, totals }: LineTable, columns: LineColumns): void {
  const heights = lines.map((line) => heightOfLine(sheet, line, columns));
  const following = heightsOfFollowers(heights, heightOfTotals(sheet, totals));
  const first = Math.min((heights[0] ?? 0) + (following[0] ?? 0), highestLine);
  section(sheet, { heading, height: headHeight + first + (lead ? 20 : 0) }, (tag) => {
    if (lead) {
      write(sheet, tag, { tag: 'P', text: lead, style: 'note', x: page.left, width: page.right - page.left });
      sheet.pdf.y += 4;
    }
    within(sheet, { tag: 'Table', parent: tag }, (element) => {
      within(sheet, { tag: 'TR', parent: element }, (row) =>
        drawHead(sheet, columns, (cell) =>
          within(sheet, { tag: 'TH', scope: 'Column', parent: row }, (head) =>
            write(sheet, head, { tag: 'P', ...cell }),
          ),
        ),
      );
      lines.forEach((line, index) => {
        const height = (heights[index] ?? 0) + (following[index] ?? 0);
        keepUnderHead(sheet, columns, Math.min(height, highestLine + headHeight));
        drawLine(sheet, element, { line, columns });
      });
    });
    drawTotals(sheet, tag, totals);
  });
}

/** What must follow a line on its page: the totals stay with the last two lines. */
function heightsOfFollowers(heights: readonly number[], totals: number): number[] {
  const last = heights.length - 1;
  return heights.map((_, index) => {
    if (index === last) return totals;
    return index === last - 1 ? (heights[last] ?? 0) + totals : 0;
  });
}

/** Goes on to the next page, under the head of the table, when less than `height` is left. */
function keepUnderHead(sheet: Sheet, columns: LineColumns, height: number): void {
  // On further pages the head is an artifact, because the structure tree has one already.
  if (keepTogether(sheet, height))
    drawHead(sheet, columns, (cell) => decorate(sheet, () => letter(sheet, cell), 'Pagination'));
}

function drawHead(sheet: Sheet, { name, figures }: LineColumns, put: (cell: Words) => void): void {
  const { pdf } = sheet;
  const y = pdf.y + 3;
  put({ style: 'lettering', y, text: '#', ...position });
  put({ style: 'lettering', y, text: name.head, x: name.x, width: name.width });
  for (const { head, x, width } of figures) put({ style: 'lettering', y, text: head, x, width, align: 'right' });
  pdf.y = y + 13;
  rule(sheet, { kind: 'ink' });
}

/** Texts under the name: the description by its paragraphs, and what else is to be said. */
function textsUnder({ description, note }: TableLine, { text: place }: LineColumns): Words[] {
  return `${description}\n${note}`
    .split(/\r?\n/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, style: 'note', ...place }));
}

function heightOfLine(sheet: Sheet, line: TableLine, columns: LineColumns): number {
  const texts = textsUnder(line, columns).map((words) => heightOf(sheet, words));
  return 2 * padding + heightOfTop(sheet, line, columns) + texts.reduce((sum, height) => sum + height, 0);
}

const nameOf = ({ name }: TableLine, columns: LineColumns) =>
  ({ text: name, style: 'strong', x: columns.name.x, width: columns.name.width }) as const;

const figureOf = (line: TableLine, { key, x, width }: FigureColumn) =>
  ({ text: line[key], style: 'body', x, width, align: 'right', figures: true }) as const;

/** Height of name and figures, beside or above each other. */
function heightOfTop(sheet: Sheet, line: TableLine, columns: LineColumns): number {
  const name = heightOf(sheet, nameOf(line, columns));
  const wrapping = columns.figures.filter(({ wraps }) => wraps);
  const figures = Math.max(lineHeight, ...wrapping.map((column) => heightOf(sheet, figureOf(line, column))));
  return columns.isStacked ? name + figures : Math.max(name, figures);
}

function drawLine(sheet: Sheet, parent: Tag, { line, columns }: { line: TableLine; columns: LineColumns }): void {
  const { pdf } = sheet;
  const top = pdf.y + padding;
  const bottom = top + heightOfTop(sheet, line, columns);
  within(sheet, { tag: 'TR', parent }, (row) => {
    writeCell(sheet, row, { text: line.position, style: 'label', ...position, y: top, figures: true });
    const name = pdf.struct('TD');
    row.add(name);
    write(sheet, name, { tag: 'P', ...nameOf(line, columns), y: top });
    const y = columns.isStacked ? pdf.y : top;
    for (const column of columns.figures) writeCell(sheet, row, { ...figureOf(line, column), y });
    pdf.y = bottom;
    for (const words of textsUnder(line, columns)) {
      keepUnderHead(sheet, columns, heightOf(sheet, words));
      write(sheet, name, { tag: 'P', ...words });
    }
    name.end();
  });
  pdf.y += padding;
  rule(sheet);
}

function writeCell(sheet: Sheet, row: Tag, words: Words): void {
  within(sheet, { tag: 'TD', parent: row }, (cell) => {
    if (words.text !== '') write(sheet, cell, { tag: 'P', ...words });
  });
}
