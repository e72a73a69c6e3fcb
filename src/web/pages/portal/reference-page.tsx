import { pathOf } from '#domain/routes.ts';
import { OwnReference } from '../../features/references/own-reference.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** What a customer says of their finished project, behind the key that opens it (A11). */
export function ReferencePage() {
  const t = useTexts();
  const { data, language } = usePage();
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-20 md:pt-12">
        {data.reference ? (
          <OwnReference reference={data.reference} />
        ) : (
          <>
            <AxisHeading level={1}>{t('references:gone.title')}</AxisHeading>
            <p className="max-w-prose text-lg text-muted">{t('references:gone.text')}</p>
            <ButtonLink className="justify-self-start" to={pathOf('home', language)}>
              {t('references:gone.home')}
            </ButtonLink>
          </>
        )}
      </PlumbLine>
    </div>
  );
}
