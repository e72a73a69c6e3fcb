import type { i18n as I18n } from 'i18next';
import type { Language } from '#domain/languages.ts';
import { matchPath, pathOf } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import { forgetSentDraft, readDraft, saveDraft } from './features/configurator/draft.ts';
import { forgetContactDraft, saveContactDraft } from './features/contact/contact-draft.ts';
import { loadAreas } from './lib/i18n.ts';
import { announceOutcomes, startUnsent } from './lib/unsent/page-unsent.ts';
import { forgetSubmissionKey } from './lib/unsent/submission-key.ts';
import type { RefusedEntry, SentEntry, SettledEntry, UnsentKind } from './lib/unsent/unsent-record.ts';
import { showToast } from './ui/toast-store.ts';

let isTelling = false;

/**
 * Sends what waits from this page, whatever page it is, and tells by a toast what became of it where no screen does
 * (C11). Safe to call again.
 */
export async function tellOutcomes(i18n: I18n, language: Language): Promise<void> {
  if (isTelling) return;
  isTelling = true;
  startUnsent();
  const t: GetText = (key, values) => i18n.t(key, { ...values });
  try {
    await loadAreas(i18n, ['unsent']);
    announceOutcomes({ tell: (record) => tell(record, { t, language }), isConfirmation });
  } catch {
    // Without its texts nothing is told: the next occasion or the next page will.
    isTelling = false;
  }
}

type Telling = { t: GetText; language: Language };

function tell(record: SettledEntry, telling: Telling): void {
  if (record.state === 'sent') tellSent(record, telling);
  else tellRefused(record, telling);
}

function tellSent(record: SentEntry, { t, language }: Telling): void {
  const { number, confirmationToken } = record.submitted;
  const wasDraft =
    record.kind === 'contact' ? forgetContactDraft(record.body.message) : forgetSentDraft(record.body.answers);
  if (isConfirmation(record)) return;
  const openConfirmation = () => location.assign(`${pathOf('confirmation', language)}?request=${confirmationToken}`);
  // It was sent before its own screen, which opens again, was there to hear of it.
  if (wasDraft && isScreenOf(record.kind)) {
    forgetSubmissionKey(record.kind);
    return openConfirmation();
  }
  showToast({
    tone: 'success',
    title: t(`unsent:sent.${record.kind}`, { number }),
    action: { label: t('unsent:sent.action'), onPress: openConfirmation },
  });
}

/** Whether the page shows what is sent as this kind. */
function isScreenOf(kind: UnsentKind): boolean {
  const screen = matchPath(location.pathname)?.screen;
  if (kind === 'contact') return screen === 'contact';
  return screen === 'configurator' && new URLSearchParams(location.search).get('step') === 'summary';
}

/** The page itself shows the number. */
function isConfirmation({ submitted }: SentEntry): boolean {
  return (
    matchPath(location.pathname)?.screen === 'confirmation' &&
    new URLSearchParams(location.search).get('request') === submitted.confirmationToken
  );
}

/** What was refused goes back to its form. */
function tellRefused(record: RefusedEntry, { t, language }: Telling): void {
  if (record.kind === 'contact') saveContactDraft(record.body.message);
  else if (!readDraft()) saveDraft(record.body.answers, record.keptAt);
  const form =
    record.kind === 'contact' ? pathOf('contact', language) : `${pathOf('configurator', language)}?step=summary`;
  showToast({
    tone: 'destructive',
    title: t(`unsent:refused.${record.kind}`),
    ...(record.failure.body && { description: record.failure.body.message }),
    action: { label: t('unsent:refused.action'), onPress: () => location.assign(form) },
  });
}
