import { isIP } from 'node:net';
import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import * as z from 'zod';
import type { ThirdParties } from '#contract/page.ts';
import { isLoopback } from '#domain/mail/mail-server.ts';
import { readVaultKeys } from '#server/vault/vault-key.ts';
import { type LanguageHosts, languages } from '#domain/languages.ts';
import {
  type BackupSettings,
  backupKeep,
  backupSchedule,
  backupSettingsOf,
  shortestPassphrase,
} from '#server/database/backup/backup-settings.ts';
import { StartRefusedError } from '#server/start-refused-error.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const hostName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/i;

/** Reads `sk=plumbline.sk,da=plumbline.dk` into host names by language. */
const siteHosts = z.string().transform((value, context): LanguageHosts => {
  const hosts: LanguageHosts = {};
  for (const part of value.split(',').filter((entry) => entry.trim() !== '')) {
    const [code, host = ''] = part.trim().split('=');
    const language = languages.find((candidate) => candidate === code);
    if (!language || !hostName.test(host)) {
      context.addIssue({
        code: 'custom',
        message: `"${part}" is not of the form language=host (${languages.join(', ')})`,
      });
      return z.NEVER;
    }
    hosts[language] = host;
  }
  return hosts;
});

const proxyGroups = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, a range such as `10.0.0.0/8`, or one of the groups that Fastify knows by name. */
function isProxy(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const version = isIP(address);
  return version === 0
    ? bits === undefined && proxyGroups.has(address)
    : Number(bits ?? 0) <= (version === 4 ? 32 : 128);
}

const proxies = z
  .string()
  .min(1)
  .refine(
    (value) => value.split(',').every(isProxy),
    'must be addresses, comma-separated, such as 127.0.0.1,10.0.0.0/8',
  );

/** A key and what visitors wrote leave this machine encrypted only. */
function isSafeWay(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname);
}

const optional = z.string().min(1).optional();

/** Characters of a token that nobody guesses. */
const shortestToken = 32;

const s3Names = ['FILES_S3_ENDPOINT', 'FILES_S3_ACCESS_KEY', 'FILES_S3_SECRET_KEY'] as const;
const backupS3Names = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'] as const;

const bucketAddress = z
  .url({ protocol: /^https?$/, error: 'must be https://host/bucket' })
  .regex(/^https?:\/\/[^/@?#]+\/[a-z0-9][a-z0-9.-]{1,62}\/?$/i, 'must be https://host/bucket')
  .optional();

const regionName = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be the name of a region such as eu-central-1')
  .default('auto');

const environmentSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(?:ql)?$/, error: 'must be postgres://user:password@host/database' })
      .optional(),
    ADMIN_USERNAME: optional,
    ADMIN_PASSWORD: optional,
    ADMIN_EMAIL: z.email().optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be smtp://user:password@host:port or smtps://…' })
      .optional(),
    SITE_HOSTS: siteHosts.default({}),
    SITE_SCHEME: z.enum(['https', 'http']).default('https'),
    TRUST_PROXY: proxies.optional(),
    LOG_LEVEL: z.enum(logLevels).default('info'),
    METRICS_TOKEN: z.string().min(shortestToken, `must have at least ${shortestToken} characters`).optional(),
    TRACES_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be https://host:port' }).optional(),
    STOP_PAUSE_MS: z.coerce.number().int().min(0).max(60_000).default(3000),
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    MINIMUM_FILL_MS: z.coerce.number().int().min(0).default(3000),
    REPLY_HOLD_MS: z.coerce.number().int().min(0).max(120_000).default(replyHoldMs),
    TAG_MANAGER_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be of the form GTM-XXXXXXX')
      .optional(),
    CHAT_KEY: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'must be the key of the chat, letters and digits only')
      .optional(),
    LLM_BASE_URL: z
      .url({ protocol: /^https?$/, error: 'must be https://host/v1' })
      .refine(isSafeWay, 'must be https://host/v1; http:// only for a model on this machine')
      .optional(),
    LLM_API_KEY: optional,
    LLM_MODEL: optional,
    LLM_DAILY_CALLS: z.coerce.number().int().min(0).default(200),
    FILES_S3_ENDPOINT: bucketAddress,
    FILES_S3_REGION: regionName,
    FILES_S3_ACCESS_KEY: optional,
    FILES_S3_SECRET_KEY: optional,
    BACKUP_SCHEDULE: backupSchedule.optional(),
    BACKUP_DIR: optional,
    BACKUP_S3_ENDPOINT: bucketAddress,
    BACKUP_S3_REGION: regionName,
    BACKUP_S3_ACCESS_KEY: optional,
    BACKUP_S3_SECRET_KEY: optional,
    BACKUP_PASSPHRASE: z
      .string()
      .min(shortestPassphrase, `must have at least ${shortestPassphrase} characters`)
      .optional(),
    BACKUP_KEEP: backupKeep.default({ daily: 7, weekly: 4, monthly: 12 }),
    VAULT_KEY: z
      .string()
      .refine(
        (value) => readVaultKeys(value) !== null,
        'must be keys of 32 bytes in base64, comma-separated, newest first',
      )
      .optional(),
    PREVIEW_HOST: z.string().regex(hostName, 'must be a host name such as preview.plumbline.example').optional(),
  })
  .refine((value) => !value.ADMIN_USERNAME === !value.ADMIN_PASSWORD, {
    path: ['ADMIN_PASSWORD'],
    message: 'ADMIN_USERNAME and ADMIN_PASSWORD go together',
  })
  .refine((value) => !value.LLM_BASE_URL === !value.LLM_MODEL, {
    path: ['LLM_MODEL'],
    message: 'LLM_BASE_URL and LLM_MODEL go together',
  })
  .refine((value) => new Set(s3Names.map((name) => !value[name])).size === 1, {
    path: ['FILES_S3_ENDPOINT'],
    message: 'FILES_S3_ENDPOINT, FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY go together',
  })
  .refine((value) => new Set(backupS3Names.map((name) => !value[name])).size === 1, {
    path: ['BACKUP_S3_ENDPOINT'],
    message: 'BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY go together',
  })
  .refine((value) => !value.BACKUP_DIR || !value.BACKUP_S3_ENDPOINT, {
    path: ['BACKUP_DIR'],
    message: 'BACKUP_DIR and BACKUP_S3_ENDPOINT are two places; set one',
  });

