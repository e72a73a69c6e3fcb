import { beginsHead, continuesHead, isDivider, isEnding, isIntroduction } from './quote-marks.ts';

/** An introduction is broken over so many lines at most. */
const introductionLines = 3;

/**
 * What somebody has written in an answer, without the mail that it quotes and without the signature. Answers between
 * quoted lines keep them, because they say what is answered. Where nothing would be left, the whole text is returned.
 */
export function newestPart(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\u00A0', ' ').split('\n');
  const own = withoutEnding(withoutQuotes(lines));
  const kept = own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return kept === '' ? text.trim() : kept;
}

function withoutQuotes(lines: readonly string[]): readonly string[] {
  const cut = lines.findIndex((_, index) => endsHere(lines, index));
  return withoutQuotedBlock(cut === -1 ? lines : withoutRule(lines.slice(0, cut)));
}

/** Whether everything from a line on is the mail before. */
function endsHere(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? '';
  if (line === '') return false;
  if (isDivider(line) || isHead(lines, index)) return true;
  const length = introductionAt(lines, index);
  if (length === 0) return false;
  // Quoted by marks: what stands below the quotation is looked at too.
  let next = index + length;
  while (lines[next]?.trim() === '') next += 1;
  return !lines[next]?.startsWith('>');
}

/** Whether a repeated head begins at a line: the sender, and another of its lines within the next three. */
function isHead(lines: readonly string[], index: number): boolean {
  if (!beginsHead(lines[index]?.trim() ?? '')) return false;
  return lines.slice(index + 1, index + 4).some((each) => continuesHead(each.trim()));
}

/** How many lines from a line on are an introduction, which mail programs break where a line gets too long. */
function introductionAt(lines: readonly string[], index: number): number {
  if (lines[index]?.trim() === '') return 0;
  let joined = '';
  for (let count = 1; count <= introductionLines; count += 1) {
    const line = lines[index + count - 1]?.trim() ?? '';
    if (line === '' || line.startsWith('>')) return 0;
    joined = joined === '' ? line : `${joined} ${line}`;
    if (isIntroduction(joined)) return count;
  }
  return 0;
}

/** Outlook draws a line above the repeated head. */
const withoutRule = (lines: readonly string[]): readonly string[] => {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return /^[_-]{10,}$/.test(lines[last]?.trim() ?? '') ? lines.slice(0, last) : lines;
};

/** Takes out a quotation in one piece with its introduction, above or below the answer; several pieces stay. */
function withoutQuotedBlock(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.startsWith('>'));
  if (first === -1) return lines;
  const last = lines.findLastIndex((line) => line.startsWith('>'));
  const isOnePiece = lines.slice(first, last).every((line) => line.startsWith('>') || line.trim() === '');
  if (!isOnePiece) return lines;
  return [...withoutIntroduction(lines.slice(0, first)), ...lines.slice(last + 1)];
}

function withoutIntroduction(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  for (let count = 1; count <= introductionLines; count += 1) {
    const start = last - count + 1;
    if (start >= 0 && introductionAt(lines, start) === count) return lines.slice(0, start);
  }
  return lines;
}

function withoutEnding(lines: readonly string[]): readonly string[] {
  const cut = lines.findIndex((line) => isEnding(line === '-- ' ? line : line.trim()));
  return cut === -1 ? lines : lines.slice(0, cut);
}
