import { type Service, serviceFacts } from '#domain/catalogue/services.ts';
import { servicePath } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { usePlainContent } from '../../lib/texts/use-plain-content.ts';
import { ServiceIcon } from './service-icon.tsx';
import { useServicePrice } from './use-service-price.ts';

type Props = { services: readonly Service[]; headingLevel: 2 | 3 };

/** Services as lines of a bill: what, for whom, how much. */
export function ServiceList({ services, headingLevel }: Props) {
  const { language } = usePage();
  const cards = usePlainContent('serviceCards');
  const priceOf = useServicePrice();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="border-b border-hair">
      {services.map((service) => (
        <li
          key={service}
          className="relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-1 border-t border-hair py-5 hover:bg-sunken md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-8"
        >
          <ServiceIcon service={service} size={32} className="mt-0.5 text-timber" />
          <div className="grid gap-1">
            <Heading className="text-xl">
              <a className="after:absolute after:inset-0" href={servicePath(service, language)}>
                {cards[service].name}
              </a>
            </Heading>
            <p className="max-w-prose text-muted">{cards[service].summary}</p>
          </div>
          <p className="figures col-start-2 font-semibold whitespace-nowrap md:col-start-3 md:text-right">
            {priceOf(serviceFacts[service].prices[0])}
          </p>
        </li>
      ))}
    </ul>
  );
}
