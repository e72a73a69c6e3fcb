import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginStream, openTestModel, streamText } from '#tests/support/servers/language-model.ts';
import { type ModelLimits, createModelAuthor } from './model-author.ts';
import { templateAuthor } from './template-author.ts';
import { type QuestionTask, WritingError } from './writing-assistant.ts';

const task: QuestionTask = {
  question: 'What does a website cost?',
  language: 'en',
  sources: [{ kind: 'faq', title: 'What does a website cost?', text: 'The price is €500–€2,500.', href: '/faq#x' }],
};
const short = { timeoutMs: 60_000, stallMs: 100, longest: 1500, maxTokens: 500 };

const authorAt = (baseUrl: string, limits: Partial<ModelLimits> = {}) =>
  createModelAuthor({ baseUrl, apiKey: 'secret', model: 'test-model', dailyCalls: 10 }, limits);

test('A6 the built-in writer returns the sources without an answer', async () => {
  assert.equal(await templateAuthor.answer(task), null);
});

test('A6 a model words the answer from its sources', async (context) => {
  const model = await openTestModel(context, (response) => streamText(response, 'The price is €500 to €2,500 [1].'));
  assert.equal(await authorAt(model.baseUrl).answer(task), 'The price is €500 to €2,500 [1].');
  const [system] = model.asked[0]?.body.messages ?? [];
  assert.match(system?.content ?? '', /natural English/);
});

test('H4 a model that stalls is cancelled', async (context) => {
  const model = await openTestModel(context, (response) => beginStream(response, ['The price']));
  await assert.rejects(
    authorAt(model.baseUrl, { answer: short }).answer(task),
    (error: unknown) => error instanceof WritingError && error.reason === 'stalled',
  );
});
