import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ConfigError, readConfig } from './config.ts';

test('K1 with nothing set the server runs on the embedded database, for this machine alone', () => {
  assert.deepEqual(readConfig({}), {
    port: 3000,
    host: '127.0.0.1',
    dataDir: 'data',
    databaseUrl: undefined,
    administrator: undefined,
    siteScheme: 'https',
    smtpUrl: undefined,
    siteHosts: {},
    trustProxy: undefined,
    backups: {
      schedule: undefined,
      folder: 'data/backups',
      bucket: undefined,
      passphrase: undefined,
      keep: { daily: 7, weekly: 4, monthly: 12 },
    },
    vaultKey: undefined,
    logLevel: 'info',
    metricsToken: undefined,
    tracesEndpoint: undefined,
    stopPauseMs: 3000,
    rateLimitFactor: 1,
    minimumFillMs: 3000,
    replyHoldMs: 30_000,
    thirdParties: { tagManagerId: null, chatKey: null },
    previewHost: undefined,
    objectStore: undefined,
    languageModel: undefined,
  });
});

test('K1 an empty variable counts as left out, and foreign ones are passed over', () => {
  const empty = { PORT: '', DATABASE_URL: '', SMTP_URL: '', SITE_HOSTS: '', TRUST_PROXY: '', ADMIN_USERNAME: '' };
  assert.deepEqual(readConfig({ ...empty, HOME: '/root', PORTAL: 'x', LANG: 'C' }), readConfig({}));
});

test('K1 every variable is read', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/var/lib/plumbline',
    DATABASE_URL: 'postgresql://someone:secret@db.example:5433/plumbline?sslmode=require',
    ADMIN_USERNAME: 'majster',
    ADMIN_PASSWORD: 'olovnica',
    ADMIN_EMAIL: 'majster@plumbline.example',
    SMTP_URL: 'smtps://someone:secret@mail.example:465',
    SITE_HOSTS: ' sk=plumbline.sk , cs=www.plumbline.cz:8443,da=plumbline-dk.example,',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1, fd00::/8, loopback',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'a token for figures that nobody guesses',
    TRACES_ENDPOINT: 'http://127.0.0.1:4318',
    STOP_PAUSE_MS: '0',
    RATE_LIMIT_FACTOR: '0.5',
    MINIMUM_FILL_MS: '0',
    REPLY_HOLD_MS: '5000',
    TAG_MANAGER_ID: 'GTM-AB12CD3',
    CHAT_KEY: '0123456789abcdef0123456789abcdef01234567',
    PREVIEW_HOST: 'preview.plumbline.example:8443',
    LLM_BASE_URL: 'https://llm.example/v1/',
    LLM_API_KEY: 'kľúč',
    LLM_MODEL: 'some-model',
    LLM_DAILY_CALLS: '5',
    FILES_S3_ENDPOINT: 'https://s3.example:9000/plumbline/',
    FILES_S3_REGION: 'eu-central-1',
    FILES_S3_ACCESS_KEY: 'AKEXAMPLE',
    FILES_S3_SECRET_KEY: 'tajné',
    BACKUP_SCHEDULE: '03:30',
    BACKUP_S3_ENDPOINT: 'https://s3.elsewhere.example/backups',
    BACKUP_S3_REGION: 'eu-north-1',
    BACKUP_S3_ACCESS_KEY: 'AKBACKUP',
    BACKUP_S3_SECRET_KEY: 'tajnejšie',
    BACKUP_PASSPHRASE: 'olovnica na nitke visí',
    BACKUP_KEEP: '3,2,1',
    VAULT_KEY: `${'A'.repeat(43)}=,${'0f'.repeat(32)}`,
  });
  assert.deepEqual(config, {
    port: 0,
    host: '::1',
    dataDir: '/var/lib/plumbline',
    databaseUrl: 'postgresql://someone:secret@db.example:5433/plumbline?sslmode=require',
    administrator: { username: 'majster', password: 'olovnica', email: 'majster@plumbline.example' },
    siteScheme: 'https',
    smtpUrl: 'smtps://someone:secret@mail.example:465',
    siteHosts: { sk: 'plumbline.sk', cs: 'www.plumbline.cz:8443', da: 'plumbline-dk.example' },
    trustProxy: '127.0.0.1, 10.0.0.0/8, ::1, fd00::/8, loopback',
    logLevel: 'warn',
    metricsToken: 'a token for figures that nobody guesses',
    tracesEndpoint: 'http://127.0.0.1:4318',
    stopPauseMs: 0,
    rateLimitFactor: 0.5,
    minimumFillMs: 0,
    replyHoldMs: 5000,
    thirdParties: { tagManagerId: 'GTM-AB12CD3', chatKey: '0123456789abcdef0123456789abcdef01234567' },
    previewHost: 'preview.plumbline.example:8443',
    objectStore: {
      endpoint: 'https://s3.example:9000/plumbline',
      region: 'eu-central-1',
      accessKey: 'AKEXAMPLE',
      secretKey: 'tajné',
    },
    backups: {
      schedule: { hour: 3, minute: 30 },
      folder: '/var/lib/plumbline/backups',
      bucket: {
        endpoint: 'https://s3.elsewhere.example/backups',
        region: 'eu-north-1',
        accessKey: 'AKBACKUP',
        secretKey: 'tajnejšie',
      },
      passphrase: 'olovnica na nitke visí',
      keep: { daily: 3, weekly: 2, monthly: 1 },
    },
    vaultKey: `${'A'.repeat(43)}=,${'0f'.repeat(32)}`,
    languageModel: { baseUrl: 'https://llm.example/v1', apiKey: 'kľúč', model: 'some-model', dailyCalls: 5 },
  });
});

