import type { PageInput } from '#contract/page.ts';
import { brand } from '#domain/brand.ts';
import { countries } from '#domain/catalogue/case-studies.ts';
import { faqOrder } from '#domain/catalogue/faq.ts';
import { serviceFacts, serviceOfSlug } from '#domain/catalogue/services.ts';
import { plainTextOf } from '#domain/content/rich-text.ts';
import { defaultLanguage, languages } from '#domain/languages.ts';
import { currencyOf, minorPerMajor } from '#domain/money.ts';
import { addressIn, originIn } from '#domain/pages/page-addresses.ts';
import type { GetText } from '#locales/text-key.ts';
import type { PageContent } from './lib/texts/page-content.ts';
import { priceValues } from './lib/price-values.ts';
import { pricesOf } from './lib/prices.ts';
import { fillIn, valuesOf } from './lib/texts/use-content.ts';

type Node = Readonly<Record<string, unknown>>;
type Described = { input: PageInput; content: PageContent; t: GetText; title: string; description: string };

/** Facts of a page for search engines as schema.org nodes (A8). */
export function structuredData(page: Described): Node {
  const { screen } = page.input;
  const graph = [...(screen === 'home' ? [site(page)] : []), business(page), ...parts(page)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function parts(page: Described): Node[] {
  const { screen } = page.input;
  const found: (Node | null)[] = [
    screen === 'home' ? null : breadcrumbs(page),
    screen === 'service' ? service(page) : null,
    screen === 'faq' ? questions(page) : null,
    screen === 'projects' ? caseStudies(page) : null,
  ];
  return found.filter((node) => node !== null);
}

const areaServed = countries.map((name) => ({ '@type': 'Country', name }));
const originFor = ({ input }: Described) => originIn(input.language, input);
const businessId = (page: Described) => `${originFor(page)}/#business`;

function site(page: Described): Node {
  return {
    '@type': 'WebSite',
    '@id': `${originFor(page)}/#website`,
    name: brand.name,
    url: addressIn(defaultLanguage, { ...page.input, screen: 'home' }),
    inLanguage: languages,
    publisher: { '@id': businessId(page) },
  };
}

function business(page: Described): Node {
  const { street, postalCode, city, countryCode } = brand.address;
  const { input, t } = page;
  const picture = `${originFor(page)}${input.look?.logo?.src ?? '/icons/icon-512.png'}`;
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(page),
    name: brand.name,
    description: t('common:brand.tagline'),
    url: addressIn(input.language, { ...input, screen: 'home' }),
    logo: picture,
    image: picture,
    ...(brand.socialLinks.length > 0 && { sameAs: brand.socialLinks.map(({ href }) => href) }),
    email: brand.mailboxes[input.language],
    telephone: brand.phone,
    ...(input.agency.vatNumber !== '' && { vatID: input.agency.vatNumber }),
    founder: { '@type': 'Person', name: brand.developer },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: countryCode,
    },
    areaServed,
    knowsLanguage: languages,
    priceRange: priceValues(input)['websites'] ?? '€€',
  };
}

function breadcrumbs({ input, t, title }: Described): Node {
  const { screen, parameters, language } = input;
  const entry = (name: string, item: string) => ({ name, item });
  const trail = [
    entry(t('common:navigation.home'), addressIn(language, { ...input, screen: 'home', parameters: {} })),
    ...(screen === 'service'
      ? [entry(t('services:title'), addressIn(language, { ...input, screen: 'services', parameters: {} }))]
      : []),
    entry(title.replace(/ \| .*$/, ''), addressIn(language, { ...input, screen: screen ?? 'home', parameters })),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}

function service(page: Described): Node | null {
  const { input, content, description } = page;
  const key = serviceOfSlug(input.parameters['slug'] ?? '');
  if (!key || !input.data.priceBook || !content.serviceCards) return null;
  const price = pricesOf(input).rangeOf(serviceFacts[key].prices[0]);
  return {
    '@type': 'Service',
    name: content.serviceCards[key].name,
    description,
    url: addressIn(input.language, { ...input, screen: 'service' }),
    provider: { '@id': businessId(page) },
    areaServed,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: currencyOf[input.language],
      lowPrice: price.minimum / minorPerMajor,
      highPrice: price.maximum / minorPerMajor,
    },
  };
}

/**
 * Case studies as works of the agency, each with its place on the page. Samples have none, and there is no mark-up of reviews: what an
 * organisation shows of itself gets none (Google, review snippets).
 */
function caseStudies(page: Described): Node | null {
  const { input } = page;
  const studies = input.data.caseStudies ?? [];
  if (studies.length === 0) return null;
  const url = addressIn(input.language, { ...input, screen: 'projects', parameters: {} });
  return {
    '@type': 'ItemList',
    numberOfItems: studies.length,
    itemListElement: studies.map(({ anchor, title, solution, lang, pictures }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        '@id': `${url}#${anchor}`,
        url: `${url}#${anchor}`,
        name: title,
        description: solution,
        inLanguage: lang,
        creator: { '@id': businessId(page) },
        ...(pictures.length > 0 && { image: pictures.map(({ src }) => `${originFor(page)}${src}`) }),
      },
    })),
  };
}

function questions({ input, content }: Described): Node | null {
  const { faq } = content;
  if (!faq) return null;
  const own = input.data.published?.faq?.map(({ question, answer }) => ({ question, answer: plainTextOf(answer) }));
  const entries = fillIn(own ?? faqOrder.map((id) => faq[id]), valuesOf(input));
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
