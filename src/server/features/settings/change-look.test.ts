import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { VersionedLook } from '#contract/settings.ts';
import { auditEntries, failAtId, statusesOf } from '#tests/support/people/accounts.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { needsBuild, readPageInput } from '#tests/support/browser/test-pages.ts';

const path = '/api/admin/settings/look';
const first = { primaryColor: null, defaultTheme: 'light', logo: null } as const;
const blue = { ...first, primaryColor: '#0b5fa5' };
const svg = '<svg viewBox="0 0 40 10"><path d="M0 0h40v10H0z" fill="#123456"/><script>alert(1)</script></svg>';
const png = newPicture(80, 20).toString('base64');
const refusalOf = ({ body }: { body: unknown }) => {
  const { field, details } = body as { field?: string; details?: { rule: string; message: string }[] };
  return [field, details?.[0]?.rule];
};

testOnEachEngine('G7 an administrator changes the look, which the log keeps', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  assert.deepEqual((await admin.get(path)).body, { ...first, version: 0, changedAt: null, changedBy: null });
  const answer = await admin.put(path, { ...blue, defaultTheme: 'dark', version: 0 });
  const stored = answer.body as VersionedLook;
  assert.deepEqual([answer.status, stored.version, stored.primaryColor], [200, 1, '#0b5fa5']);
  assert.match(stored.changedBy ?? '', /^admin /);
  assert.equal(stored.changedAt, app.services.clock());
  assert.deepEqual((await admin.get(path)).body, stored);
  assert.deepEqual(
    (await auditEntries(database, 'settings.look-changed')).map(({ detail }) => detail),
    [JSON.stringify({ primaryColor: '#0b5fa5', defaultTheme: 'dark', logo: false })],
  );
});

testOnEachEngine('G5 of two changes of the look one wins and the other learns of it', async (database, context) => {
  const app = await openTestApp(context, database);
  const [one, other] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
  for (const version of [0, 1]) {
    const answers = await Promise.all([
      one.put(path, { ...blue, version }),
      other.put(path, { ...first, defaultTheme: 'system', version }),
    ]);
    assert.deepEqual(statusesOf(answers), [200, 409]);
  }
  assert.equal((await one.put(path, { ...blue, version: 0 })).code, 'changed-meanwhile');
});

testOnEachEngine('G7 what cannot be read or drawn is refused with the reason', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const refused = async (change: object) => {
    const answer = await admin.put(path, { ...first, ...change, version: 0 });
    assert.deepEqual([answer.status, answer.code], [400, 'invalid-input']);
    return refusalOf(answer);
  };
  assert.deepEqual(await refused({ primaryColor: '#ffffff' }), ['primaryColor', 'too-light']);
  assert.equal((await refused({ primaryColor: 'red' }))[0], 'primaryColor');
  assert.equal((await refused({ primaryColor: '#0b5fa5;}' }))[0], 'primaryColor');
  assert.equal((await refused({ defaultTheme: 'sepia' }))[0], 'defaultTheme');
  assert.deepEqual(await refused({ logo: { svg: '<svg/>', png } }), ['logo', 'nothing-left']);
  const whole = Buffer.from(png, 'base64');
  const broken = [
    Buffer.from('no picture'),
    whole.subarray(0, 60),
    Buffer.concat([whole.subarray(0, 45), Buffer.from([1, 2, 3]), whole.subarray(48)]),
    newPicture(481, 20),
    newPicture(80, 97),
  ];
  for (const bytes of broken) {
    assert.deepEqual(await refused({ logo: { svg: null, png: bytes.toString('base64') } }), ['logo', 'no-picture']);
  }
  assert.equal(((await admin.get(path)).body as VersionedLook).version, 0);
});

