import assert from 'node:assert/strict';
import { listAdvancesToDocument } from '#contract/tax-documents/tax-documents.ts';
import { sha256 } from '#tests/support/quotes/signed-quotes.ts';
import {
  askForDocument,
  askToIssue,
  bookOn,
  documentsPath,
  draftDocument,
  issueDocumentOf,
  readDocumentOf,
  signQuoteOf,
  wholeBuyer,
  writeDocument,
} from '#tests/support/quotes/money.ts';
import { done } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'H11 H6 a paid deposit gets its tax document, and the final invoice takes it off and asks for the rest',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const { quoteId, number, requests } = await signQuoteOf(office, { buyer: wholeBuyer });
    const [deposit, rest] = requests;
    // 1 500 € and 23 %: 1 845 € in two halves of 922.50 €.
    assert.deepEqual([deposit?.amount, rest?.amount, rest?.status], [922_50, 922_50, 'planned']);
    const paymentId = await bookOn(office, deposit?.id ?? '', { amount: 922_50, receivedOn: '2026-11-10' });
    const due = done(await browser.get(listAdvancesToDocument.path), listAdvancesToDocument);
    assert.deepEqual(
      due.rows.map(({ quoteNumber, amount, lastDay, daysLeft, isUrgent }) => [
        quoteNumber,
        amount,
        lastDay,
        daysLeft,
        isUrgent,
      ]),
      [[number, 922_50, '2026-11-25', 4, true]],
    );
    const draft = await draftDocument(browser, { kind: 'advance', paymentId, quoteId });
    assert.deepEqual(draft.missing, []);
    const advance = await issueDocumentOf(browser, draft);
    assert.deepEqual([advance.number, advance.status, advance.payable], ['ZD2026-0001', 'issued', 0]);
    assert.deepEqual(advance.totals, {
      net: 750_00,
      taxes: [{ rate: 2300, net: 750_00, tax: 172_50 }],
      tax: 172_50,
      gross: 922_50,
    });
    assert.deepEqual(done(await browser.get(listAdvancesToDocument.path), listAdvancesToDocument).rows, []);
    const final = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'final', quoteId }));
    assert.deepEqual([final.number, final.payable, final.lineTotals.gross], ['F2026-0001', 922_50, 1845_00]);
    assert.deepEqual(
      final.content.advances.map(({ number: of, net, tax }) => [of, net, tax]),
      [['ZD2026-0001', 750_00, 172_50]],
    );
    const { db } = office.app.services;
    const after = await db
      .selectFrom('payment_requests')
      .select(['status', 'amount', 'tax_document_id', 'closed_reason', 'variable_symbol'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    assert.deepEqual(
      after.map(({ status, amount, closed_reason: reason }) => [status, amount, reason]),
      [
        ['confirmed', 922_50, null],
        ['cancelled', 922_50, 'F2026-0001'],
        ['requested', 922_50, null],
      ],
    );
    assert.equal(final.paymentRequest?.variableSymbol, after[2]?.variable_symbol);
    const row = await db.selectFrom('tax_documents').selectAll().where('id', '=', final.id).executeTakeFirstOrThrow();
    assert.equal(sha256(row.document ?? ''), row.sha256);
    assert.equal(sha256(row.ubl ?? ''), row.ubl_sha256);
    const asked = (await askForDocument(browser, { kind: 'final', quoteId })).code;
    assert.equal(asked, 'move-not-allowed', 'there is one final invoice');
    await bookOn(office, after.length > 0 ? (final.paymentRequest?.id ?? '') : '', { amount: 922_50 });
    assert.equal((await readDocumentOf(browser, final.id)).paid, 922_50);
  },
);

