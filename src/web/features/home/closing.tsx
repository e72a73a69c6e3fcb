import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** The link to the configurator once more, at the end of the page. */
export function Closing() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <section className="grid justify-items-start gap-4 pb-6">
      <AxisHeading level={2}>{t('home:closing.title')}</AxisHeading>
      <p className="text-lg text-muted">{t('home:closing.text')}</p>
      <ButtonLink to={pathOf('configurator', language)}>{t('home:closing.action')}</ButtonLink>
    </section>
  );
}
