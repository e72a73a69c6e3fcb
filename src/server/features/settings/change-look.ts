import type { LookChange, VersionedLook } from '#contract/settings.ts';
import type { Language } from '#domain/languages.ts';
import { checkBrandColour } from '#domain/settings/brand-colours.ts';
import type { Logo, LogoFault } from '#domain/settings/look-settings.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { lookSettingsName, readLook } from './look-store.ts';
import { type StoredLook, storedLookSettings } from '#server/stored/settings/look-settings.ts';
import { fieldRefusal, refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { CleanDrawing } from '#server/gateways/file-inspection/clean-drawing.ts';
import { readPicture } from './read-picture.ts';
import { findUsername, replaceSettings } from './settings-store.ts';

type LookServices = Pick<Services, 'db' | 'clock' | 'look' | 'live' | 'inspector'>;
type Change = { change: LookChange; language: Language; userId: string; audit: Audit };

/** The look with the name of the person who changed it last, for the back office. */
export async function readLookSettings({ db }: Pick<Services, 'db'>): Promise<VersionedLook> {
  const { look, version, changedAt } = await readLook(db);
  const { primaryColor, defaultTheme, logo } = look;
  return {
    primaryColor,
    defaultTheme,
    logo: logo && { svg: logo.svg, png: logo.png },
    version,
    changedAt,
    changedBy: look.changedById && (await findUsername(db, look.changedById)),
  };
}

/**
 * Changes how site, mails and documents look (G7). Throws `invalid-input` for a colour that cannot be read and a logo
 * that does not draw, `changed-meanwhile` unless the version is the present one.
 */
export async function changeLook(services: LookServices, asked: Change): Promise<VersionedLook> {
  const { change, language, userId, audit } = asked;
  const { primaryColor, defaultTheme, version } = change;
  refuseUnreadable(primaryColor, language);
  const logo = change.logo && (await checkedLogo(services, change.logo, language));
  const value: StoredLook = { primaryColor, defaultTheme, logo, changedById: userId };
  await services.db.transaction().execute(async (transaction) => {
    const row = { name: lookSettingsName, shape: storedLookSettings, value, version, now: services.clock() };
    if (!(await replaceSettings(transaction, row))) throw new AppError('changed-meanwhile');
    await audit(transaction, { facts: { primaryColor, defaultTheme, logo: logo !== null } });
  });
  // The change is stored. If this read fails, the look follows within seconds.
  await services.look.refresh().catch(() => undefined);
  services.live.announceSettings();
  return readLookSettings(services);
}

function refuseUnreadable(primaryColor: string | null, language: Language): void {
  const check = primaryColor === null ? null : checkBrandColour(primaryColor);
  if (check === null || check.ok) return;
  refuseFields([{ field: 'primaryColor', rule: check.rule, readable: check.readable }], language);
}

type Cleaner = Pick<Services, 'inspector'>;

async function checkedLogo(
  services: Cleaner,
  { svg, png }: Logo,
  language: Language,
): Promise<NonNullable<StoredLook['logo']>> {
  const picture = readPicture(Buffer.from(png, 'base64'));
  if (!picture) throw refusedLogo('no-picture', language);
  const drawing = svg === null ? null : await cleanedDrawing(services, svg, language);
  return { svg: drawing?.svg ?? null, png, ...picture };
}

/**
 * A drawing without everything that does not draw. Throws `invalid-input` with the reason when nothing usable is left.
 */
export async function cleanedDrawing({ inspector }: Cleaner, svg: string, language: Language): Promise<CleanDrawing> {
  const result = await inspector.cleanDrawing(svg);
  if (!result.ok) throw refusedLogo(result.fault, language);
  return { svg: result.svg, width: result.width, height: result.height };
}

function refusedLogo(fault: LogoFault, language: Language): AppError {
  return fieldRefusal([{ field: 'logo', rule: fault }], language);
}
