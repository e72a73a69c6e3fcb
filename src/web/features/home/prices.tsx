import { marketingBands } from '#domain/estimates/price-book/price-book.ts';
import { usePage } from '../../lib/page-context.ts';
import { pricesOf } from '../../lib/prices.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { PriceRangeLine } from './price-range-line.tsx';
import { SectionHead } from './section-head.tsx';

/** Maintenance is paid by the month; on the scale of whole jobs it would look like the cheapest one. */
const jobs = marketingBands.filter((band) => band !== 'maintenance');

/** Prices of the services, and below each its range on one common scale (A4). */
export function Prices() {
  const t = useTexts();
  const { rangeOf, rangeInWords, installmentsAbove } = pricesOf(usePage());
  const end = Math.max(...jobs.map((band) => rangeOf(band).maximum));
  return (
    <section className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:gap-x-16" aria-labelledby="prices">
      <SectionHead id="prices" title={t('home:prices.title')} lead={t('home:prices.lead')} />
      <div className="grid gap-4">
        <table className="bill price-bands">
          <caption className="sr-only">{t('home:prices.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('home:prices.columns.work')}</th>
              <th scope="col">{t('home:prices.columns.price')}</th>
            </tr>
          </thead>
          {marketingBands.map((band) => (
            <tbody key={band}>
              <tr>
                <th scope="row">{t(`home:prices.rows.${band}`)}</th>
                <td className="max-sm:whitespace-pre">
                  {band === 'maintenance'
                    ? t('home:prices.monthly', { price: rangeInWords(band) })
                    : rangeInWords(band)}
                </td>
              </tr>
              {band !== 'maintenance' && (
                <tr aria-hidden="true">
                  <td colSpan={2}>
                    <PriceRangeLine range={rangeOf(band)} end={end} />
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
        <p className="text-sm text-muted">{t('home:prices.note', { amount: installmentsAbove })}</p>
      </div>
    </section>
  );
}
