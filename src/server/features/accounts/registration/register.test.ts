import assert from 'node:assert/strict';
import { languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import {
  auditEntries,
  everythingStored,
  failAtId,
  idOf,
  isSignedIn,
  jana,
  linkIn,
  logInElsewhere,
  mailedToken,
  mailsTo,
  newPlace,
  peter,
  refusalsOf,
  registerIn,
  registerVerified,
  statusesOf,
} from '#tests/support/people/accounts.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const tooShort = 'Používateľské meno musí mať aspoň 3 znaky a heslo aspoň 6 znakov.';
const taken = 'Používateľské meno už existuje. Vyberte si iné.';
const common = texts.sk.validation.account.commonPassword;

testOnEachEngine('F1 a registration makes a customer who is signed in', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = newPlace(app);
  browser.cookies.set('session', 'planted');
  const answer = await browser.post('/api/register', { username: '  Jana ', password: jana.password });
  assert.deepEqual([answer.status, answer.body], [200, { username: 'Jana', role: 'user', mustEnrol: false }]);
  assert.notEqual(browser.cookies.get('session'), 'planted');
  assert.equal(await isSignedIn(browser), true);
  assert.equal((await logInElsewhere(app, jana)).answer.status, 200);
  const id = await idOf(database, 'Jana');
  assert.deepEqual(await auditEntries(database, 'account.registered'), [
    { actor_kind: 'visitor', actor_id: id, subject_id: id, detail: '{}' },
  ]);
});

testOnEachEngine('F1 each rule of a registration is said at its field, to the letter', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = newPlace(app);
  const username = { field: 'username', rule: 'too-short', message: tooShort };
  const password = { field: 'password', rule: 'too-short', message: tooShort };
  const easy = { field: 'password', rule: 'too-common', message: common };
  const email = { field: 'email', rule: 'email', message: texts.sk.validation.email };
  const rows: [change: object, refusals: object[]][] = [
    [{ username: ' Jo ' }, [username]],
    [{ password: 'heslo' }, [password]],
    [{ username: '', password: '', email: 'jana@' }, [username, password, email]],
    [{ email: 'jana dielna.example' }, [email]],
    [{ password: 'Password' }, [easy]],
    [{ username: 'Kladivko', password: 'kladivko' }, [easy]],
    [{ password: 'PlumbLine' }, [easy]],
  ];
  for (const [change, refusals] of rows) {
    const answer = await browser.post('/api/register', { ...jana, ...change });
    assert.deepEqual([answer.status, answer.code], [400, 'invalid-input']);
    assert.deepEqual(refusalsOf(answer), refusals);
  }
  assert.deepEqual(await database.db.selectFrom('users').selectAll().execute(), []);
  assert.equal((await browser.post('/api/register', { username: 'Ján', password: 'šesť6!' })).status, 200);
});

testOnEachEngine('F1 a taken name is refused however it is spelled, to the letter', async (database, context) => {
  const app = await openTestApp(context, database);
  await registerIn(app, jana);
  for (const username of ['Jana', ' jANA ']) {
    const answer = await newPlace(app).post('/api/register', { username, password: peter.password });
    assert.deepEqual([answer.status, answer.code], [409, 'username-taken']);
    assert.equal((answer.body as { message: string }).message, taken);
    assert.deepEqual(refusalsOf(answer), [{ field: 'username', rule: 'taken', message: taken }]);
  }
});

testOnEachEngine('F1 of those who take a name at the same moment one has it', async (database, context) => {
  const app = await openTestApp(context, database);
  const answers = await Promise.all(
    ['Jana', 'jana', 'JANA', ' Jana'].map((username) => newPlace(app).post('/api/register', { ...jana, username })),
  );
  const statuses = statusesOf(answers);
  assert.deepEqual(statuses, [200, 409, 409, 409]);
  assert.equal((await mailsTo(app, jana.email)).length, 1, 'the others leave no mail');
  assert.equal((await auditEntries(database, 'account.registered')).length, 1);
});

testOnEachEngine('F6 a raised minimum holds for new accounts and names itself', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const settings = { requireSecondFactor: false, requireOfAdministrators: true, minimumPasswordLength: 17, version: 0 };
  assert.equal((await admin.put('/api/admin/settings/security', settings)).status, 200);
  const answer = await newPlace(app).post('/api/register', jana);
  assert.deepEqual(
    refusalsOf(answer).map(({ message }) => message),
    [tooShort.replace('6 znakov', '17 znakov')],
  );
  await registerIn(app, { ...jana, password: `${jana.password}!` });
});

