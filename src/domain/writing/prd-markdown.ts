import type { OutlinePoint, OutlineSection, PrdOutline } from './outline-prd.ts';

const special = /[\\`*_{}[\]<>#|~!&]/g;

/** A text as Markdown (CommonMark) shows it letter by letter, in one line; a `1.`, `-` or `+` at its start makes no list. */
export function escapeMarkdown(text: string): string {
  return (
    text
      // The look-behind lets a match begin only where a run of white space begins, so that time grows linearly.
      .replaceAll(/(?<!\s)\s*[\r\n\u0085\u2028\u2029]+\s*/g, ' ')
      .replaceAll(special, String.raw`\$&`)
      .replace(/^(\s*)([-+=])/, String.raw`$1\$2`)
      .replace(/^(\s*\d{1,9})([.)])/, String.raw`$1\$2`)
      .trim()
  );
}

/** Text of several paragraphs as a quotation. */
const quote = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `> ${escapeMarkdown(line)}`.trimEnd())
    .join('\n');

/** The document as Markdown (H4): acceptance criteria are boxes to tick. `footer` says who wrote it. */
export function prdMarkdown({ title, summary, facts, description, sections }: PrdOutline, footer: string): string {
  const blocks = [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(summary),
    facts.map(({ label, text }) => `- **${escapeMarkdown(label)}:** ${escapeMarkdown(text)}`).join('\n'),
    ...(description ? [`## ${escapeMarkdown(description.title)}`, quote(description.text)] : []),
    ...sections.flatMap(sectionBlocks),
    `*${escapeMarkdown(footer)}*`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function sectionBlocks({ id, title, lead, points }: OutlineSection): string[] {
  const isList = points.every((point) => point.title === '');
  const boxes = id === 'scope';
  return [
    `## ${escapeMarkdown(title)}`,
    escapeMarkdown(lead),
    ...(isList
      ? [points.map(({ text }) => `- ${escapeMarkdown(text)}`).join('\n')]
      : points.flatMap((point) => pointBlocks(point, boxes))),
  ];
}

function pointBlocks({ title, text, items, note }: OutlinePoint, boxes: boolean): string[] {
  return [
    `### ${escapeMarkdown(title)}`,
    escapeMarkdown(text),
    ...(items.length > 0 ? [items.map((item) => `- ${boxes ? '[ ] ' : ''}${escapeMarkdown(item)}`).join('\n')] : []),
    ...(note ? [`*${escapeMarkdown(note)}*`] : []),
  ];
}
