import { useState } from 'react';
import type { LegalHolds } from '#contract/retention/legal-holds.ts';
import { formatDay } from '#domain/days.ts';
import { checkHoldReason, longestHoldReason } from '#domain/retention/legal-hold.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type HoldSubject, useChangeHold, useLegalHolds } from './hold-queries.ts';

/** Whether anything of a customer, request or project may be deleted, and the way to stop that (K6). */
export function LegalHold(subject: HoldSubject) {
  const t = useTexts();
  const { data, error } = useLegalHolds(subject);
  const lasting = data?.holds.find(({ liftedAt }) => liftedAt === null);
  return (
    <section aria-labelledby="legal-hold-title" className="grid content-start gap-3">
      <h2 id="legal-hold-title" className="border-b-2 border-ink pb-2 text-lg">
        {t('legalHold:title')}
      </h2>
      {error ? <CallFailure title={t('legalHold:failedLoad')} error={error} /> : null}
      {lasting ? <LastingHold subject={subject} hold={lasting} /> : null}
      {data && !lasting ? <NoHold subject={subject} isCovered={data.isHeld} /> : null}
      <EarlierHolds holds={data?.holds ?? []} />
    </section>
  );
}

/** Nothing is held here, though it may be where this belongs to. */
function NoHold({ subject, isCovered }: { subject: HoldSubject; isCovered: boolean }) {
  const t = useTexts();
  const [isPlacing, setPlacing] = useState(false);
  return (
    <>
      <p className="max-w-prose text-sm text-muted">{t(`legalHold:${isCovered ? 'covered' : 'none'}`)}</p>
      {isPlacing ? (
        <PlacingForm subject={subject} onDone={() => setPlacing(false)} />
      ) : (
        <Button size="sm" className="justify-self-start" onClick={() => setPlacing(true)}>
          {t('legalHold:place')}
        </Button>
      )}
    </>
  );
}

type Hold = LegalHolds['holds'][number];

function LastingHold({ subject, hold }: { subject: HoldSubject; hold: Hold }) {
  const t = useTexts();
  const { language } = usePage();
  const change = useChangeHold(subject);
  async function lift(): Promise<void> {
    await change.mutateAsync(null);
    showToast({ title: t('legalHold:lifted'), tone: 'success' });
  }
  return (
    <Notice
      tone="warning"
      title={t('legalHold:held')}
      actions={
        <ConfirmedAction
          label={t('legalHold:lift')}
          variant="secondary"
          title={t('legalHold:liftTitle')}
          text={t('legalHold:liftText')}
          act={lift}
          renderFailure={(error) => <CallFailure title={t('legalHold:failure')} error={error} />}
        />
      }
    >
      <p className="wrap-anywhere whitespace-pre-line">{hold.reason}</p>
      <p className="text-sm text-muted">
        {t('legalHold:placed', {
          date: formatDay(hold.placedAt, language),
          name: hold.placedBy ?? t('legalHold:someone'),
        })}
      </p>
    </Notice>
  );
}

function PlacingForm({ subject, onDone }: { subject: HoldSubject; onDone: () => void }) {
  const t = useTexts();
  const change = useChangeHold(subject);
  const form = useForm<{ reason: string }>({
    id: 'legal-hold',
    start: { reason: '' },
    check: ({ reason }) => checkHoldReason(reason),
    send: ({ reason }) => change.mutateAsync(reason),
    onSaved() {
      showToast({ title: t('legalHold:done'), tone: 'success' });
      onDone();
    },
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={form.submit}>
      <TextArea
        {...form.input('reason')}
        label={t('legalHold:reason')}
        hint={t('legalHold:reasonHint')}
        maxLength={longestHoldReason}
        required
      />
      <FormNotices form={form} failureTitle={t('legalHold:failure')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isLoading={form.isSending} loadingText={t('common:working')}>
          {t('legalHold:place')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  );
}

function EarlierHolds({ holds }: { holds: readonly Hold[] }) {
  const t = useTexts();
  const { language } = usePage();
  const earlier = holds.filter(({ liftedAt }) => liftedAt !== null);
  if (earlier.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>{t('legalHold:earlier')}</p>
      <ul className="grid gap-1">
        {earlier.map(({ id, reason, placedAt, liftedAt }) => (
          <li key={id} className="wrap-anywhere">
            {t('legalHold:period', {
              from: formatDay(placedAt, language),
              to: formatDay(liftedAt ?? placedAt, language),
              reason,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
