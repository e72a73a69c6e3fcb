import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkReference, checkTranslation } from './check-reference.ts';
import {
  type GivenReference,
  cleanReference,
  differenceOf,
  emptyReferenceWords,
  partsOf,
  withLeave,
} from './reference.ts';
import {
  type ReferenceAction,
  type ReferenceActor,
  type ReferenceStatus,
  decideReferenceStep,
  referenceActions,
  referenceActors,
  referenceStatuses,
} from './reference-status.ts';

/** What each leads to, written down independently of the table: `status action actor`. */
const allowed: Record<string, ReferenceStatus> = {
  'asked give customer': 'given',
  'asked decline customer': 'declined',
  'asked ask-again admin': 'asked',
  'declined give customer': 'given',
  'given give customer': 'given',
  'given narrow customer': 'given',
  'given take-back customer': 'withdrawn',
  'given show admin': 'shown',
  'shown give customer': 'given',
  'shown narrow customer': 'shown',
  'shown take-back customer': 'withdrawn',
  'shown hide admin': 'hidden',
  'hidden give customer': 'given',
  'hidden narrow customer': 'hidden',
  'hidden take-back customer': 'withdrawn',
  'hidden show admin': 'shown',
  'withdrawn give customer': 'given',
  'withdrawn ask-again admin': 'asked',
};

function everyStep(visit: (status: ReferenceStatus, action: ReferenceAction, actor: ReferenceActor) => void): void {
  for (const status of referenceStatuses)
    for (const action of referenceActions) for (const actor of referenceActors) visit(status, action, actor);
}

test('A11 status × action × actor of a reference is the table of the domain', () => {
  everyStep((status, action, actor) => {
    const to = allowed[`${status} ${action} ${actor}`];
    const decision = decideReferenceStep({ status, askedTimes: 1 }, { action, actor });
    assert.deepEqual(decision, to ? { ok: true, to } : { ok: false, rule: 'step-not-allowed' }, `${status} ${action}`);
  });
});

test('A11 a customer is asked twice at most', () => {
  for (const status of ['asked', 'withdrawn'] as const) {
    const decision = decideReferenceStep({ status, askedTimes: 2 }, { action: 'ask-again', actor: 'admin' });
    assert.equal(decision.ok, false);
  }
});

const given: GivenReference = {
  name: 'Peter Javorka',
  firm: 'Strechy Javorka',
  text: 'Ľudia si zadajú plochu a vidia cenu.',
  figureLabel: 'Dopyty z webu mesačne',
  figureBefore: '3',
  figureAfter: '11',
  pictureAlt: 'Hotová strecha',
  picture: 'key',
};
const all = { name: true, firm: true, figure: true, picture: true };
const none = { name: false, firm: false, figure: false, picture: false };

test('A11 a part without leave is not kept, and less is told from new', () => {
  assert.deepEqual(withLeave(given, all), given);
  assert.deepEqual(withLeave(given, none), { ...emptyReferenceWords, text: given.text, picture: null });
  assert.deepEqual(partsOf(given), ['name', 'firm', 'figure', 'picture']);
  assert.deepEqual(partsOf(withLeave(given, none)), []);
  assert.equal(differenceOf(given, given), 'none');
  assert.equal(differenceOf(given, withLeave(given, { ...all, picture: false })), 'less');
  assert.equal(differenceOf(withLeave(given, none), given), 'new', 'more than before was never read');
  assert.equal(differenceOf(given, { ...given, text: `${given.text}!` }), 'new');
  assert.equal(differenceOf(given, { ...given, picture: 'another' }), 'new');
});

test('A11 words lose what would break the page around them', () => {
  const { name, text } = cleanReference({
    ...given,
    name: ' Peter\u202E\n\u0000Javorka ',
    text: 'Prvý\u2067 riadok\r\n\r\n\r\n\r\ndruhý\tr\u200Fiadok\u0007 ',
  });
  assert.equal(name, 'Peter Javorka');
  assert.equal(text, 'Prvý riadok\n\ndruhý riadok');
});

const rulesOf = (changes: Partial<GivenReference>, others: object = {}) =>
  checkReference({
    words: { ...given, ...changes },
    leave: all,
    hasPicture: true,
    hasConsent: true,
    ...others,
  }).map(({ field, rule }) => `${field} ${rule}`);

test('A11 what may be shown has to be there, and nothing is given without consent', () => {
  assert.deepEqual(rulesOf({}), []);
  assert.deepEqual(rulesOf({ text: 'Dobré.' }), ['text too-short']);
  assert.deepEqual(rulesOf({ text: 'x'.repeat(10_000) }), ['text too-long']);
  assert.deepEqual(rulesOf({ name: '', firm: '', figureLabel: '', pictureAlt: '' }), [
    'name required',
    'firm required',
    'figureLabel required',
    'pictureAlt required',
  ]);
  assert.deepEqual(rulesOf({ name: '', firm: '', figureLabel: '' }, { leave: none }), []);
  assert.deepEqual(rulesOf({ figureAfter: '' }), ['figureAfter required']);
  assert.deepEqual(rulesOf({ figureBefore: '', figureAfter: '' }), [], 'a line alone is a figure too');
  assert.deepEqual(rulesOf({}, { hasPicture: false, hasConsent: false }), ['picture required', 'consent required']);
});

test('A11 a translation has what the original has', () => {
  const fields = (changes: object, original: object = given) =>
    checkTranslation(
      { text: 'You see the price.', figureLabel: 'Enquiries', pictureAlt: 'A roof', ...changes },
      { ...given, ...original },
    ).map(({ field }) => field);
  assert.deepEqual(fields({}), []);
  assert.deepEqual(fields({ figureLabel: '', pictureAlt: '' }), ['figureLabel', 'pictureAlt']);
  assert.deepEqual(fields({ figureLabel: '', pictureAlt: '' }, { figureLabel: '', pictureAlt: '' }), []);
  assert.deepEqual(fields({ text: 'x'.repeat(1201) }), ['text']);
  assert.deepEqual(fields({ text: '', figureLabel: '' }), [], 'an empty one is taken away');
});
