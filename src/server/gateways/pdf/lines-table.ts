import type { EstimateWords } from './estimate/estimate-wording.ts';
import type { LineWords } from './line-wording.ts';
import { colours, columns, page } from './look.ts';
import { rule, section } from './section.ts';
import {
  type Sheet,
  type Tag,
  type Words,
  decorate,
  heightOf,
  keepTogether,
  letter,
  widthOf,
  within,
  write,
} from './sheet.ts';

const padding = 4;
const label = { x: page.left + 22, width: columns.from.x - page.left - 30 } as const;
const sums = { align: 'right', figures: true } as const;

/** Table of lines: each with its reason below and what it adds to both ends of the price. */
export function drawLines(sheet: Sheet, words: EstimateWords): void {
  const { lines, total } = words;
  section(sheet, { heading: lines.heading, height: 90 }, (tag) => {
    within(sheet, { tag: 'Table', parent: tag }, (table) => {
      within(sheet, { tag: 'TR', parent: table }, (row) =>
        drawHead(sheet, lines.columns, (cell) => headCell(sheet, row, cell)),
      );
      lines.rows.forEach((line, index) => {
        const rest = heightOfFollowers(sheet, lines.rows.slice(index));
        if (keepTogether(sheet, heightOfLine(sheet, line) + rest)) repeatHead(sheet, words);
        drawLine(sheet, table, line);
      });
      drawTotal(sheet, table, total);
    });
    drawRemarks(sheet, tag, [words.maintenance, lines.version]);
  });
}

type HeadCell = Words & { scope: 'Column' };

function drawHead(
  sheet: Sheet,
  heads: { line: string; from: string; to: string },
  put: (cell: HeadCell) => void,
): void {
  const { pdf } = sheet;
  const y = pdf.y + 3;
  const head = { style: 'lettering', scope: 'Column', y } as const;
  put({ ...head, text: '#', x: page.left, width: 20 });
  put({ ...head, text: heads.line, ...label });
  put({ ...head, text: heads.from, ...columns.from, align: 'right' });
  put({ ...head, text: heads.to, ...columns.to, align: 'right' });
  pdf.y = y + 13;
  rule(sheet, { kind: 'ink' });
}

function headCell(sheet: Sheet, row: Tag, { scope, ...words }: HeadCell): void {
  within(sheet, { tag: 'TH', scope, parent: row }, (cell) => write(sheet, cell, { tag: 'P', ...words }));
}

/** On further pages the table head is an artifact, because the structure tree has one already. */
function repeatHead(sheet: Sheet, { lines }: EstimateWords): void {
  drawHead(sheet, lines.columns, (cell) => decorate(sheet, () => letter(sheet, cell), 'Pagination'));
}

/**
 * Height that must stay together with a line: the total and its notes with the last one, the first feature with the row
 * over it.
 */
function heightOfFollowers(sheet: Sheet, [line, next]: readonly LineWords[]): number {
  if (!next) return 46;
  return line?.position === null ? heightOfLine(sheet, next) : 0;
}

function heightOfLine(sheet: Sheet, line: LineWords): number {
  const name = { text: line.label, style: 'strong', ...label } as const;
  const reason = { text: line.reason, style: 'note', ...label } as const;
  const effect = line.effect ? heightOf(sheet, { ...label, text: line.effect.text, style: line.effect.kind }) : 0;
  return heightOf(sheet, name) + heightOf(sheet, reason) + effect + 2 * padding;
}

function drawLine(sheet: Sheet, table: Tag, line: LineWords): void {
  const { pdf } = sheet;
  const top = pdf.y + padding;
  const cells = { style: 'body', y: top } as const;
  within(sheet, { tag: 'TR', parent: table }, (row) => {
    const position = line.position === null ? '' : String(line.position);
    writeCell(sheet, row, { ...cells, text: position, style: 'label', x: page.left, width: 20, figures: true });
    within(sheet, { tag: 'TD', parent: row }, (cell) => {
      write(sheet, cell, { tag: 'P', text: line.label, style: 'strong', ...label, y: top });
      write(sheet, cell, { tag: 'P', text: line.reason, style: 'note', ...label });
      if (line.effect) drawEffect(sheet, cell, line.effect);
    });
    const bottom = pdf.y;
    writeCell(sheet, row, { ...cells, text: line.low, ...columns.from, ...sums });
    writeCell(sheet, row, { ...cells, text: line.high, ...columns.to, ...sums });
    pdf.y = bottom + padding;
  });
  rule(sheet);
}

function writeCell(sheet: Sheet, row: Tag, words: Words): void {
  within(sheet, { tag: 'TD', parent: row }, (cell) => {
    if (words.text !== '') write(sheet, cell, { tag: 'P', ...words });
  });
}

/** A small arrow up or down with its text, beside the reason. */
function drawEffect(sheet: Sheet, cell: Tag, { kind, text }: NonNullable<LineWords['effect']>): void {
  const y = sheet.pdf.y;
  const x = label.x + 9;
  write(sheet, cell, { tag: 'P', text, style: kind, x, width: label.width - 9 });
  const tip = kind === 'raises' ? y + 2.2 : y + 7.8;
  const base = kind === 'raises' ? y + 7.6 : y + 2.4;
  decorate(sheet, (pdf) => {
    pdf.polygon([x - 9, base], [x - 3, base], [x - 6, tip]).fill(kind === 'raises' ? sheet.ink.action : colours.level);
  });
}

function drawTotal(sheet: Sheet, table: Tag, total: EstimateWords['total']): void {
  const { pdf } = sheet;
  const top = pdf.y;
  rule(sheet, { kind: 'ink', y: top });
  const cells = { style: 'total', y: top + 5.5 } as const;
  within(sheet, { tag: 'TR', parent: table }, (row) => {
    writeCell(sheet, row, { ...cells, text: '', ...label });
    writeCell(sheet, row, { ...cells, text: total.label, ...label });
    writeCell(sheet, row, { ...cells, text: total.low, ...columns.from, ...sums });
    writeCell(sheet, row, { ...cells, text: total.high, ...columns.to, ...sums });
  });
  rule(sheet, { kind: 'ink', y: top + 24 });
  pdf.y = top + 24;
}

function drawRemarks(sheet: Sheet, tag: Tag, [maintenance, version]: [string, string]): void {
  const { pdf } = sheet;
  const y = pdf.y + 7;
  const width = widthOf(sheet, version, 'note') + 4;
  const left = { x: page.left, width: page.right - page.left - width - 12 };
  write(sheet, tag, { tag: 'P', text: maintenance, style: 'note', ...left, y });
  const bottom = pdf.y;
  write(sheet, tag, { tag: 'P', text: version, style: 'note', x: page.right - width, width, y, align: 'right' });
  pdf.y = bottom;
}
