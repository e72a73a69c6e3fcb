import { brand } from '#domain/brand.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Says that the request or message is stored, its number, and what happens next (C9, E1). */
export function ConfirmationPage() {
  const t = useTexts();
  const { data, language } = usePage();
  const { requestNumber = null, isMessage = false } = data;
  if (requestNumber === null) return <UnknownRequest />;
  const next = isMessage
    ? [t('confirmation:message.mail'), t('confirmation:next.call')]
    : [t('confirmation:next.mail'), t('confirmation:next.call'), t('confirmation:next.quote')];
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="grid gap-10 pt-12 pb-20">
        <div className="grid gap-4">
          <AxisHeading level={1}>{t(isMessage ? 'confirmation:message.title' : 'confirmation:title')}</AxisHeading>
          <p className="grid">
            <span className="text-muted">{t(isMessage ? 'confirmation:message.number' : 'confirmation:number')}</span>
            <strong className="figures font-display text-4xl">{requestNumber}</strong>
            <span className="text-muted">
              {t('confirmation:numberHint')}{' '}
              <a className="whitespace-nowrap" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
                {brand.phone}
              </a>
            </span>
          </p>
        </div>
        <div className="grid gap-3">
          <AxisHeading level={2}>{t('confirmation:next.title')}</AxisHeading>
          <ol className="grid max-w-prose list-decimal gap-2 ps-6">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <ButtonLink className="justify-self-start" to={pathOf('home', language)} reloadDocument>
          {t('confirmation:home')}
        </ButtonLink>
      </PlumbLine>
    </div>
  );
}

function UnknownRequest() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="grid gap-6 pt-12 pb-20">
        <AxisHeading level={1}>{t('confirmation:unknown.title')}</AxisHeading>
        <p className="max-w-prose text-lg text-muted">{t('confirmation:unknown.text')}</p>
        <ButtonLink
          variant="primary"
          className="justify-self-start"
          to={pathOf('configurator', language)}
          reloadDocument
        >
          {t('common:navigation.quote')}
        </ButtonLink>
      </PlumbLine>
    </div>
  );
}
