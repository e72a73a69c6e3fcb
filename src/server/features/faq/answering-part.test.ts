import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeringPart } from './answering-part.ts';

const rootsOf = (text: string) => text.toLowerCase().split(/\P{L}+/u);
const text =
  'I build websites for the trades. Shops are not my work, others do them well. Ask me. I answer within a day.';

test('V4 A6 the part of a text that answers begins with the sentence that has most words of the question', () => {
  const rows: [wanted: string[], part: string][] = [
    [['shops', 'build'], 'I build websites for the trades. Shops are not my work, others do them well.'],
    [['shop', 'work'], 'Shops are not my work, others do them well. Ask me. I answer within a day.'],
    [['answer', 'day'], 'I answer within a day.'],
    [['nothing'], 'I build websites for the trades. Shops are not my work, others do them well.'],
  ];
  for (const [wanted, part] of rows) assert.equal(answeringPart(text, { wanted, rootsOf }), part, wanted.join());
});

test('V4 A6 a text of one sentence is shown whole, with its placeholders', () => {
  assert.equal(answeringPart('It costs {{websites}}.', { wanted: ['cost'], rootsOf }), 'It costs {{websites}}.');
});
