import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Answers } from '#domain/configurator/answers.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { type Language, languages } from '#domain/languages.ts';
import { outlinePrd } from '#domain/writing/outline-prd.ts';
import { writePrd } from '#domain/writing/write-prd.ts';
import { textsOf } from '#server/texts.ts';
import { partialAnswers } from '#tests/support/requests/arbitrary-answers.ts';
import { assertNothingOverlaps, squeeze } from '#tests/support/documents/pdf-reading.ts';
import { writingTexts } from '#server/gateways/writing-assistant/template-author.ts';
import { createPdfGateway } from '#server/gateways/pdf/pdf-gateway.ts';
import { type PrdDocument, renderPrd } from './prd-document.ts';
import { sampleEstimate } from './sample-estimate.ts';

function samplePrd(language: Language, changes: Partial<Answers> = {}): PrdDocument {
  const { id, answers, estimate, issuedAt } = sampleEstimate(language, changes);
  const prd = writePrd({ answers, estimate, language, number: 'ABC123' }, writingTexts[language]);
  const outline = outlinePrd(prd, writingTexts[language], language);
  return { id, language, writer: 'template', outline, createdAt: issuedAt, agency: firstAgencyFacts() };
}

const open = async (document: PrdDocument) => getDocumentProxy(await renderPrd(document));

for (const language of languages) {
  test(`H4 the PDF of a plan in ${language} contains all its text, is tagged and names its language`, async () => {
    const document = samplePrd(language);
    const pdf = await open(document);
    const text = squeeze((await extractText(pdf, { mergePages: true })).text);
    const { summary, facts, description, sections } = document.outline;
    const expected = [
      summary,
      ...facts.flatMap((fact) => [fact.label, fact.text]),
      description?.text ?? '',
      ...sections.flatMap(({ title, lead, points }) => [
        title,
        lead,
        ...points.flatMap((point) => [point.title, point.text, point.note, ...point.items]),
      ]),
      textsOf(language)('writing:writers.template'),
    ];
    for (const part of expected) assert.ok(text.includes(squeeze(part)), part);
    const { info } = await pdf.getMetadata();
    const { Title, Language: Named } = info as { Title?: string; Language?: string };
    assert.deepEqual({ Title, Named }, { Title: document.outline.title, Named: language });
    const trees = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getStructTree()),
    );
    for (const role of ['Document', 'H1', 'H2', 'H3', 'L', 'LI'])
      assert.match(JSON.stringify(trees), new RegExp(`"role":"${role}"`));
  });
}

test('H4 a plan of everything, with the longest words, continues on further pages and nothing overlaps', async () => {
  const description = `${'Veľmi dlhý popis 🏠, kôň a rødgrød. '.repeat(100)}${'x'.repeat(300)} Привет`;
  for (const language of languages)
    await assertNothingOverlaps(await open(samplePrd(language, { features: featureIds, description })));
});

test('H4 any answers can be drawn as a plan without overlapping texts', async () => {
  const answered = partialAnswers.filter(({ serviceType }) => serviceType !== null);
  await fc.assert(
    fc.asyncProperty(answered, fc.constantFrom(...languages), async (answers, language) =>
      assertNothingOverlaps(await open(samplePrd(language, answers))),
    ),
    { numRuns: 15 },
  );
});

test('H4 the drawing process draws plans and estimates alike, each with the bytes of drawing in place', async (context) => {
  const gateway = createPdfGateway();
  context.after(() => gateway.close());
  const [drawn] = await Promise.all([gateway.renderPrd(samplePrd('cs')), gateway.renderEstimate(sampleEstimate('da'))]);
  assert.ok(Buffer.from(drawn).equals(Buffer.from(await renderPrd(samplePrd('cs')))));
});
