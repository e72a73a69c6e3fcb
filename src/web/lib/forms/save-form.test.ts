import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ApiError } from '../http/api.ts';
import { type StoredRecord, saveForm } from './save-form.ts';

type Values = { name: string; note: string };
type Stored = Values & { version: number };

/** A response of the server with an error code. */
function refusal(code: string): ApiError {
  const body = { code, message: code, category: 'validation', severity: 'low', errorId: 'ERR_A', timestamp: '' };
  return new ApiError({ status: 409, statusText: code, text: JSON.stringify(body), retryAfter: null });
}

/** A server that holds one record and takes a change of its present version only. */
function serverOf(first: Stored) {
  let stored = first;
  let calls = 0;
  return {
    calls: () => calls,
    changeMeanwhile: (part: Partial<Values>) => (stored = { ...stored, ...part, version: stored.version + 1 }),
    async send(values: Values, base: Stored | null): Promise<Stored> {
      calls += 1;
      if (base?.version !== stored.version) throw refusal('changed-meanwhile');
      stored = { ...values, version: stored.version + 1 };
      return stored;
    },
    reload: async () => stored,
  };
}

const base: Stored = { name: 'Jana', note: '', version: 1 };
const recordOf = (more: Partial<StoredRecord<Values, Stored>>): StoredRecord<Values, Stored> => ({
  base,
  valuesOf: ({ name, note }) => ({ name, note }),
  reload: async () => null,
  ...more,
});

describe('saveForm', () => {
  test('G5 a form whose record nobody else has changed is saved', async () => {
    const { send, reload } = serverOf(base);
    const values = { name: 'Jana K.', note: '' };
    const outcome = await saveForm({ values, base, send, stored: recordOf({ reload }) });
    assert.deepEqual(outcome, { kind: 'saved', saved: { ...values, version: 2 } });
  });

  test('G5 after somebody else’s change both edits are merged, and the next attempt goes out with their version', async () => {
    const { send, reload, changeMeanwhile } = serverOf(base);
    changeMeanwhile({ note: 'VIP' });
    const values = { name: 'Jana K.', note: '' };
    const outcome = await saveForm({ values, base, send, stored: recordOf({ reload }) });
    assert.ok(outcome.kind === 'changed');
    assert.deepEqual(outcome.merged, { values: { name: 'Jana K.', note: 'VIP' }, conflicts: [] });
    const again = await saveForm({
      values: outcome.merged.values,
      base: outcome.base,
      send,
      stored: recordOf({ reload }),
    });
    assert.deepEqual(again, { kind: 'saved', saved: { name: 'Jana K.', note: 'VIP', version: 3 } });
  });

  test('G5 a form that merges silently is saved at once unless both changed the same field', async () => {
    const free = serverOf(base);
    free.changeMeanwhile({ note: 'VIP' });
    const silent = recordOf({ reload: free.reload, mergesSilently: true });
    const saved = await saveForm({ values: { name: 'Jana K.', note: '' }, base, send: free.send, stored: silent });
    assert.deepEqual(saved, { kind: 'saved', saved: { name: 'Jana K.', note: 'VIP', version: 3 } });
    const contested = serverOf(base);
    contested.changeMeanwhile({ name: 'Janka' });
    const stored = recordOf({ reload: contested.reload, mergesSilently: true });
    const outcome = await saveForm({ values: { name: 'Jana K.', note: '' }, base, send: contested.send, stored });
    assert.ok(outcome.kind === 'changed');
    assert.deepEqual(outcome.merged.conflicts, [{ field: 'name', mine: 'Jana K.', theirs: 'Janka' }]);
  });

  test('G5 a record that changes before every attempt ends in a failure, not in endless attempts', async () => {
    const busy = serverOf(base);
    busy.changeMeanwhile({ note: '0' });
    const reload = async () => {
      const read = await busy.reload();
      busy.changeMeanwhile({ note: String(busy.calls()) });
      return read;
    };
    const stored = recordOf({ reload, mergesSilently: true });
    const outcome = await saveForm({ values: { name: 'Jana K.', note: '' }, base, send: busy.send, stored });
    assert.equal(outcome.kind, 'failed');
    assert.equal(busy.calls(), 4);
  });

  test('G5 a record that is there no more is told apart from other failures', async () => {
    const fail = (error: Error) => async (): Promise<Stored> => {
      throw error;
    };
    const values = { name: '', note: '' };
    const kindOf = async (error: Error, more: Partial<StoredRecord<Values, Stored>>) =>
      (await saveForm({ values, base, send: fail(error), stored: recordOf(more) })).kind;
    assert.equal(await kindOf(refusal('not-found'), {}), 'gone');
    assert.equal(await kindOf(refusal('changed-meanwhile'), { reload: async () => 'gone' }), 'gone');
    assert.equal(await kindOf(refusal('changed-meanwhile'), {}), 'failed');
    assert.equal(await kindOf(refusal('invalid-input'), {}), 'failed');
    const created = await saveForm({ values, base: null, send: fail(refusal('not-found')), stored: recordOf({}) });
    assert.equal(created.kind, 'failed');
  });
});
