import { useRef } from 'react';
import { type Testimonial, testimonialFacts } from '#domain/catalogue/testimonials.ts';
import { usePlainContent } from '../../lib/texts/use-plain-content.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { SectionHead } from './section-head.tsx';
import { TestimonialSlide } from './testimonial-slide.tsx';
import { useCarousel } from './use-carousel.ts';

/**
 * Testimonials one at a time, in an auto-rotating carousel (A1; WAI-ARIA Authoring Practices). Without scripts they are
 * a row to scroll.
 */
export function Testimonials({ shown }: { shown: readonly Testimonial[] }) {
  const t = useTexts();
  const content = usePlainContent('testimonials');
  const count = shown.length;
  const track = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(track, count);
  const { current, isReady } = carousel;
  const turned = shown[current];
  return (
    <section
      className="carousel"
      aria-roledescription={t('home:testimonials.carousel')}
      aria-labelledby="testimonials"
      data-ready={isReady}
      {...carousel.frame}
    >
      <SectionHead id="testimonials" title={t('home:testimonials.title')} lead={t('home:testimonials.lead')} />
      <CarouselControls
        count={count}
        current={current}
        isPlaying={carousel.isPlaying}
        onToggle={carousel.toggle}
        onShow={carousel.show}
      />
      <div
        ref={track}
        className="carousel-track"
        role="group"
        aria-label={t('home:testimonials.label')}
        aria-live={carousel.isRotating ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        {...carousel.trackEvents}
      >
        {shown.map((testimonial, index) => (
          <TestimonialSlide
            key={testimonial}
            testimonial={testimonial}
            content={content[testimonial]}
            label={t('home:testimonials.position', { number: index + 1, count })}
            isHidden={isReady && index !== current}
          />
        ))}
      </div>
      <p className={`text-sm text-muted ${turned && testimonialFacts[turned].isSample ? '' : 'invisible'}`}>
        {t('home:testimonials.sample')}
      </p>
    </section>
  );
}
