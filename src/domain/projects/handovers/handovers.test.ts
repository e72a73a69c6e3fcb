import assert from 'node:assert/strict';
import { test } from 'node:test';
import { milestoneStatuses } from '#domain/projects/milestone-status.ts';
import { decisionsOf } from './handover-decisions.ts';
import { checkPictures } from './handover-picture.ts';
import { type Mark, checkMarks, cleanMark, markLimits, mayAnswerMarks, sameMarks } from './mark.ts';

const onPicture: Mark = { picture: 1, x: 250, y: 400, place: '', comment: 'Väčšie logo.' };
const onPage: Mark = { picture: null, x: null, y: null, place: '/cennik', comment: 'Chýba DPH.' };

test('I7 a mark says what should change, on a picture that was handed over or on the page', () => {
  const rulesOf = (marks: Mark[]) => checkMarks(marks, 2).map(({ field, rule }) => `${field} ${rule}`);
  assert.deepEqual(rulesOf([onPicture, onPage, { ...onPicture, picture: 2, x: null, y: null }]), []);
  assert.deepEqual(
    rulesOf([
      { ...onPicture, comment: ' ' },
      { ...onPicture, picture: 3 },
      { ...onPicture, picture: 0 },
    ]),
    ['marks.0.comment required', 'marks.1.picture required', 'marks.2.picture required'],
  );
  const long = (limit: number) => 'á'.repeat(limit + 1);
  assert.deepEqual(rulesOf([{ ...onPage, place: long(markLimits.place), comment: long(markLimits.comment) }]), [
    'marks.0.place too-long',
    'marks.0.comment too-long',
  ]);
});

test('I7 a stored mark has a point only on a picture and a place only on the page', () => {
  assert.deepEqual(cleanMark({ picture: 1, x: 250, y: 400, place: 'pätička', comment: ' Väčšie logo. ' }), onPicture);
  assert.deepEqual(cleanMark({ picture: null, x: 5, y: 5, place: ' /cennik ', comment: 'Chýba DPH.' }), onPage);
  const half = cleanMark({ ...onPicture, y: null });
  assert.deepEqual([half.x, half.y], [null, null]);
  assert.ok(sameMarks([onPicture, onPage], [{ ...onPicture }, { ...onPage }]));
  assert.ok(!sameMarks([onPicture], [onPicture, onPage]));
  for (const part of [{ picture: 2 }, { x: 1 }, { y: 1 }, { place: '-' }, { comment: '-' }]) {
    assert.ok(!sameMarks([onPicture], [{ ...onPicture, ...part }]));
  }
});

test('I7 marks are ticked from the wish for changes until the next hand-over', () => {
  assert.deepEqual(milestoneStatuses.filter(mayAnswerMarks), ['in_progress', 'changes_requested']);
});

test('I7 each picture says in words what it shows', () => {
  assert.deepEqual(
    checkPictures([{ alt: 'Úvodná stránka' }, { alt: ' ' }]).map(({ field, rule }) => [field, rule]),
    [['pictures.1.alt', 'required']],
  );
});

test('I7 the decision on a hand-over is what follows it until the next one', () => {
  const of = (...moves: string[]) => decisionsOf(moves.map((to) => ({ to }))).map((move) => move?.to ?? null);
  assert.deepEqual(of(), []);
  assert.deepEqual(of('in_progress', 'submitted'), [null]);
  assert.deepEqual(of('in_progress', 'submitted', 'changes_requested', 'in_progress', 'submitted', 'approved'), [
    'changes_requested',
    'approved',
  ]);
  assert.deepEqual(of('submitted', 'skipped'), [null]);
  assert.deepEqual(of('approved'), [], 'nothing was handed over');
});
