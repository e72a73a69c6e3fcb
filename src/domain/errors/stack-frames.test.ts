import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstOwnFrame, frameText, framesOf } from './stack-frames.ts';

const chromium = `TypeError: Cannot read jana@strechy.example
    at Page (https://plumbline.example/assets/faq-page-D3adBeef.js?again=2:1:234)
    at https://plumbline.example/assets/entry-client-AbCdEf12.js:2:5
    at async load (chrome-extension://abcdef/assets/content.js:9:9)`;

const firefox = `page@https://plumbline.example/assets/faq-page-D3adBeef.js:1:234
@https://plumbline.example/assets/entry-client-AbCdEf12.js:2:5`;

const node = `RangeError: of Jana
    at Array.map (<anonymous>)
    at run (node:internal/timers:10:1)
    at Object.handle (file:///srv/jana/plumbline/src/server/features/x/y.ts:12:7)
    at next (/srv/jana/plumbline/node_modules/fastify/lib/hooks.js:3:1)`;

test('J4 frames of every browser and of the server are read, without message, host, query and home folder', () => {
  const read = (stack: string) => framesOf(stack).map(frameText);
  assert.deepEqual(read(chromium), [
    'Page (assets/faq-page-D3adBeef.js:1:234)',
    '(assets/entry-client-AbCdEf12.js:2:5)',
    'load (…:9:9)',
  ]);
  assert.deepEqual(read(firefox), [
    'page (assets/faq-page-D3adBeef.js:1:234)',
    '(assets/entry-client-AbCdEf12.js:2:5)',
  ]);
  assert.deepEqual(read(node), [
    'run (node:internal/timers:10:1)',
    'Object.handle (src/server/features/x/y.ts:12:7)',
    'next (node_modules/fastify/lib/hooks.js:3:1)',
  ]);
});

test('J4 the first own frame is in code of this project, not in a package, an extension or Node itself', () => {
  const fileOf = (stack: string) => firstOwnFrame(framesOf(stack))?.file;
  assert.equal(fileOf(chromium), 'assets/faq-page-D3adBeef.js');
  assert.equal(fileOf(node), 'src/server/features/x/y.ts');
  assert.equal(fileOf('Error\n    at x (chrome-extension://abcdef/assets/content.js:9:9)'), undefined);
  assert.equal(fileOf(''), undefined);
});

test('J4 what a name of a function may not be is not kept', () => {
  assert.deepEqual(framesOf('    at Jana, Nováková (https://x.example/assets/a.js:1:1)').map(frameText), [
    '(assets/a.js:1:1)',
  ]);
  assert.equal(framesOf('    at a (https://x.example/assets/a.js:1:1)\n'.repeat(40)).length, 15);
});
