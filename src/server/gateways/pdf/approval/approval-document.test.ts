import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { type Language, languages } from '#domain/languages.ts';
import type { ApprovalRecord } from '#domain/projects/approvals/approval-record.ts';
import { assertNothingOverlaps, squeeze, textsIn } from '#tests/support/documents/pdf-reading.ts';
import { sampleSnapshot } from '#tests/support/quotes/quote-snapshots.ts';
import { renderApproval } from './approval-document.ts';
import { type ApprovalPicture, wordApproval } from './approval-wording.ts';

const at = Date.UTC(2026, 10, 21, 23, 30);
const mark = { n: 1, picture: 1, x: 1000, y: 0, place: '', comment: 'Väčšie logo.', isDone: true, answer: 'Hotovo.' };

/** A record with two versions, pictures in both, and marks with and without an answer. */
function sampleRecord(language: Language, changes: Partial<ApprovalRecord> = {}): ApprovalRecord {
  const { bankAccount: _account, ...seller } = sampleSnapshot(language).seller;
  const wish = {
    to: 'changes_requested',
    at: at - 1000,
    by: 'customer',
    name: 'Jana Ťažká',
    reason: 'Menšie písmo.',
  } as const;
  return {
    format: 1,
    language,
    project: { number: 7, title: 'Web pre strechy' },
    milestone: { title: 'Návrh úvodnej stránky', description: 'Telefón aj počítač.' },
    customer: { name: 'Jana Ťažká', company: 'Strechy s. r. o.' },
    approval: { at, by: 'customer', name: 'Jana Ťažká', note: '' },
    released: { quoteNumber: '2026-0001', share: 3000, amount: 123_456, currency: 'EUR' },
    versions: [
      {
        n: 1,
        text: 'Prvý návrh.',
        link: '',
        handedOverAt: at - 5000,
        pictures: [{ id: 'first', n: 1, alt: 'Mobil' }],
        marks: [mark, { ...mark, n: 2, picture: null, x: null, y: null, place: '/cennik', answer: '', isDone: false }],
        decision: wish,
      },
      {
        n: 2,
        text: 'Druhý návrh.\n\nLogo je väčšie.',
        link: 'https://nahlad.example/navrh',
        handedOverAt: at - 500,
        pictures: [
          { id: 'second', n: 1, alt: 'Mobil' },
          { id: 'third', n: 2, alt: 'Počítač' },
        ],
        marks: [],
        decision: { to: 'approved', at, by: 'customer', name: 'Jana Ťažká', reason: null },
      },
    ],
    seller,
    look: { primaryColor: null, logo: null },
    ...changes,
  };
}

/** Pictures of each kind that are uploaded, of which one is much taller than a page. */
async function samplePictures(): Promise<ApprovalPicture[]> {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 10, g: 90, b: 120, alpha: 0.5 } } });
  return [
    { id: 'first', bytes: await drawn(480, 200).webp().toBuffer() },
    { id: 'second', bytes: await drawn(400, 2600).png().toBuffer() },
    { id: 'third', bytes: await drawn(1200, 800).jpeg().toBuffer() },
  ];
}

/** How many pictures are painted on all pages (`paintImageXObject` of pdf.js). */
async function countPictures(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<number> {
  let count = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    count += fnArray.filter((each) => each === 85).length;
  }
  return count;
}

for (const language of languages) {
  test(`I7 the record of an approval in ${language} is a tagged PDF that says all of it, and nothing stands on anything`, async () => {
    const record = sampleRecord(language);
    const document = { record, pictures: await samplePictures() };
    const bytes = await renderApproval(document);
    assert.deepEqual(bytes, await renderApproval(document), 'equal input gives equal bytes');
    const pdf = await getDocumentProxy(bytes);
    await assertNothingOverlaps(pdf);
    const text = squeeze((await extractText(pdf, { mergePages: true })).text);
    const { lead, title, facts, approved, earlier } = wordApproval({ record });
    for (const part of textsIn([lead, title, facts, approved, earlier])) assert.ok(text.includes(squeeze(part)), part);
    assert.doesNotMatch(text, /\{\{|undefined|NaN|\uFFFD|approvalRecord|projectApprovals/);
    assert.equal((await pdf.getMarkInfo())?.Marked, true);
    const when = facts.pairs.map((pair) => pair.text).join(' ');
    assert.match(when, /22/, 'the day where its customer lives, not that of UTC');
    assert.equal(await countPictures(pdf), 3);
  });
}

test('I7 an approval on behalf says who has recorded it and on what, and one without a payment says so', async () => {
  const on = { at, by: 'admin', name: null, note: 'Telefonát z 21. 11.' } as const;
  const { facts, earlier, approved } = wordApproval({
    record: sampleRecord('sk', { approval: on, released: null, versions: [] }),
  });
  const said = Object.fromEntries(facts.pairs.map(({ label, text }) => [label, text.replaceAll('\u00A0', ' ')]));
  assert.deepEqual(
    [said['Schválil(a)'], said['Podľa čoho'], said['Uvoľnená platba'], approved, earlier.length],
    ['zapísal dodávateľ v mene zákazníka', on.note, 'žiadna', undefined, 0],
  );
});

test('I7 the heading of marks stands on the page of the first of them, however long the texts before it are', async () => {
  const { versions } = sampleRecord('sk');
  const heading = squeeze('Pripomienky k verzii 1');
  for (let lines = 15; lines < 24; lines += 1) {
    const text = Array.from({ length: lines }, (_, index) => `Riadok ${index}`).join('\n');
    const record = sampleRecord('sk', { versions: versions.slice(0, 1).map((each) => ({ ...each, text })) });
    const pages = (await extractText(await getDocumentProxy(await renderApproval({ record, pictures: [] })))).text;
    const page = pages.map(squeeze).find((each) => each.includes(heading)) ?? '';
    assert.ok(page.includes(squeeze(mark.comment)), `after ${lines} lines`);
  }
});

test('I7 a picture whose bytes are gone is still named', async () => {
  const bytes = await renderApproval({ record: sampleRecord('en'), pictures: [] });
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  assert.ok(squeeze(text).includes(squeeze('Picture 2: Počítač')), text);
});
