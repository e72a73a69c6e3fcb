import { accountLimits, checkCredentials } from '#domain/accounts/account.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { routes } from '#domain/routes.ts';
import { ConfigError } from '#server/config.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { makeFirstAdministrator } from './make-first-administrator.ts';
import { hasAdministrator } from '#server/features/accounts/account-store.ts';
import { isEasyToGuess } from '#server/features/accounts/password/guessable-passwords.ts';
import { insertSetupLink } from './setup-link-store.ts';

const linkLifetimeMs = 24 * 60 * 60_000;

type Means = Pick<Services, 'config' | 'db' | 'engine' | 'clock' | 'newId' | 'newToken' | 'hashCost'>;

/**
 * Creates the first administrator from the configuration at the start, or a setup link, valid once within 24 hours
 * (F7). Returns the path of the link, to be printed, or null when none is needed. Throws `ConfigError` for a configured
 * name or password that breaks the rule of spec §5, for a name that a customer has, and for a password that is easy to guess (F6).
 */
export async function prepareFirstAdministrator(services: Means): Promise<string | null> {
  const { administrator } = services.config;
  if (administrator) refuseBadSettings(administrator);
  if (await hasAdministrator(services.db)) return null;
  if (!administrator) return makeSetupPath(services);
  const { username, password, email = null } = administrator;
  // Only now: a server that has its administrator has to start, whatever stands in its environment.
  await refuseEasyPassword({ username, password });
  const wanted = { username, password, email, language: defaultLanguage, isEmailVerified: true };
  try {
    await makeFirstAdministrator(services, wanted);
  } catch (error) {
    if (services.engine.isUniqueViolation(error)) throw nameTaken();
    throw error;
  }
  return null;
}

/** Each start creates its own link, because only the hash of a token is stored. */
async function makeSetupPath(services: Means): Promise<string> {
  const token = services.newToken();
  const expiresAt = services.clock() + linkLifetimeMs;
  await insertSetupLink(services.db, { token_hash: hashToken(token), expires_at: expiresAt });
  return `${routes.setup.paths[defaultLanguage]}?token=${encodeURIComponent(token)}`;
}

function refuseBadSettings({ username, password }: { username: string; password: string }): void {
  const { username: name, password: secret } = accountLimits;
  if (checkCredentials({ username, password }, secret.administrator).length === 0) return;
  const lengths = ({ minimum, maximum }: { minimum: number; maximum: number }) => `${minimum} to ${maximum} characters`;
  throw new ConfigError(
    `Wrong settings in the environment: ADMIN_USERNAME takes ${lengths(name)}, ` +
      `ADMIN_PASSWORD ${lengths({ ...secret, minimum: secret.administrator })}. See .env.example.`,
  );
}

const nameTaken = () =>
  new ConfigError(
    'Wrong settings in the environment: a customer has the name in ADMIN_USERNAME already. Choose another one.',
  );

async function refuseEasyPassword(administrator: { username: string; password: string }): Promise<void> {
  if (!(await isEasyToGuess(administrator))) return;
  throw new ConfigError(
    'Wrong settings in the environment: ADMIN_PASSWORD is a leaked password or a common word or name. See .env.example.',
  );
}
