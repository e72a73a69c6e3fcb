import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages } from '#domain/languages.ts';
import { anyLines, lineOf } from '#tests/support/quotes/quote-lines.ts';
import { canonicalJson } from './canonical-json.ts';
import { compareLines } from './content/compare-quotes.ts';
import { type PlannedPart, defaultPaymentPlan, faultOfPlan, splitIntoParts } from './payment-plan.ts';
import { formatQuoteNumber, parseQuoteNumber } from './quote-number.ts';
import {
  type QuoteActor,
  type QuoteStatus,
  decideQuoteMove,
  openStatuses,
  quoteActors,
  quoteMoves,
  quoteStatuses,
} from './quote-status.ts';
import { endOfValidity, statusAt } from './validity.ts';

/** The table of domain.md: from, to, who, and what has to be given. */
const permitted: [QuoteStatus, QuoteStatus, QuoteActor, string?][] = [
  ['draft', 'sent', 'admin'],
  ['sent', 'draft', 'admin'],
  ['sent', 'viewed', 'system'],
  ...(['sent', 'viewed'] as const).flatMap((from): [QuoteStatus, QuoteStatus, QuoteActor, string?][] => [
    [from, 'accepted', 'recipient'],
    [from, 'accepted', 'admin', 'evidence'],
    [from, 'declined', 'recipient'],
    [from, 'declined', 'admin'],
    [from, 'changes_requested', 'recipient', 'message'],
  ]),
  ['changes_requested', 'sent', 'admin'],
  // Until the agency is told, the recipient takes the answer back.
  ['changes_requested', 'viewed', 'recipient'],
  ['declined', 'viewed', 'recipient'],
  ...(['sent', 'viewed', 'changes_requested'] as const).flatMap(
    (from): [QuoteStatus, QuoteStatus, QuoteActor, string?][] => [
      [from, 'expired', 'system'],
      [from, 'withdrawn', 'admin', 'reason'],
    ],
  ),
  ...(['sent', 'viewed', 'declined', 'expired', 'changes_requested'] as const).map(
    (from): [QuoteStatus, QuoteStatus, QuoteActor] => [from, 'superseded', 'system'],
  ),
  ['accepted', 'voided', 'admin', 'reason'],
];

test('H2 every status × status × actor is permitted or refused as the table of the rules says', () => {
  for (const from of quoteStatuses) {
    for (const to of quoteStatuses) {
      for (const actor of quoteActors) {
        const row = permitted.find(([one, other, by]) => one === from && other === to && by === actor);
        const bare = decideQuoteMove(from, to, { actor });
        const name = `${from} → ${to} by ${actor}`;
        if (!row) assert.deepEqual(bare, { ok: false, rule: 'move-not-allowed' }, name);
        else if (row[3] === undefined) assert.deepEqual(bare, { ok: true }, name);
        else {
          assert.deepEqual(bare, { ok: false, rule: row[3] }, name);
          const given = ['reason', 'evidence', 'message'] as const;
          assert.deepEqual(decideQuoteMove(from, to, { actor, given }), { ok: true }, name);
        }
      }
    }
  }
});

test('H2 an accepted quote can only be voided, and nobody but the system supersedes', () => {
  assert.deepEqual(
    quoteMoves.accepted.map(({ to }) => to),
    ['voided'],
  );
  assert.deepEqual(openStatuses, ['sent', 'viewed']);
});

test('H1 a quote is valid through its whole last day where its customers live', () => {
  const zones: Record<(typeof languages)[number], string> = {
    sk: '2026-12-31T23:00:00Z',
    cs: '2026-12-31T23:00:00Z',
    da: '2026-12-31T23:00:00Z',
    en: '2026-12-31T23:00:00Z',
  };
  for (const language of languages) {
    const end = endOfValidity('2026-12-31', language);
    const quote = { status: 'viewed', validUntil: '2026-12-31', language } as const;
    assert.equal(end, Date.parse(zones[language]), language);
    assert.equal(statusAt(quote, end - 1), 'viewed');
    assert.equal(statusAt(quote, end), 'expired');
    assert.equal(statusAt({ ...quote, status: 'accepted' }, end), 'accepted');
    assert.equal(statusAt({ ...quote, status: 'changes_requested' }, end), 'expired');
  }
  // The day on which clocks go forward has 23 hours.
  assert.equal(endOfValidity('2026-03-29', 'sk'), Date.parse('2026-03-29T22:00:00Z'));
});

const numbers: [string, ReturnType<typeof parseQuoteNumber>][] = [
  ['2026-0042', { year: 2026, sequence: 42, version: 1 }],
  ['2026-0042-R2', { year: 2026, sequence: 42, version: 2 }],
  [' 2026-12345-r10 ', { year: 2026, sequence: 12_345, version: 10 }],
  ['2026-0042-R1', null],
  ['2026-0000', null],
  ['2026-42', null],
  ['26-0042', null],
  ['', null],
];

test('H1 numbers of quotes are written and read', () => {
  for (const [text, number] of numbers) assert.deepEqual(parseQuoteNumber(text), number, text);
  assert.equal(formatQuoteNumber({ year: 2026, sequence: 42, version: 1 }), '2026-0042');
  assert.equal(formatQuoteNumber({ year: 2026, sequence: 42, version: 2 }), '2026-0042-R2');
  const any = fc.record(
    {
      year: fc.integer({ min: 2000, max: 9999 }),
      sequence: fc.integer({ min: 1, max: 99_999 }),
      version: fc.integer({ min: 1, max: 99 }),
    },
    { noNullPrototype: true },
  );
  fc.assert(fc.property(any, (number) => assert.deepEqual(parseQuoteNumber(formatQuoteNumber(number)), number)));
});

