import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { browserStorage, tabStorage } from './browser-storage.ts';

/** What browsers offer as far as it is used here; `isFull` takes nothing new, as a full or a private one does. */
class KeptTexts {
  readonly texts = new Map<string, string>();
  isFull = false;
  getItem = (key: string) => this.texts.get(key) ?? null;
  removeItem = (key: string) => void this.texts.delete(key);
  setItem = (key: string, text: string) => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
  };
}

/** Puts another storage in the place of the global one until the test ends. */
function offer(context: TestContext, name: 'localStorage' | 'sessionStorage', storage: () => unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { get: storage, configurable: true });
  context.after(() => {
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  });
}

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

test('C7 a text is kept, read again and forgotten, each storage for itself', (context) => {
  const [local, session] = [new KeptTexts(), new KeptTexts()];
  offer(context, 'localStorage', () => local);
  offer(context, 'sessionStorage', () => session);
  assert.equal(browserStorage.read('a'), null);
  assert.equal(browserStorage.write('a', '{"one":1}'), true);
  assert.deepEqual([...local.texts, ...session.texts], [['a', '{"one":1}']]);
  assert.deepEqual(browserStorage.readJson('a'), { one: 1 });
  assert.equal(tabStorage.read('a'), null);
  assert.equal(browserStorage.write('a', null), true);
  assert.equal(local.texts.size, 0);
});

test('C7 what is no JSON is read as nothing', (context) => {
  const local = new KeptTexts();
  offer(context, 'localStorage', () => local);
  for (const text of ['', '{', 'undefined']) {
    local.texts.set('broken', text);
    assert.equal(browserStorage.readJson('broken'), null, text);
  }
});

test('C7 where storage is refused a text lasts as long as the page, and the caller is told', (context) => {
  offer(context, 'localStorage', refuse);
  assert.equal(browserStorage.read('b'), null);
  assert.equal(browserStorage.write('b', 'text'), false);
  assert.equal(browserStorage.read('b'), 'text');
  assert.equal(browserStorage.write('b', null), false);
  assert.equal(browserStorage.read('b'), null);
});

test('C7 a full storage never answers an older text for a newer one', (context) => {
  const local = new KeptTexts();
  offer(context, 'localStorage', () => local);
  browserStorage.write('c', 'older');
  local.isFull = true;
  assert.equal(browserStorage.write('c', 'newer'), false);
  assert.equal(browserStorage.read('c'), 'newer');
  local.isFull = false;
  assert.equal(browserStorage.write('c', 'newest'), true);
  assert.deepEqual([browserStorage.read('c'), local.texts.get('c')], ['newest', 'newest']);
});
