import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followOtherServers } from '#server/features/settings/cached-setting.ts';
import { openLiveEvents } from '#server/live/open-live-events.ts';
import { needsBuild } from '#tests/support/browser/test-pages.ts';
import { type TestDatabase, atEnd, openTestDatabase } from '#tests/support/database/test-databases.ts';
import { newQuestion, newQuestions, publishDocument, readContent, restore } from '#tests/support/people/content.ts';
import { type TestApp, openSecondApp, openTestApp } from '#tests/support/test-app.ts';

/** A server that hears of changes by LISTEN and NOTIFY alone: its clock stands, so that nothing is read again after a while. */
function hear({ services }: TestApp, { location }: TestDatabase, self: string) {
  const { db, engine } = services;
  const opened = openLiveEvents({ db, engine, databaseUrl: location.databaseUrl, self });
  const isHearing = new Promise((resolve) => opened.live.subscribe(resolve));
  services.live = opened.live;
  followOtherServers(opened.live, [services.siteContent, services.look]);
  return { isHearing, close: () => opened.close() };
}

test('A12 R14 what is published on one server is on the pages of the other one, with its picture, and so is what is taken back', async (context) => {
  if (needsBuild(context)) return;
  const database = await openTestDatabase(context, 'postgres');
  const [one, other] = [await openTestApp(context, database), await openSecondApp(context, database)];
  const heard = [hear(one, database, 'one'), hear(other, database, 'other')];
  atEnd(context, () => Promise.all(heard.map(({ close }) => close())));
  await Promise.all(heard.map(({ isHearing }) => isHearing));
  const read = async (app: TestApp) => (await app.newBrowser().get('/faq?lng=da')).text;
  const until = async (isAsAwaited: (text: string) => boolean) => {
    for (;;) {
      const text = await read(other);
      if (isAsAwaited(text)) return text;
      await new Promise(setImmediate);
    }
  };
  const before = await read(other);
  assert.ok(!before.includes(newQuestions.da));

  const admin = await one.newBrowserOf('admin');
  const { document } = await readContent(admin, 'faq');
  const { da } = document.head.texts;
  const head = {
    ...document.head,
    texts: { ...document.head.texts, da: { ...da, metaTitle: 'Spørg løs | {{brand}}' } },
  };
  await publishDocument(admin, 'faq', { head, items: [newQuestion(), ...document.items] });
  const text = await until((each) => each.includes(newQuestions.da));
  const pictureIn = (html: string) => new URL(/property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '').pathname;
  const address = pictureIn(text);
  assert.match(address, /^\/social-pictures\/faq\.da\.[0-9a-f]{16}\.png$/);
  assert.equal(pictureIn(await read(one)), address);
  const [here, there] = [await one.newBrowser().get(address), await other.newBrowser().get(address)];
  assert.deepEqual([here.status, there.status], [200, 200]);
  assert.ok(here.bytes.equals(there.bytes), 'both draw the same picture');

  assert.equal((await restore(admin, 'faq', { number: 0, latest: 1 })).status, 200);
  assert.equal(await until((each) => !each.includes(newQuestions.da)), before);
});
