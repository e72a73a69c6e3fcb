import { useTranslation } from 'react-i18next';
import { marketingBands } from '#domain/estimates/price-book.ts';
import { marketingPrice } from '#domain/estimates/marketing-prices.ts';
import { currencyOf, formatMoney, formatRange, fromEuro } from '#domain/money.ts';
import { pathOf } from '#domain/routes.ts';
import { FacadeDrawing } from '../../features/home/facade-drawing.tsx';
import { usePage } from '../../lib/page-context.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ArrowRightIcon } from '../../ui/icons/arrows.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** The first page: what I do, what it costs, how it goes, and the way to a price (A1). */
export function HomePage() {
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="grid gap-20 pb-20 md:gap-28">
        <Hero />
        <Process />
        <Prices />
        <Closing />
      </PlumbLine>
    </div>
  );
}

function usePrices() {
  const { data, language } = usePage();
  const currency = currencyOf[language];
  const book = data.priceBook?.content;
  if (!book) throw new Error('The home page needs a price book.');
  return {
    book,
    from: formatMoney(marketingPrice('websites', book, currency).minimum, currency, language),
    ofBand: (band: (typeof marketingBands)[number]) => formatRange(marketingPrice(band, book, currency), currency, language),
    installmentsAbove: formatMoney(fromEuro(book.installmentsAbove.two, currency), currency, language),
  };
}

function Hero() {
  const { t } = useTranslation('home');
  const { language } = usePage();
  const { from } = usePrices();
  const facts = ['answer', 'price', 'fixes'] as const;
  return (
    <section className="grid items-center gap-10 pt-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:pt-16">
      <div className="grid gap-6">
        <AxisHeading level={1} size="hero">
          {t('hero.title')}
        </AxisHeading>
        <p className="max-w-prose text-lg text-muted">{t('hero.lead')}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink variant="primary" to={pathOf('quote', language)} iconAfter={<ArrowRightIcon size={20} />}>
            {t('hero.action')}
          </ButtonLink>
          <p className="text-sm text-muted">{t('hero.hint')}</p>
        </div>
      </div>
      <FacadeDrawing title={t('hero.drawing')} />
      <dl className="grid gap-6 border-y border-hair py-6 sm:grid-cols-3 lg:col-span-2" aria-label={t('facts.label')}>
        {facts.map((fact) => (
          <div key={fact} className="flex flex-col-reverse justify-end">
            <dt className="text-muted">{t(`facts.${fact}.text`)}</dt>
            <dd className="figures font-display text-2xl font-semibold">{t(`facts.${fact}.figure`, { price: from })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Process() {
  const { t } = useTranslation('home');
  const steps = ['estimate', 'call', 'quote', 'build'] as const;
  return (
    <section className="grid gap-8" aria-labelledby="process">
      <div className="grid gap-2">
        <AxisHeading level={2} id="process">
          {t('process.title')}
        </AxisHeading>
        <p className="max-w-prose text-muted">{t('process.lead')}</p>
      </div>
      <ol className="process-steps">
        {steps.map((step) => (
          <li key={step}>
            <h3 className="text-xl">{t(`process.steps.${step}.title`)}</h3>
            <p className="mt-2 text-muted">{t(`process.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Prices() {
  const { t } = useTranslation('home');
  const { ofBand, installmentsAbove } = usePrices();
  return (
    <section className="grid gap-8" aria-labelledby="prices">
      <div className="grid gap-2">
        <AxisHeading level={2} id="prices">
          {t('prices.title')}
        </AxisHeading>
        <p className="max-w-prose text-muted">{t('prices.lead')}</p>
      </div>
      <table className="bill max-w-md">
        <caption className="sr-only">{t('prices.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prices.columns.work')}</th>
            <th scope="col">{t('prices.columns.price')}</th>
          </tr>
        </thead>
        <tbody>
          {marketingBands.map((band) => (
            <tr key={band}>
              <th scope="row">{t(`prices.rows.${band}`)}</th>
              <td>{band === 'maintenance' ? t('prices.monthly', { price: ofBand(band) }) : ofBand(band)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted">{t('prices.note', { amount: installmentsAbove })}</p>
    </section>
  );
}

function Closing() {
  const { t } = useTranslation('home');
  const { language } = usePage();
  return (
    <section className="grid justify-items-start gap-4 pb-6">
      <AxisHeading level={2}>{t('closing.title')}</AxisHeading>
      <p className="text-lg text-muted">{t('closing.text')}</p>
      <ButtonLink to={pathOf('quote', language)}>{t('closing.action')}</ButtonLink>
    </section>
  );
}
