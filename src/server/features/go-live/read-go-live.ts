import type { GoLive } from '#contract/settings.ts';
import { brand } from '#domain/brand.ts';
import { shownCaseStudies } from '#domain/catalogue/case-studies.ts';
import { shownTestimonials } from '#domain/catalogue/testimonials.ts';
import { dayOf } from '#domain/days.ts';
import { type GoLiveFacts, missingToGoLive } from '#domain/go-live/go-live-needs.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { readBackupState } from '#server/features/backups/backup-state-store.ts';
import { readMailServer } from '#server/features/mail/mail-server/mail-server-store.ts';
import { readAgencyFacts } from '#server/features/settings/agency-facts-store.ts';
import { readLook } from '#server/features/settings/look-store.ts';
import { readQuoteSettings } from '#server/features/settings/quote-settings-store.ts';
import { readSiteCaseStudies } from '#server/features/settings/site/site-case-studies-store.ts';
import { readSiteReferences } from '#server/features/settings/site-references-store.ts';
import type { Services } from '#server/services.ts';

type Known = Pick<Services, 'db' | 'config' | 'clock'>;

/** What is missing before the site goes live, from what is stored now and the environment of this server. */
export async function presentGoLive({ db, config, clock }: Known): Promise<GoLive> {
  const [{ facts }, { settings }, { look }, { server }, { references }, { studies }, backups] = await Promise.all([
    readAgencyFacts(db),
    readQuoteSettings(db),
    readLook(db),
    readMailServer(db),
    readSiteReferences(db),
    readSiteCaseStudies(db),
    backupsOf({ db, config }),
  ]);
  return {
    missing: missingToGoLive({
      agency: facts,
      settings,
      brand,
      day: dayOf(clock(), defaultLanguage),
      hasLogo: look.logo !== null,
      hasReferences: references.length > 0 || shownTestimonials(true).length > 0,
      hasCaseStudies: studies.length > 0 || shownCaseStudies(true).length > 0,
      hasHosts: Object.keys(config.siteHosts).length > 0,
      hasMailServer: config.smtpUrl !== undefined || server !== null,
      hasVaultKey: config.vaultKey !== undefined,
      backups,
    }),
  };
}

async function backupsOf({ db, config }: Pick<Known, 'db' | 'config'>): Promise<GoLiveFacts['backups']> {
  if (!config.backups.schedule) return 'none';
  const { verified } = (await readBackupState(db)).state;
  return verified === null ? 'unproven' : 'proven';
}
