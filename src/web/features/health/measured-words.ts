import type { Health } from '#contract/health.ts';
import { formatFileSize } from '#domain/attachments/file-size.ts';
import { formatDay } from '#domain/days.ts';
import type { HealthCheck } from '#domain/health/health.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import type { GetText } from '#locales/text-key.ts';
import { durationText } from '../../lib/time/duration-text.ts';
import { exactTime } from '../../lib/time/relative-time.ts';

const gigabyte = 2 ** 30;

type Words = { t: GetText; language: Language };

/** What was measured, in sentences of the reader's language. */
export function measuredWords(check: HealthCheck, health: Health, { t, language }: Words): string {
  const { jobs, refusedMails, disk, sealNotAfter, clockDriftMs, requestDueInDays: days } = health.facts;
  const number = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 });
  const size = (bytes: number) => `${number.format(bytes / gigabyte)}\u00A0GB`;
  const words: Record<HealthCheck, () => string> = {
    jobs() {
      const late =
        jobs.lateMs < 60_000
          ? t('health:facts.idle')
          : t('health:facts.late', { duration: durationText(jobs.lateMs, language) });
      return jobs.failed === 0 ? late : `${late} ${t('health:facts.failed', { count: jobs.failed })}`;
    },
    mail: () => (refusedMails === 0 ? t('health:facts.delivered') : t('health:facts.refused', { count: refusedMails })),
    disk: () =>
      disk === null
        ? t('health:facts.unknown')
        : t('health:facts.disk', { free: size(disk.freeBytes), total: size(disk.totalBytes) }),
    backup: () => backupWords(health.facts, { t, language }),
    seal: () =>
      sealNotAfter === null
        ? t('health:facts.noSeal')
        : t('health:facts.seal', { day: formatDay(sealNotAfter, language) }),
    requests: () =>
      days === null
        ? t('health:facts.noRequest')
        : days < 0
          ? t('health:facts.requestLate')
          : t('health:facts.requestDue', { count: days }),
    clock: () =>
      clockDriftMs === null
        ? t('health:facts.sameClock')
        : t('health:facts.clock', { seconds: number.format(Math.abs(clockDriftMs) / 1000) }),
  };
  return words[check]();
}

function backupWords({ backupAt, backups }: Health['facts'], { t, language }: Words): string {
  const when = (time: number) => ({ when: exactTime(time, language) });
  if (!backups) {
    return backupAt === null ? t('health:facts.noBackup') : t('health:facts.backup', when(backupAt));
  }
  const { bytes, verifiedAt, failed } = backups;
  const sentences = [
    backupAt === null
      ? t('health:facts.noBackupYet')
      : t('health:facts.backupOfSize', { ...when(backupAt), size: formatFileSize(bytes ?? 0, language) }),
    verifiedAt === null ? t('health:facts.unproven') : t('health:facts.proven', when(verifiedAt)),
  ];
  if (failed) {
    sentences.push(
      t('health:facts.backupFailed', { ...when(failed.at), reason: t(`health:failures.${failed.reason}`) }),
    );
  }
  return sentences.join(' ');
}
