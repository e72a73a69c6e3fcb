import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { pricesOf } from '../../lib/prices.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ArrowRightIcon } from '../../ui/icons/arrows.tsx';
import { firstScreenId } from '../../ui/first-screen-id.ts';
import { FacadeDrawing } from './facade-drawing.tsx';

const facts = ['price', 'answer', 'fixes'] as const;

/** What I do, the link to the configurator, and three facts. */
export function Hero() {
  const t = useTexts();
  const page = usePage();
  const { rangeOf, inWords } = pricesOf(page);
  const from = inWords(rangeOf('websites').minimum);
  return (
    <section
      id={firstScreenId}
      className="grid items-center gap-10 pt-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:pt-16"
    >
      <div className="grid gap-6">
        <AxisHeading level={1} size="hero">
          {t('home:hero.title')}
        </AxisHeading>
        <p className="max-w-prose text-lg text-muted">{t('home:hero.lead')}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink
            variant="primary"
            to={pathOf('configurator', page.language)}
            iconAfter={<ArrowRightIcon size={20} />}
          >
            {t('home:hero.action')}
          </ButtonLink>
          <p className="text-sm text-muted">{t('home:hero.hint')}</p>
        </div>
      </div>
      {/* On a phone what it costs comes first, and the drawing after it: what a browser paints before it has all of them does not move. */}
      <dl
        className="grid gap-6 border-y border-hair py-6 sm:grid-cols-3 lg:order-last lg:col-span-2"
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
      <FacadeDrawing title={t('home:hero.drawing')} />
    </section>
  );
}
