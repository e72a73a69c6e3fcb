import type { AskedPayment } from '#contract/payments/payment-page.ts';
import type { Language } from '#domain/languages.ts';
import { focusOnce } from '../../../lib/focus-once.ts';
import { exactTime } from '../../../lib/time/relative-time.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';

type Props = {
  payment: AskedPayment;
  language: Language;
  /** It was reported as paid just now. */
  isNew: boolean;
};

/** What has become of a request that is not paid: reported as paid, looked for and not found, or late, said kindly. */
export function RequestState({ payment: { status, claimedAt, daysOver }, language, isNew }: Props) {
  const t = useTexts();
  if (status === 'claimed') {
    return (
      <div ref={isNew ? focusOnce : null} tabIndex={-1} className="outline-none">
        <Notice tone="success" title={t('paymentPage:claimed.title')} role="status">
          {t('paymentPage:claimed.text', { time: claimedAt === null ? '' : exactTime(claimedAt, language) })}
        </Notice>
      </div>
    );
  }
  if (status === 'rejected') {
    return (
      <Notice tone="warning" title={t('paymentPage:rejected.title')}>
        {t('paymentPage:rejected.text')}
      </Notice>
    );
  }
  if (daysOver <= 0) return null;
  return <Notice title={t('paymentPage:over.title', { count: daysOver })}>{t('paymentPage:over.text')}</Notice>;
}
