import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createToastStore, TOAST_REMOVAL_DELAY_MS } from './toast-store.ts';

type Planned = { callback: () => void; delayMs: number };

function createStore() {
  const planned: Planned[] = [];
  const store = createToastStore((callback, delayMs) => planned.push({ callback, delayMs }));
  return { store, planned };
}

test('B10 a second toast replaces the first, so that one is shown at a time', () => {
  const { store } = createStore();
  store.show({ title: 'first' });
  store.show({ title: 'second' });
  assert.deepEqual(
    store.list().map((toast) => toast.title),
    ['second'],
  );
});

test('B10 a dismissed toast closes at once and is removed after 1 000 000 ms', () => {
  const { store, planned } = createStore();
  const id = store.show({ title: 'saved' });
  store.dismiss(id);
  assert.equal(store.list()[0]?.isOpen, false);
  assert.equal(TOAST_REMOVAL_DELAY_MS, 1_000_000);
  assert.deepEqual(
    planned.map(({ delayMs }) => delayMs),
    [1_000_000],
  );
  planned[0]?.callback();
  assert.deepEqual(store.list(), []);
});

test('B10 dismissing a toast twice schedules one removal', () => {
  const { store, planned } = createStore();
  const id = store.show({ title: 'saved' });
  store.dismiss(id);
  store.dismiss(id);
  assert.equal(planned.length, 1);
});

test('B10 every change reaches the listeners until they unsubscribe', () => {
  const { store } = createStore();
  let calls = 0;
  const unsubscribe = store.subscribe(() => {
    calls += 1;
  });
  store.dismiss(store.show({ title: 'saved' }));
  unsubscribe();
  store.show({ title: 'later' });
  assert.equal(calls, 2);
});
