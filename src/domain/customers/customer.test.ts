import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CustomerValues, checkContactPerson, checkCustomer, customerLimits, trimCustomer } from './customer.ts';

const values: CustomerValues = {
  name: 'Ján Kováč',
  email: 'jan@strechy.example',
  phone: '+421 905 123 456',
  company: 'Strechy Kováč s. r. o.',
  language: 'sk',
  country: 'SK',
  companyNumber: '54321093',
  taxNumber: '2022749619',
  vatNumber: 'SK2022749619',
  address: 'Hlavná 1, Trnava',
  note: '',
};

test('G6 name and address are needed, everything else may be left out', () => {
  const bare = {
    ...values,
    phone: '',
    company: '',
    country: '',
    companyNumber: '',
    taxNumber: '',
    vatNumber: '',
  } as const;
  assert.deepEqual(checkCustomer({ ...bare, address: '' }), []);
  assert.deepEqual(
    checkCustomer({ ...bare, name: '', email: 'jan' }).map(({ field, rule }) => [field, rule]),
    [
      ['name', 'required'],
      ['email', 'email'],
    ],
  );
});

test('G6 a wrong number is refused by its kind, in the customer’s country only', () => {
  assert.deepEqual(checkCustomer({ ...values, companyNumber: '54321098' }), [
    { field: 'companyNumber', rule: 'number', kind: 'ico' },
  ]);
  assert.deepEqual(checkCustomer({ ...values, country: 'PL', companyNumber: '54321098', taxNumber: '' }), []);
});

test('G6 a customer is kept with numbers in their form, and without those that its country lacks', () => {
  const typed = { ...values, name: '  Ján Kováč ', companyNumber: '54 321 093', vatNumber: '2022749619' };
  assert.deepEqual(trimCustomer(typed), values);
  assert.deepEqual(trimCustomer({ ...values, country: 'DK', companyNumber: 'DK13585628' }), {
    ...values,
    country: 'DK',
    companyNumber: '13585628',
    taxNumber: '',
    vatNumber: '',
  });
});

test('G6 texts have their limits', () => {
  const long = (count: number) => 'x'.repeat(count);
  assert.deepEqual(
    checkCustomer({
      ...values,
      country: '',
      companyNumber: long(customerLimits.number + 1),
      address: long(customerLimits.address + 1),
      note: long(customerLimits.note + 1),
    }).map(({ field }) => field),
    ['companyNumber', 'address', 'note'],
  );
});

test('G6 of a further person only the name is needed', () => {
  assert.deepEqual(checkContactPerson({ name: 'Eva', position: '', email: '', phone: '' }), []);
  assert.deepEqual(
    checkContactPerson({ name: '', position: 'x'.repeat(81), email: 'eva', phone: '12' }).map(({ field }) => field),
    ['name', 'position', 'email', 'phone'],
  );
});
