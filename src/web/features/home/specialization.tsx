import { type Trade, trades } from '#domain/configurator/answers.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hatching, type Material } from '../../ui/hatching.tsx';
import { tradeIcons } from '../../ui/icons/trade-icons.ts';
import { SectionHead } from './section-head.tsx';

/** The material of each trade, hatched as in a section drawing. */
const materialOf: Record<Trade, Material> = {
  painter: 'concrete',
  electrician: 'brick',
  plumber: 'steel',
  roofer: 'tile',
  mason: 'brick',
  carpenter: 'timber',
  tiler: 'tile',
  insulation: 'insulation',
  custom: 'concrete',
};

/** The nine trades as the legend of a drawing; each is a link to its projects where there are any (A1, A5). */
export function Specialization() {
  const t = useTexts();
  const { language, emptyScreens } = usePage();
  const hasProjects = !emptyScreens?.includes('projects');
  const target = pathOf(hasProjects ? 'projects' : 'configurator', language);
  return (
    <section className="grid gap-8" aria-labelledby="specialization">
      <SectionHead id="specialization" title={t('home:specialization.title')} lead={t('home:specialization.lead')} />
      <ul className="trade-legend">
        {trades.map((trade) => {
          const TradeIcon = tradeIcons[trade];
          return (
            <li key={trade}>
              <a href={hasProjects ? `${target}?trade=${trade}` : target}>
                <TradeIcon size={40} />
                <span className="grid content-start gap-1">
                  <span className="font-display text-lg leading-snug font-semibold">
                    {t(`home:specialization.trades.${trade}.name`)}
                  </span>
                  <span className="text-sm text-muted">{t(`home:specialization.trades.${trade}.text`)}</span>
                </span>
                <Hatching material={materialOf[trade]} className="trade-swatch" />
              </a>
            </li>
          );
        })}
      </ul>
      <ButtonLink to={target} className="justify-self-start">
        {t(hasProjects ? 'home:specialization.action' : 'common:navigation.quote')}
      </ButtonLink>
    </section>
  );
}
