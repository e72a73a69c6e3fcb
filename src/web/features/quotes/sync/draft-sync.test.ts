import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { mergeContent } from '#domain/quotes/content/merge-content.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { ApiError, NetworkError } from '../../../lib/http/api.ts';
import { DraftSync, pauseMs } from './draft-sync.ts';
import type { KeptDraft } from './kept-draft.ts';

const content = sampleQuoteContent();

const detailOf = (version: number, changes: Partial<QuoteContent> = {}, status: QuoteDetail['status'] = 'draft') =>
  ({ id: 'q', version, status, updatedAt: 0, content: { ...content, ...changes } }) as QuoteDetail;

const refusal = (status: number, code: string) =>
  new ApiError({
    status,
    statusText: '',
    retryAfter: null,
    text: JSON.stringify({
      code,
      message: code,
      category: status === 404 ? 'not_found' : 'validation',
      severity: 'low',
      errorId: 'ERR_A',
      timestamp: '',
    }),
  });

type Save = { version: number; title: string };

/** A synchronisation whose server does as it is told, and whose timers run when they are asked to. */
function openSync(kept: KeptDraft | null = null) {
  const saves: Save[] = [];
  const answers: (() => Promise<QuoteDetail>)[] = [];
  const timers: { callback: () => void; ms: number }[] = [];
  const state = { kept: null as KeptDraft | null, stored: detailOf(1) as QuoteDetail | 'gone' | null };
  const sync = new DraftSync(
    { detail: detailOf(1), kept },
    {
      save({ version, content: sent }) {
        saves.push({ version, title: sent.title });
        return answers.shift()?.() ?? Promise.resolve(detailOf(version + 1, sent));
      },
      load: () => Promise.resolve(state.stored),
      merge(versions) {
        const merged = mergeContent(versions);
        return { content: merged.content, conflicts: merged.conflicts.map(({ field }) => field) };
      },
      keep: (next) => {
        state.kept = next;
      },
      onStored: () => undefined,
      setTimer(callback, ms) {
        const timer = { callback, ms };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
      now: () => 1000,
    },
  );
  /** Lets the next timer run and everything that follows from it. */
  async function elapse(): Promise<number | undefined> {
    const timer = timers.shift();
    timer?.callback();
    await new Promise((resolve) => setImmediate(resolve));
    return timer?.ms;
  }
  const fail = (error: Error) =>
    answers.push(async () => {
      throw error;
    });
  return { sync, saves, answers, timers, state, elapse, fail };
}

test('H2 what is typed is saved once after a pause, and kept in the browser until then', async () => {
  const { sync, saves, timers, state, elapse } = openSync();
  sync.change({ title: 'Prvý' });
  sync.change({ title: 'Druhý' });
  assert.deepEqual([sync.read().sync.kind, timers.length, state.kept?.content.title], ['waiting', 1, 'Druhý']);
  assert.equal(await elapse(), pauseMs);
  assert.deepEqual(saves, [{ version: 1, title: 'Druhý' }]);
  assert.deepEqual(sync.read().sync, { kind: 'saved', at: 1000 });
  assert.deepEqual([sync.read().base.version, state.kept, sync.isDirty()], [2, null, false]);
});

test('H2 one save at a time: what is typed meanwhile is saved after it, over the version that it made', async () => {
  const { sync, saves, answers, elapse } = openSync();
  const held = Promise.withResolvers<QuoteDetail>();
  answers.push(() => held.promise);
  sync.change({ title: 'Prvý' });
  await elapse();
  sync.change({ title: 'Druhý' });
  await elapse();
  assert.equal(saves.length, 1);
  held.resolve(detailOf(2, { title: 'Prvý' }));
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(saves, [
    { version: 1, title: 'Prvý' },
    { version: 2, title: 'Druhý' },
  ]);
  assert.equal(sync.isDirty(), false);
});

test('H2 without a connection it tries again as often as the product does, then says so; a press saves', async () => {
  const { sync, saves, state, elapse, fail } = openSync();
  for (const reason of ['first', 'second', 'third']) fail(new NetworkError(reason));
  sync.change({ title: 'Bez siete' });
  assert.deepEqual([await elapse(), await elapse(), await elapse()], [pauseMs, 1000, 2000]);
  assert.equal(sync.read().sync.kind, 'failed');
  assert.deepEqual([saves.length, state.kept?.content.title], [3, 'Bez siete']);
  assert.equal(await sync.flush(), true);
  assert.deepEqual([sync.read().sync.kind, state.kept], ['saved', null]);
});

test('H2 what somebody else has saved meanwhile is merged and saved at once; where both changed the same, own words stay', async () => {
  const { sync, saves, state, elapse, fail } = openSync();
  state.stored = detailOf(7, { title: 'Ich názov', notes: 'Ich poznámka' });
  fail(refusal(409, 'changed-meanwhile'));
  sync.change({ title: 'Môj názov', closing: 'Môj záver' });
  await elapse();
  assert.deepEqual(
    sync.read().merged?.map(({ field, theirs }) => [field, theirs.title]),
    [['title', 'Ich názov']],
  );
  assert.equal(await elapse(), 0);
  assert.deepEqual(saves.at(-1), { version: 7, title: 'Môj názov' });
  const { title, closing, notes } = sync.read().content;
  assert.deepEqual([title, closing, notes], ['Môj názov', 'Môj záver', 'Ich poznámka']);

  sync.receive(detailOf(9, { title: 'Môj názov', closing: 'Môj záver', notes: 'Ďalšia poznámka' }));
  const [clash] = sync.read().merged ?? [];
  assert.ok(clash, 'what was not decided yet stays');
  sync.takeTheirs(clash);
  assert.deepEqual([sync.read().content.title, sync.read().merged], ['Ich názov', []]);
  await elapse();
  assert.deepEqual(saves.at(-1), { version: 9, title: 'Ich názov' });
});

test('H2 what was read anew is taken over where nothing is typed, and never an older version', () => {
  const { sync } = openSync();
  sync.receive(detailOf(3, { title: 'Ich názov' }));
  assert.deepEqual([sync.read().content.title, sync.read().merged, sync.isDirty()], ['Ich názov', [], false]);
  sync.receive(detailOf(2, { title: 'Starý' }));
  assert.equal(sync.read().content.title, 'Ich názov');
});

test('H2 a draft that somebody else has sent or deleted is saved no more, and what was typed stays in the browser', async () => {
  for (const [error, reason] of [
    [refusal(409, 'quote-is-frozen'), 'sent'],
    [refusal(404, 'not-found'), 'gone'],
  ] as const) {
    const { sync, saves, timers, state, elapse, fail } = openSync();
    fail(error);
    sync.change({ title: 'Neskoro' });
    await elapse();
    assert.deepEqual(sync.read().sync, { kind: 'closed', reason });
    sync.change({ notes: 'Ešte toto' });
    assert.equal(await sync.flush(), false);
    assert.deepEqual([saves.length, timers.length, state.kept?.content.title], [1, 0, 'Neskoro']);
  }
});

test('H2 what an earlier page could not save is saved by the next one, merged where the draft has changed since', async () => {
  const same = openSync({ version: 1, base: content, content: { ...content, title: 'Z minula' } });
  await same.elapse();
  assert.deepEqual(same.saves, [{ version: 1, title: 'Z minula' }]);
  const base = { ...content, notes: 'Pred zmenou' };
  const newer = openSync({ version: 0, base, content: { ...base, title: 'Z minula' } });
  await newer.elapse();
  const { title, notes } = newer.sync.read().content;
  assert.deepEqual([title, notes, newer.saves.length], ['Z minula', content.notes, 1]);
  assert.equal(newer.sync.read().restoredOver?.title, content.title);
  newer.sync.endRestoring('discard');
  await newer.elapse();
  assert.deepEqual(newer.saves.at(-1), { version: 2, title: content.title });
});

test('H2 what was saved while its page was closed is not offered again', () => {
  const { sync, state, timers } = openSync({ version: 0, base: { ...content, title: 'Pred tým' }, content });
  assert.deepEqual([sync.read().restoredOver, timers.length, state.kept], [null, 0, null]);
});
