import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';

type Props = { quote: Pick<QuoteDetail, 'undelivered' | 'status'> };

/** To whom an open quote could not be delivered and why, with the way to the mail, which can be sent again (G3). */
export function UndeliveredNotice({ quote: { undelivered, status } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const isOpen = status === 'sent' || status === 'viewed';
  if (!isOpen || undelivered.length === 0) return null;
  const query = new URLSearchParams({ state: 'failed', search: undelivered[0]?.recipient ?? '' });
  return (
    <Notice
      tone="danger"
      role="status"
      title={t('quotes:life.undelivered.title')}
      actions={
        <ButtonLink size="sm" to={`${pathOf('adminOutbox', language)}?${query}`}>
          {t('quotes:life.undelivered.open')}
        </ButtonLink>
      }
    >
      <ul>
        {undelivered.map(({ recipient, failure }) => (
          <li key={recipient} className="wrap-anywhere">
            <strong>{recipient}</strong>: {t(`mail:failures.${failure}`)}
          </li>
        ))}
      </ul>
      <p className="mt-1">{t('quotes:life.undelivered.text')}</p>
    </Notice>
  );
}
