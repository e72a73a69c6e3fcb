import test from 'node:test';
import fc from 'fast-check';
import { app } from '#server/app.ts'; // violates: no-restricted-imports layer
import { texts } from '../../locales/texts.ts'; // violates: no-restricted-imports layer
import { Kysely } from 'kysely'; // violates: no-restricted-imports
import { build } from '#tests/support/build.ts';

test('a test that runs by itself', () => {
  fc.assert(fc.property(fc.integer(), () => [app, texts, Kysely, build, Date.now()].length > 0));
});