testOnEachEngine(
  'H11 a call that is repeated issues once, a version that is old not at all',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    const draft = await draftDocument(browser, { kind: 'final', quoteId });
    const saved = await writeDocument(browser, draft, { note: 'Ďakujeme.' });
    assert.equal((await askToIssue(browser, draft)).code, 'changed-meanwhile');
    const key = newKey();
    const answers = await Promise.all([askToIssue(browser, saved, key), askToIssue(browser, saved, key)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    const numbers = await database.db.selectFrom('tax_documents').select('number').execute();
    assert.deepEqual(numbers, [{ number: 'F2026-0001' }]);
    assert.equal(
      (await browser.put(`${documentsPath}/${draft.id}`, { version: 3, content: saved.content })).code,
      'move-not-allowed',
    );
  },
);

testOnEachEngine('H11 what is missing is said at its field, and the draft stays', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { browser } = office;
  const { quoteId } = await signQuoteOf(office, { buyer: { ...wholeBuyer, address: 'Hlavná 1' } });
  const draft = await draftDocument(browser, { kind: 'final', quoteId });
  const answer = await askToIssue(browser, draft);
  assert.equal(answer.code, 'invalid-input');
  assert.deepEqual(
    draft.missing.map(({ field }) => field),
    ['buyer.city', 'buyer.postalCode'],
  );
  assert.equal((await readDocumentOf(browser, draft.id)).status, 'draft');
});

testOnEachEngine(
  'H11 credit notes give back what is left per rate and lower what the invoice asks for',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
    const invoice = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'final', quoteId }));
    const source = { kind: 'credit_note', documentId: invoice.id } as const;
    const draft = await draftDocument(browser, source);
    const [line] = draft.content.lines;
    const corrects = draft.content.corrects && { ...draft.content.corrects, reason: 'Zľava za meškanie.' };
    const part = { ...line, quantity: 1000, unitPrice: 500_00, discount: null } as NonNullable<typeof line>;
    const credit = await issueDocumentOf(browser, await writeDocument(browser, draft, { corrects, lines: [part] }));
    assert.deepEqual([credit.number, credit.totals.gross], ['D2026-0001', 615_00]);
    const open = await readDocumentOf(browser, invoice.id);
    assert.deepEqual(open.creditable, [{ rate: 2300, net: 1000_00, tax: 230_00 }]);
    const asked = await database.db
      .selectFrom('payment_requests')
      .select(['amount', 'status'])
      .where('tax_document_id', '=', invoice.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    assert.deepEqual(asked, [
      { amount: 1845_00, status: 'cancelled' },
      { amount: 1230_00, status: 'requested' },
    ]);
    const second = await draftDocument(browser, source);
    const more = await writeDocument(browser, second, { corrects, lines: [{ ...part, unitPrice: 1000_01 }] });
    assert.equal((await askToIssue(browser, more)).code, 'invalid-input');
    const whole = await writeDocument(browser, more, { lines: [{ ...part, unitPrice: 1000_00 }] });
    await issueDocumentOf(browser, whole);
    assert.deepEqual((await readDocumentOf(browser, invoice.id)).creditable, []);
    assert.equal((await askForDocument(browser, source)).code, 'move-not-allowed');
    const again = await draftDocument(browser, { kind: 'final', quoteId });
    assert.equal(again.payable, 1845_00, 'an invoice that was given back whole makes room for another');
  },
);

testOnEachEngine('H11 the database refuses to change or delete what is issued', async (database, context) => {
  const office = await openQuoteOffice(context, database);
  const { browser } = office;
  const { quoteId, requests } = await signQuoteOf(office, { buyer: wholeBuyer });
  const paymentId = await bookOn(office, requests[0]?.id ?? '', { amount: 100_00 });
  await issueDocumentOf(browser, await draftDocument(browser, { kind: 'advance', paymentId, quoteId }));
  const final = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'final', quoteId }));
  const { db } = database;
  const refused = [
    () => db.updateTable('tax_documents').set({ document: '{}' }).where('id', '=', final.id).execute(),
    () => db.updateTable('tax_documents').set({ gross: 1 }).where('id', '=', final.id).execute(),
    () => db.updateTable('tax_documents').set({ status: 'draft' }).where('id', '=', final.id).execute(),
    () => db.updateTable('tax_documents').set({ ubl: null }).where('id', '=', final.id).execute(),
    () => db.deleteFrom('tax_documents').where('id', '=', final.id).execute(),
    () => db.updateTable('tax_document_advances').set({ net: 1 }).execute(),
    () => db.deleteFrom('tax_document_advances').execute(),
  ];
  for (const attempt of refused) await assert.rejects(attempt(), /never changed/);
  await db.updateTable('tax_documents').set({ delivery: 'delivering' }).where('id', '=', final.id).execute();
});
