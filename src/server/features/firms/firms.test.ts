import assert from 'node:assert/strict';
import { listFirmPeople, listOwnFirms } from '#contract/firms/firms.ts';
import { invitationLifetimeMs } from '#domain/firms/rights.ts';
import { auditEntries, jana, linkIn, mailsTo, peter, registerVerified } from '#tests/support/people/accounts.ts';
import { countsOf, openFirm, ownFirmsOf, pressPeople } from '#tests/support/people/firms.ts';
import { done } from '#tests/support/people/office.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { openQuoteOffice, type QuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const eva = { ...jana, username: 'eva', email: 'eva@kolega.example' };
const tokenTo = async ({ app }: QuoteOffice, email: string) => {
  const mail = (await mailsTo(app, email)).findLast(({ text }) => text.includes('/pozvanka'));
  assert.ok(mail, `an invitation to ${email}`);
  return linkIn(mail).searchParams.get('token') ?? '';
};
const open = (token: string) => `/pozvanka?token=${token}`;
const wayOf = (text: string) => readPageInput(text).data.invitation?.way ?? null;

testOnEachEngine(
  'I5 an invitation is mailed, makes an account with a verified address, and holds once, for seven days, until it is renewed or taken back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const firm = await openFirm(office, 'alfa');
    const visitor = app.newBrowser();
    const [before] = await ownFirmsOf(firm.owner);
    assert.deepEqual([before?.isOwner, before?.members, before?.memberId], [true, [], null]);
    const invite = (email: string, right = 'documents') =>
      pressPeople(firm.owner, { go: 'invite', firm: firm.customerId, email, right });
    for (const [email, status] of [
      ['', 400],
      ['nie adresa', 400],
      [firm.email, 400],
    ] as const) {
      const refused = await invite(email);
      assert.equal(refused.status, status, email);
      const { form } = readPageInput(refused.text).data.people ?? {};
      assert.ok(form?.atEmail && form.email === email && form.right === 'documents', 'nothing typed is lost');
    }
    assert.equal((await invite(eva.email)).headers.get('location'), '/portal/nastavenia/ludia?done=invited');
    const first = await tokenTo(office, eva.email);
    const page = await visitor.get(open(first));
    assert.deepEqual([page.status, wayOf(page.text)], [200, 'register']);
    assert.ok(!page.text.includes(firm.quoteId) && page.text.includes('Firma alfa'));
    const [firmWithOwner] = await ownFirmsOf(firm.owner);
    const [invitation] = firmWithOwner?.invitations ?? [];
    const renewed = await pressPeople(firm.owner, { go: 'renew', firm: firm.customerId, id: invitation?.id ?? '' });
    assert.equal(renewed.status, 303, renewed.text);
    const second = await tokenTo(office, eva.email);
    assert.equal((await visitor.get(open(first))).status, 410, 'the link before a renewed one');
    app.passTime(invitationLifetimeMs);
    assert.equal((await visitor.get(open(second))).status, 410, 'after seven days');
    const late = await visitor.postForm('/pozvanka', [
      ['go', 'register'],
      ['token', second],
      ['username', 'x'],
      ['password', 'y'],
    ]);
    assert.equal(late.status, 410);
    await invite(eva.email);
    const third = await tokenTo(office, eva.email);
    const form = (password: string) =>
      [
        ['go', 'register'],
        ['token', third],
        ['username', eva.username],
        ['password', password],
      ] as const;
    const short = await visitor.postForm('/pozvanka', form('abc'));
    assert.deepEqual([short.status, readPageInput(short.text).data.invitation?.form?.username], [400, eva.username]);
    const joined = await visitor.postForm('/pozvanka', form(eva.password));
    assert.deepEqual([joined.status, joined.headers.get('location')], [303, '/portal/nastavenia/ludia?done=joined']);
    const [counts, [own]] = [await countsOf(visitor), await ownFirmsOf(visitor)];
    assert.ok(counts[0] === 0 && (counts[1] ?? 0) > 0 && (counts[4] ?? 0) > 0, String(counts));
    assert.deepEqual([own?.isOwner, own?.right, own?.members.length], [false, 'documents', 2]);
    const missing = await Promise.all([visitor, firm.owner].map(async (who) => (await readHome(who)).missingRights));
    assert.deepEqual(missing, [['messages'], []], 'projects may be there unseen');
    assert.equal((await app.newBrowser().get(open(third))).status, 410, 'a link is used once');
    assert.ok((await mailsTo(app, firm.email)).some(({ subject }) => subject.includes('Nový kolega')));
    await invite('ivan@kolega.example');
    const fourth = await tokenTo(office, 'ivan@kolega.example');
    const [inviting] = await ownFirmsOf(firm.owner);
    const [last] = inviting?.invitations ?? [];
    await pressPeople(firm.owner, { go: 'revoke', firm: firm.customerId, id: last?.id ?? '' });
    assert.equal((await app.newBrowser().get(open(fourth))).status, 410, 'taken back');
    assert.deepEqual((await auditEntries(database, 'firm.joined')).length, 1);
    assert.ok(!app.transcript().log.includes(third));
  },
);

