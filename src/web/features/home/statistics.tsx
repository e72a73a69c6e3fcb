import { countries } from '#domain/catalogue/case-studies.ts';
import { trades } from '#domain/configurator/answers.ts';
import { languages } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
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
  const own = usePage().data.published?.statistics;
  const items =
    own ??
    figures.map((id) => ({
      id,
      figure: t(`home:statistics.items.${id}.figure`, { number: counts[id] }),
      text: t(`home:statistics.items.${id}.text`),
    }));
  if (items.length === 0) return null;
  return (
    <section className="grid gap-8" aria-labelledby="statistics">
      <SectionHead id="statistics" title={t('home:statistics.title')} lead={t('home:statistics.lead')} />
      <dl className="drafting-grid grid gap-x-8 gap-y-10 border-y border-hair py-10 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ id, figure, text }) => (
          <div key={id} className="flex flex-col-reverse justify-end gap-2">
            <dt className="px-2 text-center text-muted">{text}</dt>
            <dd>
              <Dimension className="font-display text-3xl font-semibold">{figure}</Dimension>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
