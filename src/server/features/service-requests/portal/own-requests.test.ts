import assert from 'node:assert/strict';
import { readPortalHome } from '#contract/portal/portal-home.ts';
import {
  confirmEmail,
  jana,
  mailedToken,
  peter,
  registerIn,
  registerVerified,
} from '#tests/support/people/accounts.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { answersOf, submission, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'D1 F2 requests sent as an address are listed once the address is verified, and nobody else’s',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const send = (email: string, website = '') =>
      submit(app.newBrowser(), submission({ website, answers: answersOf({ email }) }));
    await send(jana.email.toUpperCase());
    await send(peter.email);
    await send(jana.email, 'robot');
    const browser = await registerIn(app, jana);
    const read = async () => (await readHome(browser)).requests;
    assert.deepEqual(await read(), [], 'an address counts only once it is verified');
    assert.equal((await confirmEmail(app, await mailedToken(app, jana.email))).status, 200);
    const [request, ...others] = await read();
    assert.deepEqual([request?.number, request?.status, others], [1001, 'new', []]);
    app.passTime(1000);
    await send(jana.email);
    assert.deepEqual(
      (await read()).map(({ number }) => number),
      [1004, 1001],
    );
    const elsewhere = await registerVerified(app, peter);
    const { requests } = await readHome(elsewhere);
    assert.deepEqual(
      requests.map(({ number }) => number),
      [1002],
    );
    assert.equal((await app.newBrowser().get(readPortalHome.path)).code, 'sign-in-required');
  },
);