testOnEachEngine('G7 a logo is stored cleaned and served so that it can only draw', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const checked = await admin.post(`${path}/logo`, { svg });
  assert.deepEqual({ ...(checked.body as object), svg: '' }, { svg: '', width: 40, height: 10, isChanged: true });
  assert.deepEqual(refusalOf(await admin.post(`${path}/logo`, { svg: 'hello' })), ['logo', 'no-svg']);
  const { logo } = (await admin.put(path, { ...first, logo: { svg, png }, version: 0 })).body as VersionedLook;
  assert.equal(logo?.svg, (checked.body as { svg: string }).svg);
  assert.doesNotMatch(logo?.svg ?? '', /script/);
  const page = readPageInput((await app.newBrowser().get('/')).text);
  assert.deepEqual([page.look?.logo?.width, page.look?.logo?.height], [80, 20]);
  const src = page.look?.logo?.src ?? '';
  assert.match(src, /^\/logo\/[\da-f]{12}\.svg$/);
  const file = await app.newBrowser().get(src);
  assert.equal(file.text, logo?.svg);
  assert.equal(file.headers.get('content-type'), 'image/svg+xml');
  assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
  assert.match(file.headers.get('content-security-policy') ?? '', /^default-src 'none';.*; sandbox$/);
  assert.match(file.headers.get('cache-control') ?? '', /immutable/);
  assert.equal((await app.newBrowser().get('/logo/000000000000.svg')).status, 404);
  const raster = await admin.put(path, { ...first, logo: { svg: null, png }, version: 1 });
  assert.equal(raster.status, 200);
  const picture = readPageInput((await app.newBrowser().get('/')).text).look?.logo?.src ?? '';
  assert.equal((await app.newBrowser().get(picture)).headers.get('content-type'), 'image/png');
  assert.equal((await app.newBrowser().get(src)).status, 404);
});

testOnEachEngine('G7 K2 every instance wears a new look within five seconds', async (database, context) => {
  const app = await openTestApp(context, database);
  const second = await openSecondApp(context, database);
  const visitor = second.newBrowser();
  const lookOf = async () => readPageInput((await visitor.get('/')).text).look;
  for (let visit = 0; visit < 3; visit += 1) assert.equal(await lookOf(), undefined);
  await (await app.newBrowserOf('admin')).put(path, { ...blue, defaultTheme: 'system', version: 0 });
  const changed = { primaryColor: '#0b5fa5', theme: 'system' };
  assert.deepEqual(readPageInput((await app.newBrowser().get('/')).text).look, changed, 'its own instance at once');
  second.passTime(5001);
  await lookOf();
  await second.services.look.refresh();
  assert.deepEqual(await lookOf(), changed);
});

testOnEachEngine('G7 documents wear the colour by a style that their policy names', async (database, context) => {
  if (needsBuild(context)) return;
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const styleOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const plain = await app.newBrowser().get('/');
  await admin.put(path, { ...blue, defaultTheme: 'dark', version: 0 });
  const answers = [await app.newBrowser().get('/'), await admin.get('/admin'), await app.newBrowser().get('/nowhere')];
  for (const answer of answers) {
    const style = styleOf(answer.text);
    assert.match(style, /:root:root,\[data-theme\]\[data-theme=light\]\{--line:#0b5fa5;/);
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = answer.headers.get('content-security-policy') ?? '';
    assert.ok(policy.includes(`'sha256-${hash}'`));
    assert.doesNotMatch(policy, /unsafe-inline/);
    assert.match(answer.text, /<html lang="sk" data-theme="dark"/);
  }
  const manifest = JSON.parse((await app.newBrowser().get('/site.webmanifest')).text) as { theme_color: string };
  assert.equal(manifest.theme_color, '#0b5fa5');
  await admin.put(path, { ...first, version: 1 });
  assert.equal((await app.newBrowser().get('/')).text, plain.text, 'the product’s own look costs no byte');
});

testOnEachEngine('G11 a change of the look whose entry fails does not happen', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  failAtId(app, 1);
  assert.equal((await admin.put(path, { ...blue, version: 0 })).status, 500);
  assert.equal(((await admin.get(path)).body as VersionedLook).version, 0);
});