testOnEachEngine('F2 a new account’s address is mailed a link in the person’s language', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const language of languages) {
    const email = `${language}@dielna.example`;
    await registerIn(
      app,
      { username: `Jana ${language}`, password: jana.password, email },
      { 'accept-language': language },
    );
    const [mail] = await mailsTo(app, email);
    assert.ok(mail);
    const { verify } = texts[language].emails.account;
    assert.deepEqual([mail.language, mail.subject], [language, verify.subject]);
    for (const said of [`Jana ${language}`, verify.lead, verify.action, verify.note])
      assert.ok(mail.text.includes(said));
    const link = linkIn(mail);
    assert.deepEqual([link.origin, link.pathname], [app.origin, pathOf('emailVerification', language)]);
    assert.equal(link.searchParams.get('lng'), language);
  }
});

testOnEachEngine(
  'F3 no forged host gets into a mail where the site has a host of its own',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { SITE_HOSTS: 'da=plumbline.dk' } });
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    for (const language of languages) {
      const email = `${language}@dielna.example`;
      const headers = { ...forged, 'accept-language': language };
      await registerIn(app, { username: `Jana ${language}`, password: jana.password, email }, headers);
      const [mail] = await mailsTo(app, email);
      assert.ok(mail);
      assert.equal(linkIn(mail).host, 'plumbline.dk');
      assert.equal((mail.text + mail.html).includes('evil.example'), false);
    }
  },
);

testOnEachEngine('F2 who names an address of another learns nothing, its owner is told', async (database, context) => {
  const app = await openTestApp(context, database);
  await registerVerified(app, jana);
  const known = await newPlace(app).post('/api/register', { ...peter, email: ' JANA@dielna.example' });
  const unknown = await newPlace(app).post('/api/register', { ...peter, username: 'Pavol' });
  assert.deepEqual([known.status, known.body], [unknown.status, { ...(unknown.body as object), username: 'Peter' }]);
  const told = (await mailsTo(app, jana.email)).at(-1);
  assert.ok(told);
  assert.equal(told.subject, texts.sk.emails.account.inUse.subject);
  assert.ok(told.text.includes('Jana'));
  const link = linkIn(told);
  assert.deepEqual([link.pathname, link.searchParams.has('token')], [pathOf('login', 'sk'), false]);
});

testOnEachEngine(
  'F2 the sixth mail to one address within a day waits, whoever orders it',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const person = (n: number) => ({ ...jana, username: `Jana ${n}` });
    for (let n = 0; n < 5; n += 1) await registerIn(app, person(n));
    const sixth = await newPlace(app).post('/api/register', person(6));
    assert.deepEqual([sixth.status, sixth.headers.get('retry-after')], [429, '86400']);
    app.passTime(24 * 60 * 60_000);
    await registerIn(app, person(6));
  },
);

testOnEachEngine('G11 a registration that fails leaves neither account, entry nor mail', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = newPlace(app);
  // Account, mail, its job, session, entry: the last of them fails.
  failAtId(app, 5);
  assert.equal((await browser.post('/api/register', jana)).status, 500);
  assert.equal(await isSignedIn(browser), false);
  assert.deepEqual(await database.db.selectFrom('users').selectAll().execute(), []);
  assert.deepEqual(await auditEntries(database, 'account.registered'), []);
  assert.deepEqual(await mailsTo(app, jana.email), []);
  assert.equal((await browser.post('/api/register', jana)).status, 200);
});

testOnEachEngine('K5 log, answers and tables hold neither password nor link', async (database, context) => {
  const app = await openTestApp(context, database);
  await newPlace(app).post('/api/register', { ...jana, username: 'Jo' });
  const browser = await registerIn(app, jana);
  const token = await mailedToken(app, jana.email);
  await browser.get('/api/account');
  const { log, answers } = app.transcript();
  assert.match(log, /"route":"\/api\/register","status":200/);
  const stored = await everythingStored(database);
  for (const secret of [jana.password, token, browser.cookies.get('session') ?? '']) {
    for (const place of [log, answers, stored]) assert.equal(place.includes(secret), false);
  }
  assert.equal(/jana/i.test(log), false, 'personal data in the log');
});
