import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Draft, KeptDraft } from '#contract/drafts.ts';
import { emptyAnswers, type Trade } from '#domain/configurator/answers.ts';
import { type SyncState, type DatedDraft, type SyncedDraft, createAccountSync } from './account-sync.ts';

const draftOf = (trade: Trade): Draft => ({ answers: { ...emptyAnswers, mode: 'quick', trade }, attachments: null });
const keptOf = (trade: Trade, version: number): KeptDraft => ({ draft: draftOf(trade), savedAt: version, version });

type Failure = 'changed' | 'signed-out' | 'later';
class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

/** An account on the server. */
class Account {
  kept: KeptDraft | null = null;
  refusal: Failure | null = null;
  calls = 0;

  answer<T>(work: () => T): Promise<T> {
    this.calls += 1;
    return this.refusal ? Promise.reject(new Refusal(this.refusal)) : Promise.resolve().then(work);
  }

  keep(draft: Draft, version: number | null): { version: number } {
    if (version !== (this.kept?.version ?? null)) throw new Refusal('changed');
    this.kept = { draft, savedAt: 0, version: (version ?? 0) + 1 };
    return this.kept;
  }
}

/** A device that is signed in to an account, with its timer in the test's hand. */
function openDevice(account: Account, known: { own?: DatedDraft; seen?: SyncedDraft } = {}) {
  const device = {
    own: known.own ?? null,
    seen: known.seen ?? null,
    news: [] as SyncState[],
    due: [] as (() => void)[],
  };
  const keeper = createAccountSync({
    calls: {
      read: () => account.answer(() => ({ kept: account.kept })),
      keep: (draft, version) => account.answer(() => account.keep(draft, version)),
      forget: () => account.answer(() => (account.kept = null)),
    },
    device: {
      read: () => device.own,
      restoreDraft: ({ draft, savedAt }) => (device.own = { draft, savedAt }),
      readSeen: () => device.seen,
      writeSeen: (seen) => (device.seen = seen),
    },
    failureOf: (error) => (error as Refusal).failure,
    tell: (news) => device.news.push(news),
    later(run) {
      device.due.push(run);
      return () => (device.due = device.due.filter((each) => each !== run));
    },
  });
  return {
    device,
    keeper,
    phase: () => device.news.at(-1)?.phase,
    /** Changes the draft, and lets the pause after it pass. */
    async change(trade: Trade, savedAt: number) {
      device.own = { draft: draftOf(trade), savedAt };
      keeper.noteChange();
      await this.pause();
    },
    async pause() {
      for (const run of device.due.splice(0)) run();
      await settled();
    },
  };
}

