import type { DocumentCase } from './document-case.ts';

/** Who is no payer, and who is registered for services across borders only (§7a): what goes in, and each sum computed by hand. */
export const noPayer: readonly DocumentCase[] = [
  {
    name: 'no payer, a firm at home',
    of: 'not-payer skFirm invoice EUR',
    lines: '1000 x 125000 at 0; 2500 x 4500 at 0 -1000bp',
    expected: { reason: 'not-payer', taxes: '0 135125 0', sums: '135125 135125 135125' },
  },
  {
    name: 'no payer, after a deposit',
    of: 'not-payer skFirm invoice EUR',
    lines: '1000 x 125000 at 0; 2500 x 4500 at 0 -1000bp',
    prepaid: 67563,
    expected: { reason: 'not-payer', taxes: '0 135125 0', sums: '135125 135125 67562' },
  },
  {
    name: 'no payer, all paid before',
    of: 'not-payer skPerson invoice EUR',
    lines: '1000 x 125000 at 0; 2500 x 4500 at 0 -1000bp',
    prepaid: 135125,
    expected: { reason: 'not-payer', taxes: '0 135125 0', sums: '135125 135125 0' },
  },
  {
    name: 'no payer, a Czech firm',
    of: 'not-payer czFirm invoice CZK',
    lines: '1000 x 3500000 at 0',
    expected: { reason: 'not-payer', taxes: '0 3500000 0', sums: '3500000 3500000 3500000' },
  },
  {
    name: 'no payer, a private Dane after two instalments',
    of: 'not-payer dkPerson invoice DKK',
    lines: '1000 x 1250050 at 0',
    prepaid: 833366,
    expected: { reason: 'not-payer', taxes: '0 1250050 0', sums: '1250050 1250050 416684' },
  },
  {
    name: 'no payer, a credit note',
    of: 'not-payer skFirm credit_note EUR',
    lines: '1000 x 25000 at 0',
    left: '0 135125 0',
    expected: { reason: 'not-payer', taxes: '0 25000 0', sums: '25000 25000 25000' },
  },
  {
    name: 'no payer, a credit note of the rest',
    of: 'not-payer skFirm credit_note EUR',
    lines: '1000 x 110125 at 0',
    left: '0 110125 0',
    expected: { reason: 'not-payer', taxes: '0 110125 0', sums: '110125 110125 110125' },
  },
  {
    name: '§7a, a firm at home',
    of: 'cross-border skFirm invoice EUR',
    lines: '1000 x 125000 at 0; 2500 x 4500 at 0 -1000bp',
    expected: { reason: 'not-payer', taxes: '0 135125 0', sums: '135125 135125 135125' },
  },
  {
    name: '§7a, a Czech firm: reverse charge',
    of: 'cross-border czFirm invoice CZK',
    lines: '1000 x 3500000 at 0',
    expected: { reason: 'reverse-charge', taxes: '0 3500000 0', sums: '3500000 3500000 3500000' },
  },
  {
    name: '§7a, a Danish firm after a deposit: reverse charge',
    of: 'cross-border dkFirm invoice DKK',
    lines: '1000 x 1250050 at 0',
    prepaid: 625025,
    expected: { reason: 'reverse-charge', taxes: '0 1250050 0', sums: '1250050 1250050 625025' },
  },
  {
    name: '§7a, a private Czech',
    of: 'cross-border czPerson invoice CZK',
    lines: '1000 x 99900 at 0',
    expected: { reason: 'not-payer', taxes: '0 99900 0', sums: '99900 99900 99900' },
  },
  {
    name: '§7a, a credit note to a Danish firm',
    of: 'cross-border dkFirm credit_note DKK',
    lines: '500 x 1250050 at 0',
    left: '0 1250050 0',
    expected: { reason: 'reverse-charge', taxes: '0 625025 0', sums: '625025 625025 625025' },
  },
  {
    name: '§7a, a Norwegian firm',
    of: 'cross-border noFirm invoice EUR',
    lines: '1000 x 350000 at 0',
    expected: { reason: 'not-payer', taxes: '0 350000 0', sums: '350000 350000 350000' },
  },
];
