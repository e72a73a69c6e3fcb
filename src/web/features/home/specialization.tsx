import { caseStudies, caseStudyFacts } from '#domain/catalogue/case-studies.ts';
import { desktopPicture } from '#domain/catalogue/case-study-pictures.ts';
import { type Trade, trades } from '#domain/configurator/answers.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { tradeIcons } from '../../ui/icons/trade-icons.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from './section-head.tsx';

/** The first project of a trade. */
const studyOf = (trade: Trade) => caseStudies.find((id) => caseStudyFacts[id].trade === trade);

/** The nine trades, each with a website made for it; they link to their projects where there are any (A1, A5). */
export function Specialization() {
  const t = useTexts();
  const { language, emptyScreens, isLive, data } = usePage();
  const hasProjects = !emptyScreens?.includes('projects');
  const target = pathOf(hasProjects ? 'projects' : 'configurator', language);
  return (
    <section className="grid gap-8" aria-labelledby="specialization">
      <SectionHead id="specialization" title={t('home:specialization.title')} lead={t('home:specialization.lead')} />
      <ul className="trade-legend">
        {trades.map((trade) => {
          const TradeIcon = tradeIcons[trade];
          const study = isLive || data.projectTrades ? undefined : studyOf(trade);
          const leadsToProjects = hasProjects && (data.projectTrades?.includes(trade) ?? true);
          return (
            <li key={trade}>
              <a href={leadsToProjects ? `${target}?trade=${trade}` : target}>
                {study ? (
                  <Picture
                    picture={desktopPicture(study)}
                    sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 40vw"
                    alt=""
                    loading="lazy"
                    className="h-auto w-full border border-hair bg-sunken"
                  />
                ) : null}
                <TradeIcon size={32} />
                <span className="grid content-start gap-0.5">
                  <span className="font-display text-lg leading-snug font-semibold">
                    {t(`home:specialization.trades.${trade}.name`)}
                  </span>
                  <span className="text-sm text-muted">{t(`home:specialization.trades.${trade}.text`)}</span>
                </span>
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
