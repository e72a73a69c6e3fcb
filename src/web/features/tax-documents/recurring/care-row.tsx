import { Suspense, useState } from 'react';
import type { RecurringInvoiceRow } from '#contract/tax-documents/recurring-invoices.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { RecurringState } from '#domain/tax-documents/recurring-invoice.ts';
import { failureMessage } from '../../../lib/http/use-failure-message.ts';
import { usePage } from '../../../lib/page-context.ts';
import { ScreenLink } from '../../../lib/screen-link.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { monthName } from '../../../lib/time/month-options.ts';
import { useChangeCare } from './queries.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyCare = lazyDialog(async () => (await import('./care-dialog.tsx')).CareDialog);

const toneOf: Record<RecurringState, BadgeTone> = { active: 'done', paused: 'waiting', ended: 'neutral' };

type Props = { care: RecurringInvoiceRow };

/** One monthly care: how much for whom, when next, and how it is changed, paused and ended. */
export function CareRow({ care }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { may } = useMay();
  const { quote, title, buyerName, gross, currency, nextPeriod, endsIn, day, isAutomatic, state } = care;
  const sum = formatExactMoney(gross, currency, language);
  const next = { month: monthName(nextPeriod, language), day };
  return (
    <li className="grid gap-2 border-t border-hair py-3 last:border-b">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong className="figures whitespace-nowrap">{t('taxDocuments:care.monthly', { sum })}</strong>
        <span className="min-w-0 wrap-anywhere">{[buyerName, title].filter(Boolean).join(' · ')}</span>
        <Badge tone={toneOf[state]}>{t(`taxDocuments:care.states.${state}`)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        {state === 'active' ? <span>{t('taxDocuments:care.next', next)}</span> : null}
        {endsIn === null ? null : <span>{t('taxDocuments:care.endsIn', { month: monthName(endsIn, language) })}</span>}
        <span>{t(`taxDocuments:care.modes.${isAutomatic ? 'automatic' : 'draft'}.name`)}</span>
        {quote ? (
          <ScreenLink screen="adminQuote" parameters={{ id: quote.id }}>
            {t('taxDocuments:quote', { number: quote.number })}
          </ScreenLink>
        ) : null}
      </p>
      {state !== 'ended' && may('manage-money') ? <CareActions care={care} /> : null}
    </li>
  );
}

function CareActions({ care }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { mutateAsync, isPending } = useChangeCare();
  const [isEditing, setEditing] = useState(false);
  const { id, version, day, isAutomatic, endsIn, state } = care;
  const isActive = state === 'active';

  const move = (next: RecurringState) => mutateAsync({ id, body: { version, day, isAutomatic, endsIn, state: next } });

  async function toggle(): Promise<void> {
    try {
      await move(isActive ? 'paused' : 'active');
    } catch (error) {
      const description = failureMessage(error, { t, language });
      showToast({ title: t('taxDocuments:care.failed'), description, tone: 'destructive' });
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setEditing(true)}>
        {t('taxDocuments:care.change')}
      </Button>
      <Button size="sm" variant="quiet" isLoading={isPending} onClick={() => void toggle()}>
        {t(isActive ? 'taxDocuments:care.pause' : 'taxDocuments:care.resume')}
      </Button>
      <ConfirmedAction
        label={t('taxDocuments:care.end')}
        variant="quiet"
        title={t('taxDocuments:care.endTitle')}
        text={t('taxDocuments:care.endText')}
        act={() => move('ended')}
        renderFailure={(error) => <CallFailure title={t('taxDocuments:care.failed')} error={error} />}
      />
      {isEditing ? (
        <Suspense fallback={null}>
          <LazyCare subject={{ care }} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
