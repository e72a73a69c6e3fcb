import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Draft, KeptDraft } from '#contract/drafts.ts';
import { emptyAnswers, type Trade } from '#domain/configurator/answers.ts';
import { type SyncState, type DatedDraft, type SyncedDraft, createAccountSync } from './account-sync.ts';

const draftOf = (trade: Trade): Draft => ({
  answers: { ...emptyAnswers, mode: 'quick', trade },
  attachments: null,
  currency: 'EUR',
});
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
    states: [] as SyncState[],
    due: [] as (() => void)[],
  };
  const sync = createAccountSync({
    calls: {
      read: () => account.answer(() => ({ kept: account.kept })),
      keep: (draft, version) => account.answer(() => account.keep(draft, version)),
      forget: () => account.answer(() => (account.kept = null)),
    },
    device: {
      read: () => device.own,
      restoreDraft: ({ draft, savedAt }) => (device.own = { draft, savedAt }),
      readSynced: () => device.seen,
      writeSynced: (seen) => (device.seen = seen),
    },
    failureOf: (error) => (error as Refusal).failure,
    onState: (state) => device.states.push(state),
    debounce(run) {
      device.due.push(run);
      return () => (device.due = device.due.filter((each) => each !== run));
    },
  });
  return {
    device,
    sync,
    phase: () => device.states.at(-1)?.phase,
    /** Changes the draft, and lets the debounce delay pass. */
    async change(trade: Trade, savedAt: number) {
      device.own = { draft: draftOf(trade), savedAt };
      sync.noteChange();
      await this.pass();
    },
    async pass() {
      for (const run of device.due.splice(0)) run();
      await settled();
    },
  };
}

/** Lets every promise that is under way come to its end. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

test('C7 the draft of a single device is stored in the account, and so is every change after the delay', async () => {
  const account = new Account();
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  await phone.sync.compareNow();
  assert.deepEqual(account.kept?.draft, draftOf('roofer'));
  await phone.change('mason', 2);
  assert.deepEqual([account.kept?.draft, account.kept?.version], [draftOf('mason'), 2]);
  assert.deepEqual(phone.device.states.at(-1), { phase: 'synced', savedAt: 2 });
});

test('C7 quick changes are debounced to one call, an unchanged draft needs none', async () => {
  const account = new Account();
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  await phone.sync.compareNow();
  const before = account.calls;
  for (const savedAt of [2, 3, 4]) {
    phone.device.own = { draft: draftOf('mason'), savedAt };
    phone.sync.noteChange();
  }
  await phone.pass();
  assert.equal(account.calls, before + 1);
  await phone.change('mason', 5);
  assert.equal(account.calls, before + 1);
  assert.deepEqual(phone.device.states.at(-1), { phase: 'synced', savedAt: 5 });
});

test('C7 changes on one device after the other cause no conflict', async () => {
  const account = new Account();
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  const laptop = openDevice(account);
  await phone.sync.compareNow();
  await laptop.sync.compareNow();
  assert.deepEqual(laptop.device.own?.draft, draftOf('roofer'));
  await laptop.change('tiler', 2);
  await phone.sync.compareNow();
  assert.deepEqual(phone.device.own?.draft, draftOf('tiler'));
  await phone.change('mason', 3);
  await laptop.sync.compareNow();
  assert.deepEqual(laptop.device.own?.draft, draftOf('mason'));
  for (const { device } of [phone, laptop]) assert.ok(!device.states.some(({ phase }) => phase === 'conflict'));
});

test('C7 where both have changed a person is asked, nothing is sent before, and either choice applies everywhere', async () => {
  for (const choice of ['own', 'stored'] as const) {
    const account = new Account();
    account.kept = keptOf('painter', 7);
    const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
    await phone.sync.compareNow();
    assert.equal(phone.phase(), 'conflict');
    await phone.change('mason', 2);
    await phone.sync.compareNow();
    assert.deepEqual([phone.phase(), account.kept], ['conflict', keptOf('painter', 7)]);
    await phone.sync.choose(choice);
    const chosen = draftOf(choice === 'own' ? 'mason' : 'painter');
    assert.deepEqual([phone.device.own?.draft, account.kept?.draft], [chosen, chosen]);
    assert.equal(phone.phase(), 'synced');
    await phone.change('tiler', 3);
    assert.deepEqual(account.kept?.draft, draftOf('tiler'));
  }
});

test('C7 the later device is asked, and asked again when the other one changes in the meantime', async () => {
  const account = new Account();
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  await phone.sync.compareNow();
  account.kept = keptOf('painter', 2);
  await phone.change('mason', 2);
  assert.equal(phone.phase(), 'conflict');
  account.kept = keptOf('tiler', 3);
  await phone.sync.choose('own');
  assert.deepEqual(phone.device.states.at(-1), { phase: 'conflict', rival: keptOf('tiler', 3) });
  await phone.sync.choose('own');
  assert.deepEqual([phone.phase(), account.kept?.draft], ['synced', draftOf('mason')]);
});

test('C7 without a connection the draft stays here, and is synced later', async () => {
  const account = new Account();
  account.refusal = 'later';
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  await phone.sync.compareNow();
  await phone.change('mason', 2);
  assert.deepEqual([phone.phase(), account.kept], ['waiting', null]);
  account.refusal = null;
  await phone.sync.compareNow();
  assert.deepEqual([phone.phase(), account.kept], ['synced', { draft: draftOf('mason'), savedAt: 0, version: 1 }]);
});

test('C7 a lost response is no conflict: the account already has the same', async () => {
  const account = new Account();
  const seen = { draft: draftOf('roofer'), version: 1 };
  account.kept = keptOf('mason', 2);
  const phone = openDevice(account, { own: { draft: draftOf('mason'), savedAt: 5 }, seen });
  await phone.sync.compareNow();
  assert.deepEqual(phone.device.states.at(-1), { phase: 'synced', savedAt: 5 });
});

test('C7 what was given up here is forgotten there too, before anything comes back', async () => {
  const account = new Account();
  account.kept = keptOf('mason', 2);
  const phone = openDevice(account, { seen: 'to-forget' });
  account.refusal = 'later';
  await phone.sync.compareNow();
  assert.equal(phone.device.seen, 'to-forget');
  account.refusal = null;
  await phone.sync.compareNow();
  assert.deepEqual([account.kept, phone.device.own, phone.device.seen], [null, null, null]);
});

test('C7 when nobody is signed in any more, nothing is asked again and the draft stays', async () => {
  const account = new Account();
  account.refusal = 'signed-out';
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  await phone.sync.compareNow();
  await phone.change('mason', 2);
  await phone.sync.compareNow();
  assert.deepEqual([phone.phase(), account.calls, phone.device.own?.savedAt], ['off', 1, 2]);
});

test('C7 a change during a call is passed on after it', async () => {
  const account = new Account();
  const phone = openDevice(account, { own: { draft: draftOf('roofer'), savedAt: 1 } });
  const meeting = phone.sync.compareNow();
  phone.device.own = { draft: draftOf('mason'), savedAt: 2 };
  phone.sync.noteChange('now');
  await meeting;
  await phone.pass();
  assert.deepEqual(account.kept?.draft, draftOf('mason'));
});
