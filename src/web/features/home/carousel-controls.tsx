import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons/arrows.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/** On a narrow phone each has 24 px, which a finger needs. */
const mostTicks = 12;

/** The pause button, first in tab order; the arrows; and a scale with a tick for each slide, or which one it is of many. */
export function CarouselControls({ count }: { count: number }) {
  const t = useTexts();
  const slides = Array.from({ length: count }, (_, index) => index);
  return (
    <div className="carousel-controls">
      <RotationSwitch />
      <div className="flex gap-2">
        <Button
          className="min-w-12 px-2!"
          aria-label={t('home:testimonials.previous')}
          data-tip={t('home:testimonials.previous')}
          data-step={-1}
        >
          <ArrowLeftIcon />
        </Button>
        <Button
          className="min-w-12 px-2!"
          aria-label={t('home:testimonials.next')}
          data-tip={t('home:testimonials.next')}
          data-step={1}
        >
          <ArrowRightIcon />
        </Button>
      </div>
      {count > mostTicks ? (
        <p className="figures basis-full text-sm text-muted">
          {slides.map((index) => (
            <span key={index} data-position="" hidden={index > 0}>
              {t('home:testimonials.position', { number: index + 1, count })}
            </span>
          ))}
        </p>
      ) : (
        <div className="carousel-scale">
          {slides.map((index) => (
            <button
              key={index}
              type="button"
              data-slide={index}
              aria-label={t('home:testimonials.goTo', { number: index + 1 })}
              aria-current={index === 0}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Brings both of its states, of which the script shows one. */
function RotationSwitch() {
  const t = useTexts();
  return (
    <Button
      variant="quiet"
      data-rotation=""
      className="-ms-3.5 grow basis-36 justify-start px-3! text-start"
      icon={
        <Icon size={20}>
          <path data-playing="true" d="M8 5v14M16 5v14" />
          <path data-playing="false" d="M7 4.5v15l12-7.500z" />
        </Icon>
      }
    >
      <span data-playing="true">{t('home:testimonials.pause')}</span>
      <span data-playing="false">{t('home:testimonials.play')}</span>
    </Button>
  );
}