const part = (share: number, due: PlannedPart['due'] = 'completion', milestone = ''): PlannedPart => ({
  share,
  due,
  milestone,
});

const plans: [string, PlannedPart[], ReturnType<typeof faultOfPlan>][] = [
  ['half and half', [...defaultPaymentPlan], null],
  ['all on completion', [part(10_000)], null],
  ['three parts', [part(4000, 'signing'), part(3000, 'milestone', 'Návrh'), part(3000)], null],
  ['nothing', [], 'no-part'],
  ['four parts', [part(2500, 'signing'), part(2500), part(2500), part(2500)], 'too-many-parts'],
  ['too little', [part(5000, 'signing'), part(4999)], 'shares'],
  ['a negative part', [part(11_000, 'signing'), part(-1000)], 'shares'],
  ['a milestone without a name', [part(5000, 'signing'), part(5000, 'milestone', ' ')], 'milestone-missing'],
  ['a deposit at the end', [part(5000), part(5000, 'signing')], 'signing-not-first'],
];

test('H6 a payment plan has 1 to 3 parts of a whole, the deposit first', () => {
  for (const [name, plan, fault] of plans) assert.equal(faultOfPlan(plan), fault, name);
});

test('H6 the parts of a plan sum to the total to the cent', () => {
  assert.deepEqual(splitIntoParts(100_001, [part(5000, 'signing'), part(5000)]), [50_001, 50_000]);
  assert.deepEqual(splitIntoParts(100, [part(3333, 'signing'), part(3333), part(3334)]), [33, 33, 34]);
  const shares = fc
    .integer({ min: 1, max: 9998 })
    .chain((one) => fc.integer({ min: 1, max: 9999 - one }).map((two) => [one, two, 10_000 - one - two]));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), shares, (total, parts) => {
      const sums = splitIntoParts(
        total,
        parts.map((share) => part(share)),
      );
      assert.equal(
        sums.reduce((sum, each) => sum + each, 0),
        total,
      );
      for (const [index, sum] of sums.entries()) {
        const exact = (total * (parts[index] ?? 0)) / 10_000;
        assert.ok(Math.abs(sum - exact) <= 1, `${sum} of ${exact}`);
      }
    }),
  );
});

test('H1 equal content gives equal text, whatever the order of its keys', () => {
  assert.equal(canonicalJson({ b: [1, 'ž', null], a: { d: true, c: -0 } }), '{"a":{"c":0,"d":true},"b":[1,"ž",null]}');
  assert.throws(() => canonicalJson({ price: 0.1 }), TypeError);
  assert.throws(() => canonicalJson(Number.MAX_SAFE_INTEGER + 1), TypeError);
  const dictionary = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.maxSafeInteger(), fc.boolean()));
  fc.assert(
    fc.property(dictionary, (content) => {
      const turned = Object.fromEntries(Object.entries(content).toReversed());
      assert.equal(canonicalJson(content), canonicalJson(turned));
      assert.deepEqual(JSON.parse(canonicalJson(content)), JSON.parse(JSON.stringify(content)));
    }),
  );
});

const [web, texts, photos] = [
  lineOf({ id: 'web', unitPrice: 100_000 }),
  lineOf({ id: 'texts', unitPrice: 20_000 }),
  lineOf({ id: 'photos', unitPrice: 6000, quantity: 3000 }),
];

test('H7 versions are compared line by line', () => {
  const more = { ...photos, quantity: 5000 };
  const map = lineOf({ id: 'map', unitPrice: 15_000, option: { minimum: 1000, maximum: 1000 } });
  assert.deepEqual(compareLines([web, texts, photos], [texts, more, map]), [
    { kind: 'same', before: texts, after: texts, difference: 0 },
    { kind: 'changed', before: photos, after: more, details: ['quantity'], hasMoved: false, difference: 12_000 },
    { kind: 'added', after: map, difference: 15_000 },
    { kind: 'removed', before: web, difference: -100_000 },
  ]);
});

test('H7 only the line that was moved counts as moved', () => {
  const kinds = (after: Parameters<typeof compareLines>[1]) =>
    compareLines([web, texts, photos], after).map(({ kind }) => kind);
  assert.deepEqual(kinds([photos, web, texts]), ['moved', 'same', 'same']);
  assert.deepEqual(kinds([web, photos, texts]).toSorted(), ['moved', 'same', 'same']);
  assert.deepEqual(kinds([web, texts, photos]), ['same', 'same', 'same']);
});

test('H7 a version compared with itself has no change, and turned round the difference changes its sign', () => {
  fc.assert(
    fc.property(anyLines, anyLines, (one, other) => {
      assert.ok(compareLines(one, one).every(({ kind }) => kind === 'same'));
      const sum = (changes: ReturnType<typeof compareLines>) =>
        changes.reduce((total, { difference }) => total + difference, 0);
      assert.equal(sum(compareLines(one, other)) + sum(compareLines(other, one)), 0);
    }),
  );
});