/** Every variable of the environment that is a setting. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/** Settings of a running server; `.env.example` documents each. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  administrator: { username: string; password: string; email: string | undefined } | undefined;
  smtpUrl: string | undefined;
  siteHosts: LanguageHosts;
  /** Scheme of the configured hosts in links of mails. */
  siteScheme: 'https' | 'http';
  /** Addresses of proxies whose forwarded headers are believed. */
  trustProxy: string | undefined;
  logLevel: (typeof logLevels)[number];
  /** Whoever presents it reads the figures at `/metrics`; without one there is no such address. */
  metricsToken: string | undefined;
  /** Collector of traces (OTLP over HTTP); without one nothing is traced. */
  tracesEndpoint: string | undefined;
  /** How long a server that was told to stop goes on, so that others hear that it is no longer ready (ms). */
  stopPauseMs: number;
  /** Multiplies every rate limit; above 1 only for load tests. */
  rateLimitFactor: number;
  /** Shortest time in ms in which a person fills the configurator in. */
  minimumFillMs: number;
  /** How long a reply to a customer waits before it leaves (ms), so that it can be taken back. */
  replyHoldMs: number;
  /** Ids of services of others; what each visitor has agreed to decides whether they load (B7, B9, B12). */
  thirdParties: ThirdParties;
  /** Host on which the site is only looked at before it goes live: no third party is loaded there (B9). */
  previewHost: string | undefined;
  /** Bucket for files that go with requests; without one they lie in the data folder. */
  objectStore: ObjectStoreSettings | undefined;
  backups: BackupSettings;
  /** Keys of the vault, the writing one first; without them they lie in a file of the data folder. */
  vaultKey: string | undefined;
  /** Without one the built-in template writes. */
  languageModel: LanguageModel | undefined;
};

/** A bucket of an S3-compatible store, which the endpoint names. */
export type ObjectStoreSettings = { endpoint: string; region: string; accessKey: string; secretKey: string };

/** A language model behind an OpenAI-compatible address, and how many texts it may write a day (H4). */
export type LanguageModel = { baseUrl: string; apiKey: string | undefined; model: string; dailyCalls: number };

/** A setting that stops the start; the message names the variable and never shows its value. */
export class ConfigError extends StartRefusedError {}

/** Settings that are wrong, each line beginning with the variable's name. */
export const wrongSettings = (lines: readonly string[]): ConfigError =>
  new ConfigError(
    `Wrong settings in the environment:\n${lines.map((line) => `  ${line}`).join('\n')}\nSee .env.example.`,
  );

/** Reads and checks the environment. Throws `ConfigError` naming every variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    throw wrongSettings(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = result.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    administrator:
      env.ADMIN_USERNAME && env.ADMIN_PASSWORD
        ? { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD, email: env.ADMIN_EMAIL }
        : undefined,
    smtpUrl: env.SMTP_URL,
    siteHosts: env.SITE_HOSTS,
    siteScheme: env.SITE_SCHEME,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    tracesEndpoint: env.TRACES_ENDPOINT,
    stopPauseMs: env.STOP_PAUSE_MS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    minimumFillMs: env.MINIMUM_FILL_MS,
    replyHoldMs: env.REPLY_HOLD_MS,
    thirdParties: { tagManagerId: env.TAG_MANAGER_ID ?? null, chatKey: env.CHAT_KEY ?? null },
    previewHost: env.PREVIEW_HOST,
    objectStore: objectStoreOf(env),
    backups: backupSettingsOf(env),
    vaultKey: env.VAULT_KEY,
    languageModel:
      env.LLM_BASE_URL && env.LLM_MODEL
        ? {
            baseUrl: env.LLM_BASE_URL.replace(/\/+$/, ''),
            apiKey: env.LLM_API_KEY,
            model: env.LLM_MODEL,
            dailyCalls: env.LLM_DAILY_CALLS,
          }
        : undefined,
  };
}

function objectStoreOf(env: z.output<typeof environmentSchema>): ObjectStoreSettings | undefined {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_ACCESS_KEY: accessKey, FILES_S3_SECRET_KEY: secretKey } = env;
  if (!endpoint || !accessKey || !secretKey) return undefined;
  return { endpoint: endpoint.replace(/\/+$/, ''), region: env.FILES_S3_REGION, accessKey, secretKey };
}
