import { type Service, services, serviceFacts, serviceOfSlug } from '#domain/catalogue/services.ts';
import { pathOf } from '#domain/routes.ts';
import { Closing } from '../../features/catalogue/closing.tsx';
import { quotePath } from '../../features/catalogue/quote-path.ts';
import { ServiceList } from '../../features/catalogue/service-list.tsx';
import { ServiceParts } from '../../features/catalogue/service-parts.tsx';
import { SitePage } from '../../features/catalogue/site-page.tsx';
import { useServicePrice } from '../../features/catalogue/use-service-price.ts';
import { usePage } from '../../lib/page-context.ts';
import { useContent } from '../../lib/texts/use-content.ts';
import { usePlainContent } from '../../lib/texts/use-plain-content.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Landing page of one service; an unknown one shows what there is instead (A4). */
export function ServicePage() {
  const { parameters } = usePage();
  return serviceOfSlug(parameters['slug'] ?? '') ? <KnownService /> : <UnknownService />;
}

function KnownService() {
  const t = useTexts();
  const { parameters, language } = usePage();
  const service = serviceOfSlug(parameters['slug'] ?? '');
  const content = useContent('service');
  const cards = usePlainContent('serviceCards');
  if (!service) return null;
  const quote = quotePath(service, language);
  const list = { label: t('services:title'), href: pathOf('services', language) };
  return (
    <SitePage
      title={content.heading}
      lead={content.lead}
      crumbs={[list, { label: cards[service].name }]}
      intro={<ServiceIntro service={service} quote={quote} />}
    >
      <ServiceParts service={service} content={content} />
      <Closing {...content.callToAction} action={t('common:navigation.quote')} quote={quote}>
        <ButtonLink to={pathOf('contact', language)}>{t('common:navigation.contact')}</ButtonLink>
      </Closing>
      <section className="grid gap-6">
        <AxisHeading level={2}>{t('services:sections.related')}</AxisHeading>
        <ServiceList services={serviceFacts[service].related} headingLevel={3} />
      </section>
    </SitePage>
  );
}

/** What it costs, before anything else, and the way to an own price. */
function ServiceIntro({ service, quote }: { service: Service; quote: string }) {
  const t = useTexts();
  const priceOf = useServicePrice();
  return (
    <div className="grid justify-items-start gap-6">
      <div>
        <p className="figures font-display text-2xl font-semibold">{priceOf(serviceFacts[service].prices[0])}</p>
        <p className="text-sm text-muted">{t('services:vat')}</p>
      </div>
      <ButtonLink variant="primary" to={quote}>
        {t('common:navigation.quote')}
      </ButtonLink>
    </div>
  );
}

function UnknownService() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <SitePage
      title={t('services:notFound.title')}
      lead={t('services:notFound.text')}
      crumbs={[{ label: t('services:title'), href: pathOf('services', language) }]}
    >
      <ServiceList services={services} headingLevel={2} />
    </SitePage>
  );
}
