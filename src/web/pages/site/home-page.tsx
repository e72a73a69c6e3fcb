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
import { useTexts } from '../../lib/use-texts.ts';

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
    ofBand: (band: (typeof marketingBands)[number]) =>
      formatRange(marketingPrice(band, book, currency), currency, language),
    installmentsAbove: formatMoney(fromEuro(book.installmentsAbove.two, currency), currency, language),
  };
}

function Hero() {
  const t = useTexts();
  const { language } = usePage();
  const { from } = usePrices();
  const facts = ['answer', 'price', 'fixes'] as const;
  return (
    <section className="grid items-center gap-10 pt-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:pt-16">
      <div className="grid gap-6">
        <AxisHeading level={1} size="hero">
          {t('home:hero.title')}
        </AxisHeading>
        <p className="max-w-prose text-lg text-muted">{t('home:hero.lead')}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink variant="primary" to={pathOf('quote', language)} iconAfter={<ArrowRightIcon size={20} />}>
            {t('home:hero.action')}
          </ButtonLink>
          <p className="text-sm text-muted">{t('home:hero.hint')}</p>
        </div>
      </div>
      <FacadeDrawing title={t('home:hero.drawing')} />
      <dl
        className="grid gap-6 border-y border-hair py-6 sm:grid-cols-3 lg:col-span-2"
        aria-label={t('home:facts.label')}
      >
        {facts.map((fact) => (
          <div key={fact} className="flex flex-col-reverse justify-end">
            <dt className="text-muted">{t(`home:facts.${fact}.text`)}</dt>
            <dd className="figures font-display text-2xl font-semibold">
              {t(`home:facts.${fact}.figure`, { price: from })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Process() {
  const t = useTexts();
  const steps = ['estimate', 'call', 'quote', 'build'] as const;
  return (
    <section className="grid gap-8" aria-labelledby="process">
      <div className="grid gap-2">
        <AxisHeading level={2} id="process">
          {t('home:process.title')}
        </AxisHeading>
        <p className="max-w-prose text-muted">{t('home:process.lead')}</p>
      </div>
      <ol className="process-steps">
        {steps.map((step) => (
          <li key={step}>
            <h3 className="text-xl">{t(`home:process.steps.${step}.title`)}</h3>
            <p className="mt-2 text-muted">{t(`home:process.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Prices() {
  const t = useTexts();
  const { ofBand, installmentsAbove } = usePrices();
  return (
    <section className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:gap-x-16" aria-labelledby="prices">
      <div className="grid content-start gap-2">
        <AxisHeading level={2} id="prices">
          {t('home:prices.title')}
        </AxisHeading>
        <p className="max-w-prose text-muted">{t('home:prices.lead')}</p>
      </div>
      <div className="grid gap-4">
        <table className="bill">
          <caption className="sr-only">{t('home:prices.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('home:prices.columns.work')}</th>
              <th scope="col">{t('home:prices.columns.price')}</th>
            </tr>
          </thead>
          <tbody>
            {marketingBands.map((band) => (
              <tr key={band}>
                <th scope="row">{t(`home:prices.rows.${band}`)}</th>
                <td className="max-sm:whitespace-pre">
                  {band === 'maintenance' ? t('home:prices.monthly', { price: ofBand(band) }) : ofBand(band)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-sm text-muted">{t('home:prices.note', { amount: installmentsAbove })}</p>
      </div>
    </section>
  );
}

function Closing() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <section className="grid justify-items-start gap-4 pb-6">
      <AxisHeading level={2}>{t('home:closing.title')}</AxisHeading>
      <p className="text-lg text-muted">{t('home:closing.text')}</p>
      <ButtonLink to={pathOf('quote', language)}>{t('home:closing.action')}</ButtonLink>
    </section>
  );
}
