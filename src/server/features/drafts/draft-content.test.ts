import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyAnswers } from '#domain/configurator/answers.ts';
import { readDraft, writeDraft } from './draft-content.ts';

test('K8 C7 answers to questions that only another release asks stay in a draft that is saved again', () => {
  const before = JSON.stringify({
    fields: [
      ['mode', 'quick'],
      ['mood', 'good'],
    ],
    attachments: null,
    currency: 'DKK',
    shapeVersion: 2,
  });
  assert.deepEqual(readDraft(before), {
    answers: { ...emptyAnswers, mode: 'quick' },
    attachments: null,
    currency: 'DKK',
  });
  const answers = { ...emptyAnswers, mode: 'detailed' } as const;
  assert.deepEqual(JSON.parse(writeDraft({ answers, attachments: null, currency: 'EUR' }, before)), {
    fields: [
      ['mode', 'detailed'],
      ['mood', 'good'],
    ],
    attachments: null,
    currency: 'EUR',
    shapeVersion: 2,
  });
});
