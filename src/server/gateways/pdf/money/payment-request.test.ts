import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { languages } from '#domain/languages.ts';
import type { PaymentReason, PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import { dueEvents } from '#domain/quotes/payment-plan.ts';
import { codeOf } from '#server/gateways/payment-codes/code-of.ts';
import { assertNothingOverlaps, squeeze, textsIn } from '#tests/support/documents/pdf-reading.ts';
import { readQrOn } from '#tests/support/documents/qr-in-pdf.ts';
import { samplePaymentRequest } from '#tests/support/documents/sample-payment-request.ts';
import { renderPaymentRequest } from './payment-request.ts';
import { wordPaymentRequest } from './payment-request-wording.ts';

const accounts = {
  sk: { iban: 'SK3112000000198742637541', bic: 'TATRSKBX' },
  cs: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
  da: { iban: 'DK5000400440116243', bic: 'NDEADKKK', fikCreditor: '12345678' },
  en: { iban: 'SK3112000000198742637541', bic: 'TATRSKBX' },
} as const;

function paperOf(document: PaymentRequestDocument) {
  const { account, seller, number } = document;
  return {
    document,
    rest: document.amount,
    wentBack: 0,
    code: account && codeOf({ ...document, account, payee: seller.name, message: number }),
  };
}

for (const language of languages) {
  test(`H3 H6 a payment request in ${language} says what is paid, for what and how; its code is read as the same`, async () => {
    const paper = paperOf(samplePaymentRequest(language, { account: accounts[language] }));
    const pdf = await getDocumentProxy(await renderPaymentRequest(paper));
    await assertNothingOverlaps(pdf);
    assert.equal(pdf.numPages, 1);
    const { subject: _subject, pageOf, language: _own, payment, ...shown } = wordPaymentRequest(paper);
    const text = squeeze((await extractText(pdf)).text.join('\n'));
    for (const part of [...textsIn(shown), payment.heading, ...textsIn(payment.pairs), pageOf(1, 1)])
      assert.ok(text.includes(squeeze(part)), part);
    assert.doesNotMatch(text, /\{\{|undefined|NaN|\uFFFD|paymentDocument/);
    assert.equal((await pdf.getMarkInfo())?.Marked, true);
    if (language === 'da') assert.ok(text.includes('+71<') && text.includes('440116243') && payment.code === null);
    else assert.equal(await readQrOn(pdf, 1), paper.code?.text);
  });
}

test('H6 every reason for a payment has its words in every language', () => {
  const reasons: PaymentReason[] = [
    ...dueEvents.map((due): PaymentReason => ({ kind: 'part', due, milestone: 'Návrh', share: 3000 })),
    { kind: 'invoice', documentNumber: 'F2026-0001' },
  ];
  for (const language of languages) {
    const said = reasons.map(
      (reason) => wordPaymentRequest(paperOf(samplePaymentRequest(language, { reason }))).reason.text,
    );
    assert.equal(new Set(said).size, reasons.length);
    for (const text of said) assert.doesNotMatch(text, /\{\{|reason\./);
  }
});

test('H6 a request of which a part was paid asks for the rest, and one that is paid asks for nothing', () => {
  const paper = paperOf(samplePaymentRequest('sk', { amount: 100_000 }));
  const part = wordPaymentRequest({ ...paper, rest: 40_000 });
  assert.match(part.price.sum, /^400,00/);
  assert.match(part.notes[0] ?? '', /1\s000,00\s€ už prišlo 600,00/);
  assert.ok(part.payment.pairs.some(({ text }) => text.startsWith('400,00')));
  const paid = wordPaymentRequest({ ...paper, rest: 0, code: null });
  assert.deepEqual([paid.price.label, paid.payment.code], ['Uhradené', null]);
  assert.match(paid.notes[0] ?? '', /neplaťte/);
});

test('H6 a request whose money went back, all or in part, says so in every language, and asks for nothing', () => {
  for (const language of languages) {
    const settled = { ...paperOf(samplePaymentRequest(language)), rest: 0, code: null };
    const { amount } = settled.document;
    const [paid, partly, refunded] = [0, 1, amount].map((wentBack) => wordPaymentRequest({ ...settled, wentBack }));
    assert.deepEqual([partly?.price, partly?.notes[0]], [paid?.price, paid?.notes[0]]);
    assert.match(partly?.notes[1] ?? '', /0[,.]01/);
    assert.notEqual(refunded?.price.label, paid?.price.label);
    assert.notEqual(refunded?.notes[0], paid?.notes[0]);
    assert.equal(refunded?.payment.code, null);
  }
  const paper = { ...paperOf(samplePaymentRequest('sk', { amount: 100_000 })), rest: 0, code: null };
  assert.equal(wordPaymentRequest({ ...paper, wentBack: 100_000 }).price.label, 'Vrátené');
  assert.match(wordPaymentRequest({ ...paper, wentBack: 20_000 }).notes[1] ?? '', /vrátilo 200,00\s€/);
});

test('H6 H11 a request for the money of an invoice names that as the tax document, any other says that one comes', () => {
  for (const language of languages) {
    const notesOf = (changes: Partial<PaymentRequestDocument>) =>
      wordPaymentRequest(paperOf(samplePaymentRequest(language, changes))).notes.join(' ');
    assert.match(notesOf({ reason: { kind: 'invoice', documentNumber: 'F2026-0042' } }), /F2026-0042/);
    assert.notEqual(notesOf({ reason: { kind: 'invoice', documentNumber: '' } }), notesOf({}));
  }
});

test('H6 without an account for the currency a request says so and has no code', () => {
  const { payment } = wordPaymentRequest(paperOf(samplePaymentRequest('sk', { account: null })));
  assert.equal(payment.code, null);
  assert.match(payment.note ?? '', /účtu/);
});
