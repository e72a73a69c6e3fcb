import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ChatBrowser, startChat } from './chat-widget.ts';

const settings = { key: '0123456789abcdef', language: 'da' } as const;

/** A browser whose time the test passes. */
function openBrowser() {
  let now = 0;
  const timers: { at: number; run: () => void }[] = [];
  const sources: string[] = [];
  const browser: ChatBrowser = {
    globals: {},
    appendScript: (source) => void sources.push(source),
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  };
  function pass(ms: number): void {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    for (const timer of due) {
      timers.splice(timers.indexOf(timer), 1);
      timer.run();
    }
  }
  return { browser, sources, pass, calls: () => browser.globals.smartsupp?._ };
}

const silence = ['recording:disable', true];

test('B9 the chat loads 2000 ms after the start, with its key and without recording', () => {
  const { browser, sources, pass, calls } = openBrowser();
  startChat(settings, browser);
  pass(1999);
  assert.deepEqual([sources, browser.globals], [[], {}]);
  pass(1);
  assert.deepEqual(sources, ['https://www.smartsuppchat.com/loader.js']);
  assert.partialDeepStrictEqual(browser.globals, { _smartsupp: { key: settings.key } });
  assert.deepEqual(calls(), [silence]);
});

test('B9 the follow-up 1500 ms later sets the language', () => {
  const { browser, pass, calls } = openBrowser();
  startChat(settings, browser);
  pass(2000);
  pass(1499);
  assert.deepEqual(calls(), [silence]);
  pass(1);
  assert.deepEqual(calls(), [silence, ['language', 'da']]);
});

test('B9 the follow-up reaches the chat that has taken the queue’s place', () => {
  const { browser, pass } = openBrowser();
  startChat(settings, browser);
  pass(2000);
  const heard: unknown[][] = [];
  browser.globals.smartsupp = Object.assign((...call: unknown[]) => void heard.push(call), { _: [] });
  pass(1500);
  assert.deepEqual(heard, [['language', 'da']]);
});

test('B9 a start that is called off in time loads nothing', () => {
  const { browser, sources, pass } = openBrowser();
  startChat(settings, browser)();
  pass(10_000);
  assert.deepEqual([sources, browser.globals], [[], {}]);
});

test('B9 a second start loads no second chat', () => {
  const { browser, sources, pass } = openBrowser();
  startChat(settings, browser);
  startChat(settings, browser);
  pass(2000);
  startChat(settings, browser);
  pass(2000);
  assert.equal(sources.length, 1);
});
