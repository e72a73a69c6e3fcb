import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '../../analytics/periods.ts';
import { trades } from '../../configurator/answers.ts';
import { featureIds } from '../../configurator/features.ts';
import { requestServices } from '../../service-requests/request-service.ts';
import { projectActors } from '../project-status.ts';
import { type MaterialSource, materialChecklist, materialKinds } from './material-checklist.ts';
import { materialReminderDays, materialReminderDue } from './material-reminders.ts';
import {
  checkGiven,
  decideMaterialStep,
  isMaterialLate,
  isNotGiven,
  materialActions,
  materialStatuses,
  owedStatuses,
} from './material-status.ts';

const running = { status: 'development', isOnHold: false, isCancelled: false } as const;

test('I7 state × action × actor of material: the customer sends, the agency accepts or asks again, and edits what is not accepted', () => {
  const permitted = materialStatuses.flatMap((status) =>
    materialActions.flatMap((action) =>
      projectActors.flatMap((actor) => {
        const decision = decideMaterialStep(status, { action, actor, reason: 'Chýba dlhá verzia.' }, running);
        return decision.ok ? [`${status} ${action} ${actor} → ${decision.to}`] : [];
      }),
    ),
  );
  assert.deepEqual(permitted, [
    'owed send customer → sent',
    'owed accept admin → accepted',
    'owed change admin → owed',
    'owed remove admin → null',
    'sent send customer → sent',
    'sent accept admin → accepted',
    'sent ask-again admin → asked_again',
    'sent change admin → sent',
    'accepted ask-again admin → asked_again',
    'asked_again send customer → sent',
    'asked_again accept admin → accepted',
    'asked_again change admin → asked_again',
  ]);
});

test('I7 asking again needs a reason; on hold material still comes, and nothing changes once the project is over', () => {
  const again = { action: 'ask-again', actor: 'admin' } as const;
  assert.deepEqual(decideMaterialStep('sent', { ...again, reason: ' ' }, running), {
    ok: false,
    rule: 'reason-required',
  });
  const send = { action: 'send', actor: 'customer' } as const;
  assert.equal(decideMaterialStep('owed', send, { ...running, isOnHold: true }).ok, true);
  for (const over of [
    { ...running, isCancelled: true },
    { ...running, status: 'completed' as const },
  ]) {
    for (const status of materialStatuses) {
      for (const action of materialActions) {
        for (const actor of projectActors) {
          assert.equal(decideMaterialStep(status, { action, actor, reason: '-' }, over).ok, false);
        }
      }
    }
  }
});

test('I7 access data are a field of their own, anything else is a file or words', () => {
  const nothing = { note: ' ', secret: '', files: 0 };
  assert.deepEqual(checkGiven(nothing, { isSecret: false }), [{ field: 'note', rule: 'nothing-given' }]);
  assert.deepEqual(checkGiven({ ...nothing, files: 1 }, { isSecret: false }), []);
  assert.deepEqual(checkGiven({ ...nothing, note: 'Pošta.' }, { isSecret: false }), []);
  assert.deepEqual(checkGiven({ ...nothing, note: 'Heslo' }, { isSecret: true }), [
    { field: 'secret', rule: 'required' },
  ]);
  assert.deepEqual(checkGiven({ ...nothing, secret: 'x' }, { isSecret: true }), []);
});

const source: MaterialSource = {
  service: 'website',
  trade: null,
  features: [],
  startsOn: '2026-12-01',
  dueOn: '2027-01-29',
  today: '2026-11-26',
};

const kindsOf = (changes: Partial<MaterialSource>) =>
  materialChecklist({ ...source, ...changes }).map(({ kind }) => kind);

test('I7 the checklist follows from service, parts and trade, what is needed first before the rest', () => {
  assert.deepEqual(
    materialChecklist(source).map(({ kind, dueOn, isSecret }) => [kind, dueOn, isSecret]),
    [
      ['logo', '2026-12-07', false],
      ['texts', '2026-12-07', false],
      ['photos', '2026-12-07', false],
      ['contact-details', '2026-12-22', false],
      ['legal-texts', '2027-01-12', false],
      ['domain-access', '2027-01-12', true],
    ],
  );
  assert.deepEqual(kindsOf({ service: null }), kindsOf({}), 'a website where none is known');
  assert.ok(kindsOf({ service: 'website-redesign' }).includes('site-access'));
  assert.ok(kindsOf({ trade: 'electrician' }).includes('certificates'));
  assert.ok(!kindsOf({ trade: 'electrician', service: 'erp' }).includes('certificates'));
  const written = kindsOf({ features: ['copywriting', 'price-calculator', 'quote-generator'] });
  assert.ok(written.includes('facts-for-texts') && !written.includes('texts'));
  assert.equal(written.filter((kind) => kind === 'price-list').length, 1, 'what two parts need is asked for once');
});

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-06-01', days));

