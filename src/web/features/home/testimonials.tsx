import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { SectionHead } from './section-head.tsx';

type Props = {
  slides: readonly { id: string; sheet: ReactNode }[];
  /** Made up, which is said (A11). */
  areSamples: boolean;
};

/**
 * What customers say, one at a time, in an auto-rotating carousel (A1; WAI-ARIA Authoring Practices); a single one simply stands there.
 * Without scripts they are a row to scroll; `run-carousel.ts` makes it turn.
 */
export function Testimonials({ slides, areSamples }: Props) {
  const t = useTexts();
  const head = areSamples
    ? { title: t('home:testimonials.title'), lead: t('home:testimonials.lead') }
    : { title: t('home:testimonials.realTitle'), lead: t('home:testimonials.realLead') };
  const sample = areSamples ? <p className="text-sm text-muted">{t('home:testimonials.sample')}</p> : null;
  const [only] = slides;
  if (only && slides.length === 1) {
    return (
      <section className="grid gap-6" aria-labelledby="testimonials">
        <SectionHead id="testimonials" {...head} />
        <div className="border-y border-hair">{only.sheet}</div>
        {sample}
      </section>
    );
  }
  return (
    <Carousel slides={slides} head={<SectionHead id="testimonials" {...head} />}>
      {sample}
    </Carousel>
  );
}

type CarouselProps = Pick<Props, 'slides'> & { head: ReactNode; children: ReactNode };

function Carousel({ slides, head, children }: CarouselProps) {
  const t = useTexts();
  const count = slides.length;
  return (
    <section className="carousel" aria-roledescription={t('home:testimonials.carousel')} aria-labelledby="testimonials">
      {head}
      <CarouselControls count={count} />
      <div
        className="carousel-track"
        role="group"
        aria-label={t('home:testimonials.label')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        {slides.map(({ id, sheet }, index) => (
          <div
            key={id}
            className="carousel-slide"
            role="group"
            aria-roledescription={t('home:testimonials.slide')}
            aria-label={t('home:testimonials.position', { number: index + 1, count })}
          >
            {sheet}
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
