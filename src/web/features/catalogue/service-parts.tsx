import type { ReactNode } from 'react';
import { type Service, serviceFacts } from '#domain/catalogue/services.ts';
import type { Point, ServiceContent } from '#locales/content/content.ts';
import { usePage } from '../../lib/page-context.ts';
import { RichTextView } from '../../lib/texts/rich-text-view.tsx';
import { fillIn, valuesOf } from '../../lib/texts/use-content.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { CheckIcon } from '../../ui/icons/signs.tsx';
import { QuestionList } from '../../ui/question-list.tsx';
import { useServicePrice } from './use-service-price.ts';

type Props = { service: Service; content: ServiceContent };

/** Everything a service's page says between its heading and the call to action (A4). */
export function ServiceParts({ service, content }: Props) {
  const t = useTexts();
  const { benefits, features, process, questions } = content;
  return (
    <>
      <Part title={t('services:sections.benefits')}>
        <ul className={`grid gap-x-10 gap-y-6 sm:grid-cols-2 ${benefits.length % 2 === 1 ? 'lg:grid-cols-3' : ''}`}>
          {benefits.map((point) => (
            <Marked key={point.title} point={point} />
          ))}
        </ul>
      </Part>
      <Part title={t('services:sections.features')}>
        <Schedule points={features} />
      </Part>
      <Part title={t('services:sections.process')}>
        <ol className="step-chain">
          {process.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Examples first={content.useCases} />
      <Pricing service={service} content={content} />
      <Part title={t('services:sections.questions')}>
        <QuestionList questions={questions} headingLevel={3} />
      </Part>
    </>
  );
}

/** How it can look, with a price where the owner has written one (A12). */
function Examples({ first }: { first: readonly Point[] }) {
  const t = useTexts();
  const page = usePage();
  const own = page.data.published?.examples;
  const examples = own
    ? fillIn(own, valuesOf(page)).map((each) => ({ ...each, text: <RichTextView text={each.text} /> }))
    : first.map(({ title, text }) => ({ id: title, title, text, price: '' }));
  if (examples.length === 0) return null;
  return (
    <Part title={t('services:sections.useCases')}>
      <div className="grid gap-6">
        {examples.map(({ id, title, text, price }) => (
          <div key={id} className="border-s-2 border-timber ps-5">
            <h3 className="text-xl">{title}</h3>
            <div className="mt-1 grid max-w-prose gap-2 text-muted">{text}</div>
            {price === '' ? null : <p className="figures mt-1 font-semibold">{price}</p>}
          </div>
        ))}
      </div>
    </Part>
  );
}

function Pricing({ service, content }: Props) {
  const t = useTexts();
  const priceOf = useServicePrice();
  return (
    <Part title={t('services:sections.pricing')}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-16">
        <div className="grid content-start gap-4">
          <table className="bill">
            <caption className="sr-only">{t('services:sections.pricing')}</caption>
            <tbody>
              {serviceFacts[service].prices.map((price) => (
                <tr key={price}>
                  <th scope="row">{t(`services:prices.${price}`)}</th>
                  <td>{priceOf(price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="max-w-prose">{content.pricing.lead}</p>
        </div>
        <Schedule points={content.pricing.factors} />
      </div>
    </Part>
  );
}

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <section className="grid gap-6">
      <AxisHeading level={2}>{title}</AxisHeading>
      {children}
    </section>
  );
}

type PointsProps = { points: readonly Point[] };

function Schedule({ points }: PointsProps) {
  return (
    <ul className="schedule">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

type MarkedProps = { point: Point };

function Marked({ point }: MarkedProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <CheckIcon className="mt-1 text-level" />
      <div>
        <h3 className="text-xl">{point.title}</h3>
        <p className="mt-1 text-muted">{point.text}</p>
      </div>
    </li>
  );
}