/** Lets every promise that is under way come to its end. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

test('C7 the account gets the draft of a device that is alone with it, and every change after the pause', async () => {
  const account = new Account();
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  await phone.keeper.meet();
  assert.deepEqual(account.kept?.draft, draftOf('roofer'));
  await phone.change('mason', 2);
  assert.deepEqual([account.kept?.draft, account.kept?.version], [draftOf('mason'), 2]);
  assert.deepEqual(phone.device.news.at(-1), { phase: 'kept', savedAt: 2 });
});

test('C7 quick changes become one call, and an unchanged draft none', async () => {
  const account = new Account();
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  await phone.keeper.meet();
  const before = account.calls;
  for (const savedAt of [2, 3, 4]) {
    phone.device.own = { draft: draftOf('mason'), savedAt };
    phone.keeper.noteChange();
  }
  await phone.pause();
  assert.equal(account.calls, before + 1);
  await phone.change('mason', 5);
  assert.equal(account.calls, before + 1);
  assert.deepEqual(phone.device.news.at(-1), { phase: 'kept', savedAt: 5 });
});

test('C7 a person goes from device to device without a question as long as they take turns', async () => {
  const account = new Account();
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  const laptop = openDevice(account);
  await phone.keeper.meet();
  await laptop.keeper.meet();
  assert.deepEqual(laptop.device.own?.draft, draftOf('roofer'));
  await laptop.change('tiler', 2);
  await phone.keeper.meet();
  assert.deepEqual(phone.device.own?.draft, draftOf('tiler'));
  await phone.change('mason', 3);
  await laptop.keeper.meet();
  assert.deepEqual(laptop.device.own?.draft, draftOf('mason'));
  for (const { device } of [phone, laptop]) assert.ok(!device.news.some(({ phase }) => phase === 'asking'));
});

test('C7 where both went on a person is asked, nothing is sent before, and either choice holds everywhere', async () => {
  for (const choice of ['own', 'kept'] as const) {
    const account = new Account();
    account.kept = keptOf('painter', 7);
    const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
    await phone.keeper.meet();
    assert.equal(phone.phase(), 'asking');
    await phone.change('mason', 2);
    await phone.keeper.meet();
    assert.deepEqual([phone.phase(), account.kept], ['asking', keptOf('painter', 7)]);
    await phone.keeper.choose(choice);
    const chosen = draftOf(choice === 'own' ? 'mason' : 'painter');
    assert.deepEqual([phone.device.own?.draft, account.kept?.draft], [chosen, chosen]);
    assert.equal(phone.phase(), 'kept');
    await phone.change('tiler', 3);
    assert.deepEqual(account.kept?.draft, draftOf('tiler'));
  }
});

test('C7 whoever is late is asked, and asked again when the other goes on meanwhile', async () => {
  const account = new Account();
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  await phone.keeper.meet();
  account.kept = keptOf('painter', 2);
  await phone.change('mason', 2);
  assert.equal(phone.phase(), 'asking');
  account.kept = keptOf('tiler', 3);
  await phone.keeper.choose('own');
  assert.deepEqual(phone.device.news.at(-1), { phase: 'asking', rival: keptOf('tiler', 3) });
  await phone.keeper.choose('own');
  assert.deepEqual([phone.phase(), account.kept?.draft], ['kept', draftOf('mason')]);
});

test('C7 without a connection the draft stays here, and the account catches up', async () => {
  const account = new Account();
  account.refusal = 'later';
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  await phone.keeper.meet();
  await phone.change('mason', 2);
  assert.deepEqual([phone.phase(), account.kept], ['waiting', null]);
  account.refusal = null;
  await phone.keeper.meet();
  assert.deepEqual([phone.phase(), account.kept], ['kept', { draft: draftOf('mason'), savedAt: 0, version: 1 }]);
});

test('C7 a lost answer is no conflict: what the account has already is the same', async () => {
  const account = new Account();
  const seen = { draft: draftOf('roofer'), version: 1 };
  account.kept = keptOf('mason', 2);
  const phone = openDevice(account, { own: { draft: draftOf('mason'), savedAt: 5 }, seen });
  await phone.keeper.meet();
  assert.deepEqual(phone.device.news.at(-1), { phase: 'kept', savedAt: 5 });
});

test('C7 what was given up here is forgotten there too, before anything comes back', async () => {
  const account = new Account();
  account.kept = keptOf('mason', 2);
  const phone = openDevice(account, { seen: 'to-forget' });
  account.refusal = 'later';
  await phone.keeper.meet();
  assert.equal(phone.device.seen, 'to-forget');
  account.refusal = null;
  await phone.keeper.meet();
  assert.deepEqual([account.kept, phone.device.own, phone.device.seen], [null, null, null]);
});

test('C7 when nobody is signed in any more, nothing is asked again and the draft stays', async () => {
  const account = new Account();
  account.refusal = 'signed-out';
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  await phone.keeper.meet();
  await phone.change('mason', 2);
  await phone.keeper.meet();
  assert.deepEqual([phone.phase(), account.calls, phone.device.own?.savedAt], ['off', 1, 2]);
});

test('C7 a change during a call is passed on after it', async () => {
  const account = new Account();
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  const meeting = phone.keeper.meet();
  phone.device.own = { draft: draftOf('mason'), savedAt: 2 };
  phone.keeper.noteChange('now');
  await meeting;
  await phone.pause();
  assert.deepEqual(account.kept?.draft, draftOf('mason'));
});
