import { countries } from '#domain/catalogue/case-studies.ts';
import { trades } from '#domain/configurator/answers.ts';
import { languages } from '#domain/languages.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Dimension } from '../../ui/dimension.tsx';
import { SectionHead } from './section-head.tsx';

const figures = ['trades', 'countries', 'languages', 'minute'] as const;

/** What is counted, not written; any other trade is typed in. The last are the seconds of the quick mode (C1). */
const counts = {
  trades: trades.filter((trade) => trade !== 'custom').length,
  countries: countries.length,
  languages: languages.length,
  minute: 60,
};

/** Figures that a visitor can check, each between the ticks of a dimension (A1). */
export function Statistics() {
  const t = useTexts();
  return (
    <section className="grid gap-8" aria-labelledby="statistics">
      <SectionHead id="statistics" title={t('home:statistics.title')} lead={t('home:statistics.lead')} />
      <dl className="drafting-grid grid gap-x-8 gap-y-10 border-y border-hair py-10 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map((figure) => (
          <div key={figure} className="flex flex-col-reverse justify-end gap-2">
            <dt className="px-2 text-center text-muted">{t(`home:statistics.items.${figure}.text`)}</dt>
            <dd>
              <Dimension className="font-display text-3xl font-semibold">
                {t(`home:statistics.items.${figure}.figure`, { number: counts[figure] })}
              </Dimension>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
