import { useTranslation } from 'react-i18next';
import { brand } from '#domain/brand.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** Says that the request is stored, its number, and what happens next (C9). */
export function ConfirmationPage() {
  const { t } = useTranslation('confirmation');
  const { data, language } = usePage();
  const { requestNumber = null } = data;
  if (requestNumber === null) return <UnknownRequest />;
  const next = ['mail', 'call', 'quote'] as const;
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="grid gap-10 pt-12 pb-20">
        <div className="grid gap-4">
          <AxisHeading level={1}>{t('title')}</AxisHeading>
          <p className="grid">
            <span className="text-muted">{t('number')}</span>
            <strong className="figures font-display text-4xl">{requestNumber}</strong>
            <span className="text-muted">
              {t('numberHint')} <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
            </span>
          </p>
        </div>
        <div className="grid gap-3">
          <AxisHeading level={2}>{t('next.title')}</AxisHeading>
          <ol className="grid max-w-prose list-decimal gap-2 ps-6">
            {next.map((step) => (
              <li key={step}>{t(`next.${step}`)}</li>
            ))}
          </ol>
        </div>
        <ButtonLink className="justify-self-start" to={pathOf('home', language)} reloadDocument>
          {t('home')}
        </ButtonLink>
      </PlumbLine>
    </div>
  );
}

function UnknownRequest() {
  const { t } = useTranslation('confirmation');
  const { t: common } = useTranslation();
  const { language } = usePage();
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail className="grid gap-6 py-12">
        <AxisHeading level={1}>{t('unknown.title')}</AxisHeading>
        <p className="max-w-prose text-lg text-muted">{t('unknown.text')}</p>
        <ButtonLink className="justify-self-start" to={pathOf('quote', language)} reloadDocument>
          {common('navigation.quote')}
        </ButtonLink>
      </PlumbLine>
    </div>
  );
}
