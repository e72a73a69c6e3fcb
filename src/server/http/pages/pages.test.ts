import assert from 'node:assert/strict';
import { roles } from '#domain/accounts/account.ts';
import { initialsOf } from '#domain/accounts/initials.ts';
import { languages } from '#domain/languages.ts';
import { addressIn } from '#domain/pages/page-addresses.ts';
import { allPathsOf, pathOf, routes, screens } from '#domain/routes.ts';
import { securitySettingsName } from '#server/features/settings/security-settings-store.ts';
import { askForReset, jana, mailedToken, registerVerified } from '#tests/support/people/accounts.ts';
import { submission, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { arePagesBuilt, languageIn, needsBuild, readPageInput } from '#tests/support/browser/test-pages.ts';

/** Pages of services have a test of their own in public-pages.test.ts. */
const publicScreens = screens.filter((screen) => routes[screen].permission === 'visit' && screen !== 'service');

testOnEachEngine(
  'A2 A3 every path and alias answers 200 with its screen in the visitor’s language',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const language of languages) {
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      for (const screen of publicScreens) {
        for (const path of [...allPathsOf(screen), `${allPathsOf(screen)[0]}/`]) {
          const answer = await browser.get(path);
          const what = `${language} ${path}`;
          // Behind the pattern of a secret address there is nothing, and what a mailed secret opens is over without it.
          const withoutSecret = screen === 'invitation' || screen === 'mailPreferences' ? 410 : 404;
          const isUnknown = routes[screen].isSecret || screen === 'confirmation';
          assert.equal(answer.status, isUnknown ? withoutSecret : 200, what);
          assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8', what);
          assert.deepEqual([readPageInput(answer.text).screen, languageIn(answer)], [screen, language], what);
          assert.match(answer.text, /^<!doctype html>.*<\/html>\s*$/s, what);
        }
      }
    }
  },
);

testOnEachEngine('V10 A2 an alias names the current language’s own address as canonical', async (database, context) => {
  if (needsBuild(context)) return;
  const app = await openTestApp(context, database, { environment: { SITE_HOSTS: 'da=plumbline.example' } });
  const hosts = app.services.config.siteHosts;
  for (const language of languages) {
    for (const screen of ['configurator', 'login', 'passwordReset', 'emailVerification', 'confirmation'] as const) {
      for (const path of allPathsOf(screen)) {
        const { text } = await app.newBrowser().get(`${path}?lng=${language}`);
        const canonical = /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1];
        assert.equal(canonical, addressIn(language, { screen, origin: app.origin, hosts }), `${language} ${path}`);
      }
    }
  }
});

testOnEachEngine(
  'V11 F1 an address within the portal leads strangers to the login and back, and signed-in people to not-found',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const stranger = await app.newBrowser().get('/portal/projects/1?tab=files');
    assert.deepEqual(
      [stranger.status, stranger.headers.get('location')],
      [302, `/auth?next=${encodeURIComponent('/portal/projects/1?tab=files')}`],
    );
    const customer = await registerVerified(app, jana);
    assert.equal((await customer.get('/portal/projects/1')).status, 404);
  },
);

testOnEachEngine(
  'V20 B14 the portal shows a person without a picture by the initials of the name',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database);
    const customer = await registerVerified(app, jana);
    for (const screen of ['portal', 'settings'] as const) {
      const { text } = await customer.get(pathOf(screen, 'sk'));
      assert.match(text, new RegExp(`<span[^>]*>${initialsOf(jana.username)}</span>`), screen);
    }
  },
);

testOnEachEngine(
  'A9 any other path is a not-found page with 404 in the visitor’s language',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const lost = [
      '/nikde',
      '/ponuka/nikde',
      '/admin/nikde',
      '/apinikde',
      '/index.php',
      '/%C5%BElt%C3%BD',
      '/50%-zlava',
      '/%zz',
      '/a%00b',
    ];
    for (const language of languages) {
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      for (const path of lost) {
        const answer = await browser.get(path);
        assert.equal(answer.status, 404, path);
        assert.deepEqual([languageIn(answer), readPageInput(answer.text).screen], [language, null], path);
        assert.equal(answer.text.includes('nikde'), false, 'the page repeats nothing of the address');
      }
    }
  },
);

testOnEachEngine('A8 what no search engine may list says so', async (database, context) => {
  if (needsBuild(context)) return;
  const app = await openTestApp(context, database);
  for (const screen of publicScreens) {
    const { text } = await app.newBrowser().get(pathOf(screen, 'sk'));
    assert.equal(text.includes('<meta name="robots" content="noindex">'), !routes[screen].isIndexed, screen);
  }
});

testOnEachEngine('F1 the back office sends strangers to the login with the way back', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const path of ['/admin', `/admin/requests/${app.services.newId()}`, '/admin?filter=a%26b&lng=da']) {
    const anonymous = await app.newBrowser().get(path);
    assert.deepEqual(
      [anonymous.status, anonymous.headers.get('location')],
      [302, `/auth?next=${encodeURIComponent(path)}`],
    );
    const shown = await (await app.newBrowserOf('admin')).get(path);
    const { isDenied, data } = readPageInput(shown.text);
    assert.deepEqual([shown.status, isDenied, data.user?.role], [200, false, 'admin']);
    assert.equal(shown.headers.get('cache-control'), 'no-store');
  }
});

