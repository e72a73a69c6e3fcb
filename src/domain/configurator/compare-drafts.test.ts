import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { partialAnswers } from '#tests/support/requests/arbitrary-answers.ts';
import { type Answers, emptyAnswers } from './answers.ts';
import {
  type ComparableDraft,
  type Meeting,
  type VersionedDraft,
  areSameDrafts,
  countAnswers,
  differencesOf,
  isEmptyDraft,
  meetDrafts,
} from './compare-drafts.ts';

const answers: Answers = { ...emptyAnswers, mode: 'quick', serviceType: 'website', objectives: ['build-trust'] };
const draftOf = (change: Partial<Answers> = {}, attachments: string | null = null): ComparableDraft => ({
  answers: { ...answers, ...change },
  attachments,
});

test('C7 two drafts differ in the questions that they answer differently, in the order of the questions', () => {
  const other = draftOf(
    {
      serviceType: 'web-app',
      trade: 'custom',
      customTrade: 'Kamenár',
      budget: 'custom',
      customBudget: '900',
      contact: { ...emptyAnswers.contact, name: 'Jana' },
    },
    'secret',
  );
  assert.deepEqual(differencesOf(draftOf(), other), ['serviceType', 'trade', 'budget', 'name', 'attachments']);
  const carver = { trade: 'custom', customTrade: 'Rezbár' } as const;
  assert.deepEqual(differencesOf(draftOf({ trade: 'custom', customTrade: 'Kamenár' }), draftOf(carver)), ['trade']);
});

test('C7 spaces around what was typed and what the mode does not ask for make no difference', () => {
  const contact = { ...emptyAnswers.contact, name: 'Jana' };
  const sloppy = { contact: { ...contact, name: ' Jana ' }, features: ['blog'], description: 'unasked' } as const;
  assert.ok(areSameDrafts(draftOf({ contact }), draftOf(sloppy)));
});

test('C7 the order in which choices were made makes no difference', () => {
  const [one, other] = [['build-trust', 'showcase-work'] as const, ['showcase-work', 'build-trust'] as const];
  assert.ok(areSameDrafts(draftOf({ objectives: one }), draftOf({ objectives: other })));
});

test('C7 a draft equals itself and differs either way in the same questions', () => {
  fc.assert(
    fc.property(partialAnswers, partialAnswers, (one, other) => {
      const [first, second] = [one, other].map((each) => ({ answers: each, attachments: null }));
      assert.ok(first && second);
      assert.deepEqual(differencesOf(first, first), []);
      assert.deepEqual(differencesOf(first, second), differencesOf(second, first));
    }),
  );
});

test('C7 the questions that are answered are counted, own words with the choice that they belong to', () => {
  assert.equal(countAnswers(emptyAnswers), 0);
  assert.equal(countAnswers(answers), 3);
  assert.equal(countAnswers({ ...answers, trade: 'custom', customTrade: 'Kamenár' }), 4);
});

test('C7 a draft is empty as long as nothing is answered and no file was added', () => {
  assert.ok(isEmptyDraft({ answers: emptyAnswers, attachments: null }));
  assert.ok(!isEmptyDraft({ answers: emptyAnswers, attachments: 'secret' }));
  assert.ok(!isEmptyDraft(draftOf()));
});

const [here, there, before] = [draftOf(), draftOf({ serviceType: 'web-app' }), draftOf({ serviceType: null })];
const at = (version: number, draft: ComparableDraft): VersionedDraft => ({ draft, version });
const empty = draftOf({ mode: null, serviceType: null, objectives: [] });

const meetings: [what: string, parties: Parameters<typeof meetDrafts>[0], meeting: Meeting][] = [
  ['neither side has one', { own: null, kept: null, seen: null }, 'nothing'],
  ['this device has an empty one only', { own: empty, kept: null, seen: null }, 'nothing'],
  ['only the account has one', { own: null, kept: at(3, there), seen: null }, 'take-kept'],
  ['an empty one meets that of the account', { own: empty, kept: at(3, there), seen: null }, 'take-kept'],
  ['only this device has one', { own: here, kept: null, seen: null }, 'keep-own'],
  ['the account has an empty one', { own: here, kept: at(2, empty), seen: null }, 'keep-own'],
  ['both are the same', { own: here, kept: at(2, here), seen: null }, 'same'],
  ['both are the same after both changed', { own: here, kept: at(5, here), seen: at(1, before) }, 'same'],
  ['only this device went on', { own: here, kept: at(2, before), seen: at(2, before) }, 'keep-own'],
  ['only another device went on', { own: before, kept: at(3, there), seen: at(2, before) }, 'take-kept'],
  [
    'only the page of another currency left a budget out',
    { own: here, kept: at(2, there), seen: at(2, here) },
    'take-kept',
  ],
  ['both went on', { own: here, kept: at(3, there), seen: at(2, before) }, 'ask'],
  ['both differ and never met', { own: here, kept: at(1, there), seen: null }, 'ask'],
  ['it went from the account, nothing changed here', { own: here, kept: null, seen: at(2, here) }, 'nothing'],
  ['it went from the account while this device went on', { own: here, kept: null, seen: at(2, before) }, 'keep-own'],
];

for (const [what, parties, meeting] of meetings) {
  test(`C7 when ${what}, the decision is ${meeting}`, () => assert.equal(meetDrafts(parties), meeting));
}

test('C7 a draft of either side is never given up without a question unless the other goes on from it', () => {
  const anyDraft = partialAnswers.map((each): ComparableDraft => ({ answers: each, attachments: null }));
  const anyKept = fc.record({ draft: anyDraft, version: fc.integer({ min: 1, max: 3 }) });
  fc.assert(
    fc.property(anyDraft, anyKept, fc.option(anyKept), (own, kept, seen) => {
      const meeting = meetDrafts({ own, kept, seen });
      const isOwnKnown = seen !== null && areSameDrafts(own, seen.draft);
      if (meeting === 'take-kept') assert.ok(isEmptyDraft(own) || isOwnKnown);
      if (meeting === 'keep-own') assert.ok(isEmptyDraft(kept.draft) || seen?.version === kept.version);
    }),
  );
});
