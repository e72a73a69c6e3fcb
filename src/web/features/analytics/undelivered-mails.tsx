import type { Dashboard } from '#contract/analytics/analytics.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = { undelivered: Dashboard['undelivered'] };

/** Mails that were given up: to whom and why, each with the way to where the address is corrected. */
export function UndeliveredMails({ undelivered: { count, newest } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (count === 0) return null;
  return (
    <Notice
      tone="danger"
      title={t('analytics:overview.undelivered.title', { count })}
      actions={
        <ButtonLink size="sm" to={`${pathOf('adminOutbox', language)}?state=failed`}>
          {t('analytics:overview.undelivered.all')}
        </ButtonLink>
      }
    >
      <ul className="grid gap-1">
        {newest.map(({ id, request, recipient, failure }) => (
          <li key={id} className="wrap-anywhere">
            <a className="pointer-coarse:py-2" href={pathOf('adminRequest', language, { id: request.id })}>
              {t('analytics:overview.undelivered.request', { number: request.number, recipient })}
            </a>{' '}
            {t(`mail:failures.${failure}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
