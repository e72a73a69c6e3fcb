import assert from 'node:assert/strict';
import { quotesCsvPath } from '#contract/quotes/quote-list.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { lineOf } from '#tests/support/quotes/quote-lines.ts';
import { openOffice } from '#tests/support/people/office.ts';
import { parseCsv } from '#tests/support/documents/parse-csv.ts';
import { storeQuotes } from '#tests/support/quotes/stored-quotes.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'H2 the export of quotes is a CSV file in the reader’s language, with formulas neutralised',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    await storeQuotes(app, [
      {
        title: '=SUM(A1)\nstrecha',
        buyer: { name: '@Ján', company: '"Žľab", s. r. o.' },
        lines: [
          lineOf({ unitPrice: 123_455, taxRate: 2300 }),
          lineOf({ id: 'care', unitPrice: 3000, recurrence: 'monthly' }),
        ],
        status: 'viewed',
        validUntil: '2026-02-01',
        lastViewedAt: startTime,
      },
      { title: 'Iná' },
    ]);
    const answer = await browser.get(`${quotesCsvPath}?search=strecha&order=value`);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8');
    assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="ponuky-2026-11-21.csv"');
    assert.deepEqual([...answer.bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    const [head, row, ...others] = parseCsv(answer.bytes.subarray(3).toString());
    assert.deepEqual(others, []);
    const cells = Object.fromEntries((head ?? []).map((name, index) => [name, row?.[index]]));
    assert.partialDeepStrictEqual(cells, {
      Číslo: '2026-0001',
      Stav: 'Po platnosti',
      Ponuka: "'=SUM(A1)\nstrecha",
      Zákazník: "'@Ján",
      Firma: '"Žľab", s. r. o.',
      Mena: 'EUR',
      'Bez DPH': '1234,55',
      'S DPH': '1518,5',
      'Mesačne s DPH': '36,9',
      'Platí do': '2026-02-01',
      Odoslaná: '2026-11-21 10:00',
      Dopyt: '',
    });
    browser.cookies.set('i18next', 'en');
    const english = (await browser.get(quotesCsvPath)).text.slice(1);
    assert.match(english, /^Number,Version,Status,/);
    assert.deepEqual(
      (await auditEntries(database, 'quotes.exported')).map(({ detail }) => JSON.parse(detail)),
      [{ filters: ['search', 'order'] }, { filters: [] }],
      'what was searched for is not in the audit log',
    );
  },
);

testOnEachEngine('H2 an export contains all pages, each quote once', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const wanted = Array.from({ length: 603 }, (_, index) => (index % 3 === 0 ? { status: 'draft' as const } : {}));
  await storeQuotes(app, wanted);
  const lines = parseCsv((await browser.get(quotesCsvPath)).text.slice(1)).slice(1);
  const numbers = lines.map(([number]) => number ?? '').filter((number) => number !== '');
  assert.equal(lines.length, 603);
  assert.deepEqual(numbers, [...new Set(numbers)].toSorted().toReversed());
});

testOnEachEngine('H2 only who manages quotes can export them', async (database, context) => {
  const app = await openTestApp(context, database);
  const customer = await app.newBrowserOf('user');
  assert.equal((await customer.get(quotesCsvPath)).status, 403);
});