const wrong: Readonly<Record<string, readonly string[]>> = {
  PORT: ['65536', '-1', '80.5', 'http', '0x1F90g'],
  DATABASE_URL: ['mysql://db.example/x', 'db.example', 'http://db.example'],
  ADMIN_EMAIL: ['majster', 'majster@'],
  VAULT_KEY: ['heslo', 'A'.repeat(42), `${'A'.repeat(43)},heslo`],
  SMTP_URL: ['mail.example:587', 'http://mail.example', 'smtp://', 'smtps:mail.example', 'smtp://:587'],
  SITE_HOSTS: [
    'eo=plumbline.example',
    'sk',
    'sk=',
    'sk=https://plumbline.sk',
    'sk=a b',
    'sk=plumbline.sk;da=plumbline.dk',
  ],
  SITE_SCHEME: ['ftp', 'HTTPS', 'https://'],
  TRUST_PROXY: ['true', '1', 'proxy.example', '127.0.0.1,', '10.0.0.0/33', '300.0.0.1', 'loopback/8', '::1/129'],
  LOG_LEVEL: ['verbose', 'INFO'],
  METRICS_TOKEN: ['short', 'x'.repeat(31)],
  TRACES_ENDPOINT: ['collector:4318', 'ftp://collector.example'],
  STOP_PAUSE_MS: ['-1', '60001', 'long'],
  RATE_LIMIT_FACTOR: ['0', '-1', 'off', 'Infinity'],
  MINIMUM_FILL_MS: ['-1', '1.5', 'soon'],
  REPLY_HOLD_MS: ['-1', '120001', 'soon'],
  TAG_MANAGER_ID: ['G-AB12CD3', 'GTM-', 'gtm-ab12cd3', 'GTM-AB12CD3"onload=x', 'GTM-AB12CD3&l=x'],
  CHAT_KEY: ['short', 'with blanks in it', '0123456789\nabcdef'],
  PREVIEW_HOST: ['https://preview.example', 'a b', 'preview.example/x'],
  LLM_BASE_URL: ['llm.example/v1', 'ftp://llm.example', 'http://llm.example/v1', 'http://127.0.0.1.example/v1'],
  LLM_DAILY_CALLS: ['-1', '1.5', 'many'],
  FILES_S3_ENDPOINT: [
    's3.example/files',
    'https://s3.example',
    'https://s3.example/a/b',
    'https://k:s@s3.example/files',
  ],
  FILES_S3_REGION: ['eu central', 'EU'],
  BACKUP_SCHEDULE: ['3:00', '24:00', '03:60', 'daily', '0 3 * * *'],
  BACKUP_S3_ENDPOINT: ['s3.example/backups', 'https://s3.example', 'https://k:s@s3.example/backups'],
  BACKUP_S3_REGION: ['eu central'],
  BACKUP_PASSPHRASE: ['short', 'x'.repeat(15)],
  BACKUP_KEEP: ['7', '7,4', '7,4,12,1', 'a,b,c', '-1,4,12'],
};

test('K1 a wrong value stops the start with a message that names the variable', () => {
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      assert.throws(
        () => readConfig({ [name]: value }),
        (error) => error instanceof ConfigError && error.message.includes(`\n  ${name}: `),
        `${name}=${value}`,
      );
    }
  }
});