testOnEachEngine(
  'I5 an invitation is for its address: another account is refused, the right one joins by the link or from its page',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const firm = await openFirm(office, 'alfa');
    const [own, other] = [
      await registerVerified(app, eva),
      await registerVerified(app, { ...peter, email: 'peter@inde.example' }),
    ];
    await pressPeople(firm.owner, {
      go: 'invite',
      firm: firm.customerId,
      email: eva.email.toUpperCase(),
      right: 'messages',
    });
    const token = await tokenTo(office, eva.email.toUpperCase());
    assert.equal(wayOf((await other.get(open(token))).text), 'other');
    const refused = await other.postForm('/pozvanka', [
      ['go', 'join'],
      ['token', token],
    ]);
    assert.equal(refused.status, 403);
    assert.equal(wayOf((await app.newBrowser().get(open(token))).text), 'sign-in');
    const fresh = await app.newBrowser().postForm('/pozvanka', [
      ['go', 'register'],
      ['token', token],
      ['username', 'druha'],
      ['password', eva.password],
    ]);
    assert.equal(fresh.status, 403, 'an address that an account has makes no second one');
    assert.equal(
      (
        await office.browser.postForm('/pozvanka', [
          ['go', 'join'],
          ['token', token],
        ])
      ).status,
      403,
      'the agency',
    );
    const { invited } = done(await own.get(listOwnFirms.path), listOwnFirms);
    assert.deepEqual(
      invited.map(({ firm: name }) => name),
      ['Firma alfa'],
    );
    const foreign = await pressPeople(other, { go: 'join', id: invited[0]?.id ?? '' });
    assert.equal(foreign.status, 410);
    const joined = await pressPeople(own, { go: 'join', id: invited[0]?.id ?? '' });
    assert.equal(joined.status, 303, joined.text);
    assert.deepEqual(
      (await ownFirmsOf(own)).map(({ right }) => right),
      ['messages'],
    );
  },
);

testOnEachEngine(
  'I5 the owner changes rights, removes and hands over; colleagues leave; the owner before can be removed and gets nothing back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const [firm, foreign] = [await openFirm(office, 'alfa'), await openFirm(office, 'beta')];
    const people = await joinAll(office, firm, ['eva', 'ivo']);
    const memberOf = async (name: string) => {
      const [own] = await ownFirmsOf(people.owner);
      return own?.members.find((member) => member.name === name)?.id ?? '';
    };
    const press = (who: Browser, go: string, sent: { id?: string; right?: string } = {}) =>
      pressPeople(who, { go, firm: firm.customerId, id: '', right: 'all', ...sent });
    const [evaId, ivoId] = [await memberOf('eva'), await memberOf('ivo')];
    for (const [who, status] of [
      [people.eva, 403],
      [foreign.owner, 404],
      [office.browser, 403],
    ] as const) {
      assert.equal((await press(who, 'remove', { id: ivoId })).status, status);
      assert.equal((await press(who, 'right', { id: ivoId })).status, status);
      assert.equal((await press(who, 'offer', { id: ivoId })).status, status);
    }
    assert.equal((await press(people.owner, 'right', { id: evaId, right: 'messages' })).status, 303);
    assert.equal((await countsOf(people.eva))[1], 0);
    assert.equal((await press(people.ivo, 'accept')).status, 404, 'nothing was offered');
    assert.equal((await press(people.owner, 'leave')).status, 409, 'the owner hands over first');
    assert.equal((await press(people.owner, 'offer', { id: evaId })).status, 303);
    assert.equal((await press(people.owner, 'offer', { id: ivoId })).status, 303, 'the offer before ends');
    assert.equal((await press(people.eva, 'accept')).status, 404);
    const all = await countsOf(people.owner);
    assert.equal((await press(people.ivo, 'accept')).status, 303);
    assert.deepEqual([(await ownFirmsOf(people.ivo))[0]?.isOwner, await countsOf(people.ivo)], [true, all]);
    assert.deepEqual(await countsOf(people.owner), all, 'a colleague with all rights');
    const [handed] = await ownFirmsOf(people.ivo);
    const former = handed?.members.find(({ email }) => email === firm.email);
    assert.equal((await press(people.ivo, 'remove', { id: former?.id ?? '' })).status, 303);
    assert.deepEqual(await countsOf(people.owner), [0, 0, 0, 0, 0], 'at once, by the same session');
    assert.equal((await people.owner.get(`/api/quotes/portal-${firm.openQuoteId}`)).code, 'not-found');
    assert.deepEqual(await ownFirmsOf(people.owner), []);
    assert.equal((await press(people.eva, 'leave')).status, 303);
    assert.deepEqual(await countsOf(people.eva), [0, 0, 0, 0, 0]);
    assert.deepEqual(await countsOf(people.ivo), all, 'nothing of the history is lost');
    const office1 = `/api/admin/customers/${firm.customerId}/people`;
    const { members } = done(await office.browser.get(office1), listFirmPeople);
    assert.deepEqual(
      members.map(({ name, isOwner }) => [name, isOwner]),
      [['ivo', true]],
    );
    const back = await office.browser.post(`${office1}/invitations`, { email: eva.email, right: 'all' });
    assert.equal(back.status, 200, back.text);
    assert.equal(
      (await office.browser.call(`${office1}/${ivoId}`, { method: 'DELETE' })).status,
      403,
      'without a token',
    );
  },
);

type Browser = Parameters<typeof pressPeople>[0];

/** Colleagues who have come by invitation, each with all rights, and the owner. */
async function joinAll(
  office: QuoteOffice,
  firm: Awaited<ReturnType<typeof openFirm>>,
  names: readonly ['eva', 'ivo'],
) {
  const joined: Browser[] = [];
  for (const username of names) {
    const email = `${username}@kolega.example`;
    await pressPeople(firm.owner, { go: 'invite', firm: firm.customerId, email, right: 'all' });
    const [browser, token] = [office.app.newBrowser(), await tokenTo(office, email)];
    const form = [
      ['go', 'register'],
      ['token', token],
      ['username', username],
      ['password', eva.password],
    ] as const;
    assert.equal((await browser.postForm('/pozvanka', form)).status, 303);
    joined.push(browser);
  }
  const [one, two] = joined;
  assert.ok(one && two);
  return { owner: firm.owner, eva: one, ivo: two };
}
