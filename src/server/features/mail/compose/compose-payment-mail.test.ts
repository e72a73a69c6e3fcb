import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#domain/languages.ts';
import { samplePaymentRequest } from '#tests/support/documents/sample-payment-request.ts';
import { paymentReminderMessage, receiptMessage, refundMessage, rejectedClaimMessage } from './compose-payment-mail.ts';

test('H6 mails about the money of an invoice name the invoice, those about a part of a plan none', () => {
  for (const language of languages) {
    for (const reason of [{ kind: 'invoice', documentNumber: 'F2026-0042' } as const, undefined]) {
      const document = samplePaymentRequest(language, reason && { reason });
      const bodies = [
        receiptMessage(document, { sum: 75_922, rest: 0 }),
        receiptMessage(document, { sum: 75_922, rest: 0, over: 4_078 }),
        receiptMessage(document, { sum: 5_000, rest: 70_922 }),
        rejectedClaimMessage(document, { reason: 'Na výpise nie je.', rest: 75_922 }),
        refundMessage(document, { sum: 75_922, day: '2026-11-24' }),
        ...([1, 2, 3] as const).map((step) => paymentReminderMessage(document, { step, rest: 75_922 })),
      ].map(({ body }) => body);
      for (const body of bodies) {
        assert.match(body, /Nový web s galériou/);
        assert.equal(body.includes('F2026-0042'), reason !== undefined, body);
        assert.doesNotMatch(body, /\{\{|emails:/);
      }
    }
  }
});

test('H6 a mail about money greets a firm by its name where no person is named', () => {
  const { buyer } = samplePaymentRequest('sk');
  const document = samplePaymentRequest('sk', { buyer: { ...buyer, name: '' } });
  for (const { body } of [
    receiptMessage(document, { sum: 75_922, rest: 0 }),
    rejectedClaimMessage(document, { reason: 'Na výpise nie je.', rest: 75_922 }),
    refundMessage(document, { sum: 75_922, day: '2026-11-24' }),
    paymentReminderMessage(document, { step: 1, rest: 75_922 }),
  ]) {
    assert.match(body, /^Dobrý deň, Strechy Nováková s\. r\. o\.,\n/);
  }
});
