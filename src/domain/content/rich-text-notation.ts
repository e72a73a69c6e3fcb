import type { RichBlock, RichRun, RichText } from './rich-text.ts';

/*
 * How rich text is typed in a plain field (decision 0092): each line is a paragraph, one that begins with `- ` a point of a list,
 * `**word**` is strong and `[word](address)` a link. A backslash takes the meaning from the sign after it.
 */

const special = /[\\*[\]]/g;
const point = /^\s*[-•]\s+/;

/** A text as it is typed. */
export const notationOf = (text: RichText): string =>
  text
    .map((block) =>
      block.kind === 'paragraph'
        ? guarded(runsNotation(block.runs))
        : block.points.map((runs) => `- ${runsNotation(runs)}`).join('\n'),
    )
    .join('\n\n');

/** A paragraph that would read as a point of a list. */
const guarded = (line: string): string => (point.test(line) ? `\\${line.trimStart()}` : line);

const runsNotation = (runs: readonly RichRun[]): string =>
  runs
    .map(({ text, isStrong, href }) => {
      const words = text.replaceAll(special, String.raw`\$&`);
      const strong = isStrong && words !== '' ? `**${words}**` : words;
      return href === '' ? strong : `[${strong}](${href.replaceAll(/[()\\]/g, encodeSign)})`;
    })
    .join('');

/** Brackets in an address as it may also be written, so that the address ends at the next one. */
const encodeSign = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Reads what was typed; whatever is no notation are words. */
export function readNotation(typed: string): RichText {
  const blocks: RichBlock[] = [];
  let isListOpen = false;
  for (const line of typed.split(/\r\n|[\n\r]/)) {
    const words = line.trim();
    if (words === '') {
      isListOpen = false;
      continue;
    }
    if (!point.test(line)) {
      blocks.push({ kind: 'paragraph', runs: readRuns(words) });
      isListOpen = false;
      continue;
    }
    const runs = readRuns(line.replace(point, '').trim());
    const last = blocks.at(-1);
    if (isListOpen && last?.kind === 'list')
      blocks[blocks.length - 1] = { kind: 'list', points: [...last.points, runs] };
    else blocks.push({ kind: 'list', points: [runs] });
    isListOpen = true;
  }
  return blocks;
}

/** One sign with its backslash, the marks of strong words, a whole link, or a stretch of plain words. */
const token = /\\[\\*[\]•-]|\*\*|\[((?:\\.|[^\\[\]])*)\]\(([^()\s]{1,500})\)|[^\\*[]+|[\\*[]/gu;

function readRuns(line: string): RichRun[] {
  const runs: RichRun[] = [];
  // Marks without their other half are words.
  const marks = [...line.matchAll(token)].filter(([found]) => found === '**').length;
  let left = marks - (marks % 2);
  let isStrong = false;
  for (const [found, label, href] of line.matchAll(token)) {
    if (found === '**' && left > 0) {
      isStrong = !isStrong;
      left -= 1;
    } else if (href !== undefined && label !== undefined && label !== '') {
      for (const run of readRuns(label)) addRun(runs, { ...run, isStrong: run.isStrong || isStrong, href });
    } else {
      addRun(runs, { text: unescaped(found), isStrong, href: '' });
    }
  }
  return runs;
}

/** The sign after a backslash; anything else as it is. */
const unescaped = (found: string): string => (found.length > 1 && found.startsWith('\\') ? found.slice(1) : found);

/** Adds words, to the run before where nothing but words tells them apart. */
function addRun(runs: RichRun[], run: RichRun): void {
  const last = runs.at(-1);
  if (last && last.isStrong === run.isStrong && last.href === run.href) {
    runs[runs.length - 1] = { ...last, text: last.text + run.text };
  } else {
    runs.push(run);
  }
}
