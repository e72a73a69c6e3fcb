import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepLegalForm } from './keep-legal-form.ts';

test('G2 the legal form in the name of a firm does not break', () => {
  const table: [name: string, kept: string][] = [
    ['Strechy Kováč s. r. o.', 'Strechy Kováč s.\u00A0r.\u00A0o.'],
    ['Obklady Zlín a. s., Miloš Růžička', 'Obklady Zlín a.\u00A0s., Miloš Růžička'],
    ['Kamenárstvo, spol. s r. o.', 'Kamenárstvo, spol.\u00A0s\u00A0r.\u00A0o.'],
    ['Tømrer Hansen ApS', 'Tømrer Hansen ApS'],
    ['Strechy s.r.o.', 'Strechy s.r.o.'],
  ];
  for (const [name, kept] of table) assert.equal(keepLegalForm(name), kept);
});
