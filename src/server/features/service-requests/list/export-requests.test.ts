import assert from 'node:assert/strict';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { openOffice, requestsPath, storeRequest, storeRequests } from '#tests/support/people/office.ts';
import { parseCsv } from '#tests/support/documents/parse-csv.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const csvPath = `${requestsPath}.csv`;

testOnEachEngine(
  'D9 G10 the export is a CSV file for spreadsheets in the reader’s language, with formulas neutralised',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser, id: self, username } = await openOffice(app);
    const contact = {
      name: '=HYPERLINK("http://x")',
      email: 'a@b.example',
      phone: '+421 905 111 222',
      company: '"Žľab", s. r. o.',
    };
    await storeRequest(app, { title: '@SUM(A1)\nďalší riadok', contact, assignee_id: self, answer_due_at: null });
    await storeRequest(app, { is_archived: 1 });
    const answer = await browser.get(`${csvPath}?search=riadok`);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8');
    assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="dopyty-2026-11-21.csv"');
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.deepEqual([...answer.bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    const [head, row, ...others] = parseCsv(answer.bytes.subarray(3).toString());
    assert.deepEqual(others, []);
    const cells = Object.fromEntries((head ?? []).map((name, index) => [name, row?.[index]]));
    assert.partialDeepStrictEqual(cells, {
      Číslo: '1001',
      Prijatý: '2026-11-21 10:00',
      Stav: 'Nový',
      Dopyt: "'@SUM(A1)\nďalší riadok",
      Zákazník: '\'=HYPERLINK("http://x")',
      Firma: '"Žľab", s. r. o.',
      Telefón: '+421 905 111 222',
      'Odhad od': '1000',
      Mena: 'EUR',
      Priradené: username,
      'Odpovedať do': '',
      'V archíve': 'nie',
    });
    browser.cookies.set('i18next', 'da');
    const danish = parseCsv((await browser.get(csvPath)).text.slice(1));
    assert.deepEqual([danish[0]?.[0], danish[1]?.[3]], ['Nummer', 'Ny']);
    assert.deepEqual(
      (await auditEntries(database, 'service-requests.exported')).map(({ detail }) => JSON.parse(detail)),
      [{ filters: ['search'] }, { filters: [] }],
      'what was searched for is not in the audit log',
    );
  },
);

testOnEachEngine('G10 an export contains all pages, each request once', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const wanted = Array.from({ length: 1203 }, (_, index) => ({ is_archived: index % 2 === 0 ? 1 : 0 }) as const);
  const rows = await storeRequests(app, wanted);
  for (const sort of ['newest', 'oldest', 'activity', 'due']) {
    const lines = parseCsv((await browser.get(`${csvPath}?view=everything&sort=${sort}`)).text.slice(1)).slice(1);
    const numbers = rows.map(({ number }) => String(number));
    assert.deepEqual(
      lines.map(([number]) => number),
      sort === 'oldest' ? numbers : numbers.toReversed(),
    );
  }
});

testOnEachEngine('G10 only administrators export requests', async (database, context) => {
  const app = await openTestApp(context, database);
  await storeRequest(app);
  const [visitor, customer] = [app.newBrowser(), await app.newBrowserOf('user')];
  for (const [browser, status] of [
    [visitor, 401],
    [customer, 403],
  ] as const) {
    const answer = await browser.get(csvPath);
    assert.equal(answer.status, status);
    assert.doesNotMatch(answer.text, /Kováčová/);
  }
  assert.equal((await auditEntries(database, 'service-requests.exported')).length, 0);
});
