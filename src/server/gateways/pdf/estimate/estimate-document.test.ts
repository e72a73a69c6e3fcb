import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { featureIds } from '#domain/configurator/features.ts';
import { formatDay } from '#domain/days.ts';
import { withoutJoiners } from '#domain/languages/line-joiners.ts';
import { languages } from '#domain/languages.ts';
import { formatMoney, formatRange } from '#domain/money.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { partialAnswers } from '#tests/support/requests/arbitrary-answers.ts';
import { assertNothingOverlaps, squeeze } from '#tests/support/documents/pdf-reading.ts';
import { renderEstimate } from './estimate-document.ts';
import { type EstimateDocument, wordEstimate } from './estimate-wording.ts';
import { replacementMark } from '#server/gateways/pdf/printable-text.ts';
import { sampleAnswers, sampleEstimate } from './sample-estimate.ts';

for (const language of languages) {
  test(`H3 the PDF in ${language} says title, days, each line with its reason, sums and next steps`, async () => {
    const document = sampleEstimate(language);
    const { estimate, issuedAt, validUntil } = document;
    const words = wordEstimate(document);
    const text = squeeze(await read(document));
    const expected = [
      texts[language].estimateDocument.title,
      formatDay(issuedAt, language),
      formatDay(validUntil, language),
      ...words.lines.rows.flatMap(({ label, reason, low, high }) => [label, reason, low, high]),
      formatRange(estimate.total, estimate.currency, language),
      formatMoney(estimate.total.minimum, estimate.currency, language),
      formatMoney(estimate.total.maximum, estimate.currency, language),
      withoutJoiners(words.weeks.range),
      words.maintenance,
      ...words.installments.parts.flatMap((part) => [part.label, part.text]),
      ...words.next.steps,
      words.disclaimer,
      words.contact.mailbox,
      words.pageOf(1, 2),
      words.pageOf(2, 2),
    ];
    for (const part of expected) assert.ok(text.includes(squeeze(part)), part);
    assert.equal(words.lines.rows.filter(({ position }) => position !== null).length, estimate.lines.length);
    assert.doesNotMatch(text, /\{\{|undefined|NaN|\uFFFD/);
  });

  test(`H3 every letter of the four languages can be copied from the PDF in ${language}`, async () => {
    assert.ok(squeeze(await read(sampleEstimate(language))).includes(squeeze(sampleAnswers.description)));
  });

  test(`H3 the PDF in ${language} is tagged, names its language and shows its title`, async () => {
    const document = sampleEstimate(language);
    const pdf = await open(document);
    const { info } = await pdf.getMetadata();
    const { Title, Language } = info as { Title?: string; Language?: string };
    assert.deepEqual({ Title, Language }, { Title: wordEstimate(document).subject, Language: language });
    assert.equal((await pdf.getMarkInfo())?.Marked, true);
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['Document', 'H1', 'H2', 'Table', 'TH', 'TD', 'LI', 'Figure'])
      assert.match(tree, new RegExp(`"role":"${role}"`));
  });
}

test('H3 a full order with the longest description continues on further pages and nothing overlaps', async () => {
  const word = 'x'.repeat(300);
  const description = `${'Veľmi dlhý popis 🏠, kôň a rødgrød. '.repeat(100)}${word} \u0007\u202EПривет`;
  const document = sampleEstimate('da', {
    features: featureIds,
    description,
    objectives: [...sampleAnswers.objectives, 'provide-quotes'],
  });
  await assertNothingOverlaps(await open(document));
  const text = await read(document);
  assert.ok(squeeze(text).includes(word));
  assert.match(text, new RegExp(replacementMark));
  for (const absent of ['🏠', '\u0007', '\u202E', '\uFFFD', 'П']) assert.ok(!text.includes(absent), absent);
  const head = squeeze(wordEstimate(document).lines.columns.line);
  assert.ok(squeeze(text).split(head).length - 1 >= 2, 'the head of the bill stands on each of its pages');
});

test('H3 any answers can be drawn without overlapping texts', async () => {
  const answered = partialAnswers.filter(({ serviceType }) => serviceType !== null);
  await fc.assert(
    fc.asyncProperty(answered, fc.constantFrom(...languages), (answers, language) =>
      open(sampleEstimate(language, answers)).then(assertNothingOverlaps),
    ),
    { numRuns: 20 },
  );
});

test('H3 equal input gives equal bytes, whatever was drawn before', async () => {
  const first = await renderEstimate(sampleEstimate('sk'));
  await renderEstimate(sampleEstimate('da', { description: 'ﬁrma 1\u00A0500 Ω ∆' }));
  const second = await renderEstimate(sampleEstimate('sk'));
  assert.ok(Buffer.from(first).equals(Buffer.from(second)));
});

test('H3 the visitor’s contact details are not in the PDF', async () => {
  const text = squeeze(await read(sampleEstimate('sk')));
  for (const detail of Object.values(sampleAnswers.contact)) assert.ok(!text.includes(squeeze(detail)), detail);
});

async function open(document: EstimateDocument) {
  return getDocumentProxy(await renderEstimate(document));
}

async function read(document: EstimateDocument): Promise<string> {
  const { text } = await extractText(await open(document), { mergePages: true });
  return text;
}
