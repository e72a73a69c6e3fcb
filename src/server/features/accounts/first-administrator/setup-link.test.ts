import assert from 'node:assert/strict';
import type { Services } from '#server/services.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { prepareFirstAdministrator } from './prepare-first-administrator.ts';

const jana = { username: 'Jana', password: 'kladivo a klince', email: 'jana@plumbline.example' };
const day = 24 * 60 * 60_000;

/** What a start prints, as the token in it. */
async function printedToken(services: Services): Promise<string> {
  return (await prepareFirstAdministrator(services))?.split('token=')[1] ?? '';
}

testOnEachEngine(
  'F7 the page of a link says at once that it was used, has expired or never was, and looking uses nothing up',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const isOver = async (token: string) => {
      const answer = await app.newBrowser().get(`/setup?${new URLSearchParams({ token }).toString()}`);
      assert.deepEqual([answer.status, answer.headers.get('cache-control')?.includes('no-store')], [200, true]);
      return readPageInput(answer.text).data.isLinkOver ?? false;
    };
    const late = await printedToken(app.services);
    assert.deepEqual([await isOver(late), await isOver(late), await isOver('')], [false, false, false]);
    app.passTime(day);
    const token = await printedToken(app.services);
    assert.deepEqual([await isOver(late), await isOver(token)], [true, false]);
    for (const unknown of ['made-up', 'x'.repeat(5000), 'a\0b', '%'])
      assert.equal(await isOver(unknown), true, unknown);
    assert.equal((await app.newBrowser().post('/api/setup', { ...jana, token })).status, 200);
    assert.equal(await isOver(token), true);
  },
);
