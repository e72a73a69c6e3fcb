import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scrubAddress, scrubText } from '#domain/errors/scrub.ts';
import { framesOf } from '#domain/errors/stack-frames.ts';
import { checkAnswer } from '#domain/writing/check-answer.ts';
import { escapeMarkdown } from '#domain/writing/prd-markdown.ts';
import { severalLines, withoutLinks } from '#server/features/mail/compose/visitor-text.ts';
import { scrubbedError } from '#server/features/mail/outbox/scrubbed-error.ts';
import { readStyleElements } from '#server/gateways/file-inspection/drawing-styles.ts';
import { hostileLines, readersOfHostileText } from './support/requests/hostile-text.ts';

/** What follows the part of a text that is read must change nothing. */
const secret = ' jana@strechy.example '.repeat(100);

// With quadratic time one line takes more than ten seconds; `npm run bench -- --only hostile-text` holds 50 ms.
describe('J4 hostile lines of 100 kB', () => {
  for (const [name, read] of Object.entries(readersOfHostileText)) {
    test(`J4 ${name} reads each of them`, () => {
      for (const line of Object.values(hostileLines)) assert.doesNotThrow(() => read(line));
    });
  }

  test('J4 of a report, an address and a mail server’s words only the beginning is read', () => {
    const error = (text: string) => scrubbedError(new Error(text), 'jana@strechy.example');
    for (const line of Object.values(hostileLines)) {
      assert.equal(scrubText(line + secret), scrubText(line.slice(0, 3000)));
      assert.equal(scrubAddress(line + secret), scrubAddress(line.slice(0, 2000)));
      assert.equal(error(line + secret), error(line.slice(0, 5000)));
    }
  });

  test('J4 of a stack only the first lines are read, and none that is too long to be a frame', () => {
    const frame = '    at run (https://x.example/assets/a.js:1:2)\n';
    const [name, file, place] = ['run', 'assets/a.js', '1:2'];
    assert.deepEqual(framesOf('x\n'.repeat(299) + frame), [{ name, file, place }]);
    assert.deepEqual(framesOf('x\n'.repeat(300) + frame), []);
    assert.deepEqual(framesOf(`    at ${'x'.repeat(1000)} (https://x.example/assets/a.js:1:2)\n${frame}`), [
      { name, file, place },
    ]);
  });

  test('H4 an answer of a model that is far too long is not read', () => {
    for (const answer of Object.values(hostileLines)) {
      assert.equal(checkAnswer({ answer, sources: [], language: 'sk' }), 'length');
    }
  });

  test('H4 E5 G7 texts that must be read whole keep what they say', () => {
    const spaces = ' '.repeat(100_000);
    assert.equal(escapeMarkdown(`a${spaces}b`), `a${spaces}b`);
    assert.equal(escapeMarkdown(`a${spaces}\n${spaces}b`), 'a b');
    assert.equal(severalLines(`a${spaces}b`), 'a b'.replace(' ', spaces));
    assert.equal(severalLines(`a${spaces}\nb`), 'a\nb');
    assert.equal(withoutLinks(`a${'.'.repeat(100_000)}`), `a${'.'.repeat(100_000)}`);
    const rules = `<style>${'/*a'.repeat(30_000)}*/.line{fill:#123}${'@'.repeat(100_000)};.bob{fill:#456}</style>`;
    const styleOf = readStyleElements(rules);
    assert.deepEqual(styleOf({ name: 'path', id: '', classes: 'line' }), { fill: '#123' });
    assert.deepEqual(styleOf({ name: 'path', id: '', classes: 'bob' }), { fill: '#456' });
  });
});
