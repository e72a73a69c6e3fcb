import assert from 'node:assert/strict';
import type { getDocumentProxy } from 'unpdf';
import { page } from '#server/gateways/pdf/look.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A text without blanks: line breaks are the layout's affair. */
export function squeeze(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, '');
}

/** Members that sort and name, and are no texts. */
const noTexts = ['id', 'kind', 'due'];

/** Every text within a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (noTexts.includes(name) ? [] : textsIn(member)));
}

type Box = { text: string; left: number; right: number; bottom: number; top: number };

/** Every word of every page stands inside the sheet and on no other word; a watermark lies across all of them. */
export async function assertNothingOverlaps(pdf: Pdf): Promise<void> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const boxes = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' && !isTurned(item) ? [boxOf(item)] : [],
    );
    boxes.forEach((box, index) => {
      assert.ok(box.left > page.left - 1 && box.right < page.right + 1 && box.bottom > 20, `outside: ${box.text}`);
      const other = boxes.slice(index + 1).find((candidate) => overlap(box, candidate));
      assert.equal(other, undefined, `on page ${number}: ${box.text} / ${other?.text}`);
    });
  }
}

const isTurned = ({ transform }: { transform: number[] }) => transform[1] !== 0;

/** From the baseline to the height of capitals; accents and descenders may share the space between two lines. */
function boxOf({ str, transform, width }: { str: string; transform: number[]; width: number }): Box {
  const [size = 0, , , , left = 0, bottom = 0] = transform;
  return { text: str, left, right: left + width, bottom, top: bottom + size * 0.7 };
}

function overlap(one: Box, other: Box): boolean {
  const slack = 0.5;
  return (
    one.left < other.right - slack &&
    other.left < one.right - slack &&
    one.bottom < other.top - slack &&
    other.bottom < one.top - slack
  );
}