testOnEachEngine(
  'F1 a customer is led from the back office’s entrance to the portal, and refused behind it',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const customer = await app.newBrowserOf('user');
    for (const path of ['/admin', '/admin/', '/admin?filter=a%26b']) {
      const led = await customer.get(path);
      assert.deepEqual([led.status, led.headers.get('location')], [302, '/portal'], path);
    }
    const denied = await customer.get(`/admin/requests/${app.services.newId()}`);
    assert.deepEqual([denied.status, readPageInput(denied.text).isDenied], [403, true]);
    assert.equal(denied.headers.get('cache-control'), 'no-store');
    assert.equal((await customer.get('/portal')).status, 200);
  },
);

testOnEachEngine(
  'H11 a bookkeeper is led from the entrances of others to the documents, and refused behind them',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const bookkeeper = await app.newBrowserOf('bookkeeper');
    for (const path of ['/admin', '/portal']) {
      const led = await bookkeeper.get(path);
      assert.deepEqual([led.status, led.headers.get('location')], [302, '/admin/documents'], path);
    }
    for (const path of ['/admin/documents', '/admin/payments', '/admin/profile']) {
      assert.equal((await bookkeeper.get(path)).status, 200, path);
    }
    for (const path of ['/admin/requests', '/admin/payments/import', '/admin/settings', '/admin/users']) {
      assert.equal((await bookkeeper.get(path)).status, 403, path);
    }
  },
);

testOnEachEngine(
  'F5 while a second factor is demanded, every screen of a person without one is the settings',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const value = JSON.stringify({ requireSecondFactor: true, minimumPasswordLength: 6 });
    const now = app.services.clock();
    await app.services.db
      .insertInto('settings')
      .values({ name: securitySettingsName, value, version: 1, updated_at: now })
      .execute();
    for (const role of roles) {
      const person = await app.newBrowserOf(role);
      for (const path of ['/portal', '/admin', `/admin/requests/${app.services.newId()}`]) {
        const led = await person.get(path, { 'accept-language': 'da' });
        assert.deepEqual([led.status, led.headers.get('location')], [302, '/portal/settings'], path);
      }
      assert.equal((await person.get('/portal/nastavenia')).status, 200);
    }
  },
);

testOnEachEngine(
  'C9 the confirmation shows the number to whoever has its link, is kept nowhere, and is not found by any other link',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { number, confirmationToken } = (await submit(app.newBrowser(), submission())).body as {
      number: number;
      confirmationToken: string;
    };
    const { meta, unknownMeta } = texts.sk.confirmation;
    const read = async (query: string, status: number) => {
      const answer = await app.newBrowser().get(`/potvrdenie-dopytu${query}`);
      assert.deepEqual(
        [answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')],
        [status, 'no-store', null],
      );
      if (arePagesBuilt)
        assert.ok(answer.text.includes(`<title>${(status === 200 ? meta : unknownMeta).title}</title>`));
      const { requestNumber, isMessage } = readPageInput(answer.text).data;
      assert.equal(isMessage, undefined);
      return requestNumber;
    };
    assert.equal(await read(`?request=${confirmationToken}`, 200), number);
    for (const unknown of ['', '?request=', '?request=1001', `?request=${confirmationToken}x`, '?request=%00']) {
      assert.equal(await read(unknown, 404), null, unknown);
    }
  },
);

testOnEachEngine('F3 the form of a mailed link is in the document before any script', async (database, context) => {
  const app = await openTestApp(context, database);
  const read = async (path: string) => {
    const answer = await app.newBrowser().get(path);
    assert.deepEqual([answer.status, answer.headers.get('cache-control')], [200, 'no-store'], path);
    return [...answer.text.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name);
  };
  const withoutLink = await read('/resetovat-heslo');
  assert.ok(withoutLink.includes('email') && !withoutLink.includes('newPassword'));
  await registerVerified(app, jana);
  await askForReset(app, jana.email);
  const withLink = await read(`/resetovat-heslo?token=${await mailedToken(app, jana.email)}`);
  assert.ok(withLink.includes('newPassword') && withLink.includes('repeated'));
  assert.ok((await read('/resetovat-heslo?token=%3Cscript%3E')).includes('email'), 'no token of ours');
});

testOnEachEngine(
  'A2 a forged Host header is not repeated, and a missing one is no error',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const host of ['evil"><script>alert(1)</script>', 'a b', 'evil.example/path', 'x'.repeat(300), '']) {
      const answer = await app.newBrowser().get('/ponuka', { host });
      assert.equal(answer.status, 200, host);
      const { origin } = readPageInput(answer.text);
      assert.match(origin, /^http:\/\/[a-z0-9.-]+(:\d+)?$/, host);
      assert.doesNotMatch(answer.text, /alert\(1\)/);
    }
  },
);

testOnEachEngine('K2 forwarded scheme and host are believed from a trusted proxy only', async (database, context) => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'plumbline.sk' };
  const proxied = await openTestApp(context, database, { environment: { TRUST_PROXY: '127.0.0.1' } });
  const exposed = await openTestApp(context, database, { environment: { TRUST_PROXY: '10.0.0.1' } });
  const direct = await openTestApp(context, database, { environment: { TRUST_PROXY: '' } });
  for (let visit = 1; visit <= 3; visit += 1) {
    const page = await proxied.newBrowser().get('/ponuka', forwarded);
    assert.equal(readPageInput(page.text).origin, 'https://plumbline.sk');
    const cookie = (await proxied.newBrowser().get('/?lng=da', forwarded)).headers.getSetCookie()[0];
    assert.match(cookie ?? '', /; Secure/);
    for (const app of [exposed, direct]) {
      assert.equal(readPageInput((await app.newBrowser().get('/ponuka', forwarded)).text).origin, app.origin);
      assert.equal(readPageInput((await app.newBrowser().get('/ponuka')).text).origin, app.origin);
    }
  }
});
