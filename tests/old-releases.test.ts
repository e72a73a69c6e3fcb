import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { EngineName } from '#server/database/engine.ts';
import { changeSettings, resumeDrafts, signIn, workOnRequests } from './releases/change-everything.ts';
import { openRelease, releases } from './releases/load-release.ts';
import { openEveryScreen, readEveryEndpoint } from './releases/read-everything.ts';
import { type TestApp, openTestApp } from './support/test-app.ts';
import { type TestDatabase, testAtEachLocation } from './support/test-databases.ts';

const day = 24 * 60 * 60_000;

/** Starts the app of today on the data of a release, a day after it was written. */
async function openAppOn(context: TestContext, database: TestDatabase): Promise<TestApp> {
  const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '100000' }, pdf: 'real' });
  app.passTime(day);
  await app.services.look.refresh();
  return app;
}

/** Uses every screen and every form, and asserts that nothing of it has failed. */
async function useEverything(app: TestApp): Promise<void> {
  const { admin, customer } = await signIn(app);
  await readEveryEndpoint(app, admin, customer);
  await openEveryScreen(app, admin);
  await resumeDrafts(app, customer);
  await changeSettings(admin);
  await workOnRequests(app, admin);
  await readEveryEndpoint(app, admin, customer);
  const failed = app
    .transcript()
    .log.split('\n')
    .filter((line) => /"level":(?:50|60)/.test(line));
  assert.deepEqual(failed, []);
}

for (const release of releases) {
  const open = (engine: EngineName, context: TestContext) => openRelease(context, { release, engine });

  testAtEachLocation(`K8 every screen works on the data of release ${release}`, async (engine, context) => {
    await useEverything(await openAppOn(context, await open(engine, context)));
  });
}
