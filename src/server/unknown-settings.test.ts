import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

test('R12 what the compose file reads from the file of settings for its other containers is no mistake', () => {
  const compose = readFileSync(new URL('../../deploy/compose.yaml', import.meta.url), 'utf8');
  const names = new Set([...compose.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name));
  assert.deepEqual(names.size, 4);
  assert.deepEqual(unknownSettings(Object.fromEntries([...names].map((name) => [name, 'x']))), []);
});
