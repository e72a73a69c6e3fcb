import { useEffect } from 'react';
import type { SignedQuote } from '#contract/quotes/quote-signing-shapes.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { pathOf } from '#domain/routes.ts';
import { focusOnce } from '../../../lib/focus-once.ts';
import { exactTime } from '../../../lib/time/relative-time.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DownloadIcon } from '../../../ui/icons/arrows.tsx';
import { CheckIcon, WarningIcon } from '../../../ui/icons/signs.tsx';
import { loadCalls } from './use-message-form.ts';
import type { OpenQuote } from './use-open-quote.ts';

type Props = { open: OpenQuote; signed: SignedQuote; isNew: boolean };

/** That the quote is signed, by whom, what happens next, and the document to keep (H5). */
export function SignedNotice({ open, signed, isNew }: Props) {
  const t = useTexts();
  const { quote } = open;
  const { language } = quote.document;
  const isVoided = quote.status === 'voided';
  useSealedDocument(open, signed.isSealed);
  const Sign = isVoided ? WarningIcon : CheckIcon;
  return (
    <section className="signed-notice" data-voided={isVoided || undefined}>
      <h2 ref={isNew ? focusOnce : null} tabIndex={-1} className="flex items-center gap-3 text-2xl outline-none">
        <Sign size={32} className={isVoided ? 'text-caution' : 'text-level'} />
        {t(`quoteSigning:state.${isVoided ? 'voided' : 'signed'}.title`)}
      </h2>
      {isVoided ? <p className="max-w-prose">{t('quoteSigning:state.voided.text')}</p> : null}
      <p>
        {t('quoteSigning:state.signed.text', {
          name: [signed.signerName, signed.company].filter((part) => part !== '').join(', '),
          time: exactTime(signed.signedAt, language),
        })}
      </p>
      {isVoided ? null : <NextSteps open={open} />}
      <p role="status" className="empty:hidden">
        {signed.isSealed ? null : t('quoteSigning:state.signed.sealing')}
      </p>
      <SignedLinks open={open} isSealed={signed.isSealed} isVoided={isVoided} />
      <p className="text-sm text-muted">
        {t('quoteSigning:state.signed.fingerprint')}
        <span className="figures block wrap-anywhere text-ink">{signed.fingerprint}</span>
      </p>
    </section>
  );
}

type LinksProps = { open: OpenQuote; isSealed: boolean; isVoided: boolean };

/** How to pay what is paid once, the document once it is sealed, and the record. */
function SignedLinks({ open, isSealed, isVoided }: LinksProps) {
  const t = useTexts();
  const { quote, quoteKey, pdf, signed } = open;
  const isPaidOnce = signed.totals.once.gross > 0;
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-3">
      {isVoided || !isPaidOnce ? null : (
        <ButtonLink to={pathOf('payment', quote.document.language, { key: quoteKey })} reloadDocument>
          {t('quoteSigning:state.signed.payment')}
        </ButtonLink>
      )}
      {isSealed ? (
        <ButtonLink to={pdf} icon={<DownloadIcon size={20} />} reloadDocument download>
          {t(`quoteSigning:state.${isVoided ? 'voided' : 'signed'}.pdf`)}
        </ButtonLink>
      ) : null}
      <ButtonLink
        to={`/api/quotes/${quoteKey}/record`}
        variant="quiet"
        className="border-x-0! px-0!"
        reloadDocument
        download
      >
        {t('quoteSigning:state.signed.record')}
      </ButtonLink>
    </p>
  );
}

function NextSteps({ open: { quote, signed } }: Pick<Props, 'open'>) {
  const t = useTexts();
  const { currency, language, startDate } = quote.document;
  const [first] = signed.paymentPlan;
  const isDue = first?.due === 'signing' && first.amount > 0;
  const price = isDue ? formatExactMoney(first.amount, currency, language) : '';
  const steps = [
    t('quoteSigning:state.signed.mail'),
    price && t('quoteSigning:state.signed.deposit', { price }),
    startDate
      ? t('quoteSigning:state.signed.start', { date: writeDay(startDate, language) })
      : t('quoteSigning:state.signed.startSoon'),
  ].filter((step) => step !== '');
  return (
    <div className="grid gap-2">
      <h3 className="lettering text-muted">{t('quoteSigning:state.signed.next')}</h3>
      <ol className="grid list-decimal gap-1.5 ps-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

const pauseMs = 3000;

/** Looks every few seconds whether the document is there, for as long as the page is visible. */
function useSealedDocument({ quoteKey, change }: OpenQuote, isSealed: boolean): void {
  useEffect(() => {
    if (isSealed) return undefined;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const quote = await loadCalls()
        .then(({ readQuote }) => readQuote(quoteKey))
        .catch(() => null);
      if (quote?.signed?.isSealed) change(quote);
    };
    const timer = setInterval(() => void look(), pauseMs);
    return () => clearInterval(timer);
  }, [isSealed, quoteKey, change]);
}