test('K1 all wrong values are named at once, and where to look them up', () => {
  assert.throws(
    () => readConfig({ PORT: 'x', SMTP_URL: 'x', LOG_LEVEL: 'x' }),
    /^Error: Wrong settings in the environment:\n {2}PORT: .+\n {2}SMTP_URL: .+\n {2}LOG_LEVEL: .+\nSee \.env\.example\.$/,
  );
});

test('K1 name and password of the first administrator go together', () => {
  for (const half of [{ ADMIN_USERNAME: 'majster' }, { ADMIN_PASSWORD: 'olovnica' }]) {
    assert.throws(() => readConfig(half), /ADMIN_USERNAME and ADMIN_PASSWORD go together/);
  }
});

test('K1 address and name of the language model go together', () => {
  for (const half of [{ LLM_BASE_URL: 'https://llm.example/v1' }, { LLM_MODEL: 'some-model' }]) {
    assert.throws(() => readConfig(half), /LLM_BASE_URL and LLM_MODEL go together/);
  }
});

test('K3 address and keys of the bucket for backups go together, and no folder with them', () => {
  const whole = {
    BACKUP_S3_ENDPOINT: 'https://s3.example/backups',
    BACKUP_S3_ACCESS_KEY: 'key',
    BACKUP_S3_SECRET_KEY: 'zlatypadak',
  };
  for (const name of Object.keys(whole)) {
    assert.throws(() => readConfig({ ...whole, [name]: '' }), /BACKUP_S3_SECRET_KEY go together/);
  }
  assert.throws(() => readConfig({ ...whole, BACKUP_DIR: '/mnt/backups' }), /BACKUP_DIR: .+ are two places/);
  assert.equal(readConfig({ BACKUP_DIR: '/mnt/backups' }).backups.folder, '/mnt/backups');
});

test('C10 address and keys of the object store go together', () => {
  const whole = {
    FILES_S3_ENDPOINT: 'https://s3.example/files',
    FILES_S3_ACCESS_KEY: 'key',
    FILES_S3_SECRET_KEY: 'zlatypadak',
  };
  for (const name of Object.keys(whole)) {
    const part = { ...whole, [name]: '' };
    assert.throws(() => readConfig(part), /FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY go together/);
    assert.throws(
      () => readConfig(part),
      (error) => !String(error).includes('zlatypadak'),
    );
  }
});

test('K5 the message about a wrong value never shows a password', () => {
  const secret = 'zlatypadak';
  for (const [name, value] of [
    ['DATABASE_URL', `mysql://root:${secret}@db.example/x`],
    ['SMTP_URL', `http://root:${secret}@mail.example`],
    ['ADMIN_PASSWORD', secret],
    ['FILES_S3_ENDPOINT', `https://key:${secret}@s3.example/files`],
  ] as const) {
    assert.throws(
      () => readConfig({ [name]: value, PORT: 'x' }),
      (error) => error instanceof ConfigError && !error.message.includes(secret),
    );
  }
});

test('S13 a language model is reached by https, or on this machine', () => {
  for (const address of [
    'https://llm.example/v1',
    'http://127.0.0.1:11434/v1',
    'http://localhost/v1',
    'http://[::1]/v1',
  ]) {
    assert.equal(readConfig({ LLM_BASE_URL: address, LLM_MODEL: 'm' }).languageModel?.baseUrl, address);
  }
  assert.throws(
    () => readConfig({ LLM_BASE_URL: 'http://10.0.0.5/v1', LLM_MODEL: 'm' }),
    /LLM_BASE_URL: must be https/,
  );
});

test('K1 .env.example names every variable and is itself a good environment', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const example = Object.fromEntries(
    [...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  assert.deepEqual(readConfig(example), readConfig({}));
  const known = [
    ...Object.keys(wrong),
    'HOST',
    'DATA_DIR',
    'ADMIN_USERNAME',
    'ADMIN_PASSWORD',
    'LLM_API_KEY',
    'LLM_MODEL',
    'FILES_S3_ACCESS_KEY',
    'FILES_S3_SECRET_KEY',
    'BACKUP_DIR',
    'BACKUP_S3_ACCESS_KEY',
    'BACKUP_S3_SECRET_KEY',
  ];
  assert.deepEqual(Object.keys(example).toSorted(), known.toSorted());
});
