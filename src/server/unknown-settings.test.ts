import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownSettings } from './unknown-settings.ts';

const meantBy: [name: string, meant: string | null][] = [
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['SMTP_HOST', null],
  ['PLUMBLINE_PORT', null],
];

test('R12 a misspelt setting is found, with the one that was meant', () => {
  for (const [name, meant] of meantBy) assert.deepEqual(unknownSettings({ [name]: 'x' }), [{ name, meant }], name);
});

test('R12 settings and what every environment has are no mistakes', () => {
  const environment = { DATABASE_URL: 'x', PORT: '1', HOSTNAME: 'x', PATH: 'x', HOME: 'x', NODE_ENV: 'x', PORTS: 'x' };
  assert.deepEqual(unknownSettings(environment), []);
});