test('I7 whatever was ordered, each thing is asked for once, and nobody gets less than five days', () => {
  const ordered = fc.record<MaterialSource>({
    service: fc.constantFrom(null, ...requestServices),
    trade: fc.constantFrom(null, ...trades),
    features: fc.subarray([...featureIds]),
    startsOn: fc.option(day),
    dueOn: fc.option(day),
    today: day,
  });
  fc.assert(
    fc.property(ordered, (order) => {
      const list = materialChecklist(order);
      assert.ok(list.length > 0 && list.every(({ kind }) => materialKinds.includes(kind)));
      assert.equal(new Set(list.map(({ kind }) => kind)).size, list.length);
      assert.ok(list.every(({ dueOn }) => dueOn >= addDays(order.today, 5)));
      assert.deepEqual(
        list.map(({ dueOn }) => dueOn),
        list.map(({ dueOn }) => dueOn).toSorted(),
      );
    }),
  );
});

/** The days on which a thing is reminded of by a server that runs on some days only. */
function remindedOn({
  dueOn,
  from,
  isUp,
}: {
  dueOn: string;
  from: string;
  isUp: (index: number) => boolean;
}): string[] {
  let [reminders, toldOn] = [0, from];
  const days: string[] = [];
  for (let index = 0; index < 80; index += 1) {
    const today = addDays(from, index);
    if (!isUp(index)) continue;
    const next = materialReminderDue({ status: 'owed', dueOn, reminders, toldOn }, today);
    if (next === null) continue;
    days.push(today);
    [reminders, toldOn] = [next, today];
  }
  return days;
}

test('I7 reminders leave three days before the day, the day after, and three times by the week', () => {
  assert.deepEqual(remindedOn({ dueOn: '2026-12-20', from: '2026-12-01', isUp: () => true }), [
    '2026-12-17',
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
    '2027-01-11',
  ]);
  assert.deepEqual(
    remindedOn({ dueOn: '2026-12-02', from: '2026-12-01', isUp: () => true })[0],
    '2026-12-04',
    'who has just been told is not reminded at once',
  );
  for (const status of materialStatuses) {
    const due = materialReminderDue({ status, dueOn: '2026-12-01', reminders: 0, toldOn: '2026-01-01' }, '2026-12-09');
    assert.equal(due, owedStatuses.includes(status) ? 3 : null, 'only the newest of those that were missed');
  }
  assert.equal(
    materialReminderDue({ status: 'owed', dueOn: null, reminders: 0, toldOn: '2026-01-01' }, '2027-01-01'),
    null,
  );
});

test('I7 however seldom a server runs, reminders are at most five, and never two within three days', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }),
      fc.integer({ min: 0, max: 40 }),
      (up, days) => {
        const from = '2026-12-01';
        const sent = remindedOn({ dueOn: addDays(from, days), from, isUp: (index) => up[index] === true });
        assert.ok(sent.length <= materialReminderDays.length);
        for (const [index, each] of sent.entries()) {
          assert.ok(index === 0 || each >= addDays(sent[index - 1] ?? '', 3));
        }
      },
    ),
  );
});

test('I7 a thing is late once its day is over and it is owed', () => {
  const of = (dueOn: string | null, status: (typeof materialStatuses)[number]) =>
    isMaterialLate({ status, dueOn }, '2026-12-02');
  assert.deepEqual(
    materialStatuses.map((status) => of('2026-12-01', status)),
    [true, false, false, true],
  );
  assert.deepEqual([of('2026-12-02', 'owed'), of(null, 'owed')], [false, false]);
});

test('I7 in a project that is over nothing is owed any more: what never came was not given', () => {
  for (const status of materialStatuses) {
    const isOwed = status === 'owed' || status === 'asked_again';
    assert.equal(isNotGiven(status, { isOpen: true }), false, status);
    assert.equal(isNotGiven(status, { isOpen: false }), isOwed, status);
  }
});
