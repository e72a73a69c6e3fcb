import assert from 'node:assert/strict';
import { test } from 'node:test';
import { electronicAddressOf } from './electronic-address.ts';

type Party = Parameters<typeof electronicAddressOf>[0];

const cases: [country: string, numbers: Partial<Party>, expected: string | null][] = [
  ['SK', { taxNumber: '2020 845 332', vatNumber: 'SK2020845332' }, '0245:2020845332'],
  ['SK', { vatNumber: 'SK2020845332' }, '0245:2020845332'],
  ['SK', { taxNumber: '123' }, null],
  ['CZ', { vatNumber: 'cz 27082440' }, '9929:CZ27082440'],
  ['CZ', { vatNumber: '27082440' }, '9929:CZ27082440'],
  ['CZ', { companyNumber: '27082440' }, '0154:27082440'],
  ['CZ', {}, null],
  ['DK', { companyNumber: '13 58 56 28' }, '0184:13585628'],
  ['DE', { vatNumber: 'DE136695976' }, '9930:DE136695976'],
  ['NO', { companyNumber: '974760673' }, '0192:974760673'],
  ['SE', { vatNumber: 'SE556036079301' }, '0007:5560360793'],
  ['', { vatNumber: 'XX1' }, null],
];

for (const [country, numbers, expected] of cases) {
  test(`H10 address in the network of ${country || 'no country'} by ${JSON.stringify(numbers)}: ${expected}`, () => {
    const found = electronicAddressOf({ country, companyNumber: '', taxNumber: '', vatNumber: '', ...numbers });
    assert.equal(found && `${found.scheme}:${found.id}`, expected);
  });
}
