import { services } from '#domain/catalogue/services.ts';
import { Closing } from '../../features/catalogue/closing.tsx';
import { ServiceList } from '../../features/catalogue/service-list.tsx';
import { SitePage } from '../../features/catalogue/site-page.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Everything on offer with its price (A2). */
export function ServicesPage() {
  const t = useTexts();
  return (
    <SitePage title={t('services:title')} lead={t('services:lead')} crumbs={[{ label: t('services:title') }]}>
      <div className="grid gap-4">
        <ServiceList services={services} headingLevel={2} />
        <p className="text-sm text-muted">{t('services:vat')}</p>
      </div>
      <Closing
        title={t('services:unsure.title')}
        text={t('services:unsure.text')}
        action={t('services:unsure.action')}
      />
    </SitePage>
  );
}
