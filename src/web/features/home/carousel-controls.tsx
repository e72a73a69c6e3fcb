import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons/arrows.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

type Props = {
  count: number;
  current: number;
  isPlaying: boolean;
  onToggle: () => void;
  onShow: (index: number) => void;
};

/** On a narrow phone each has 24 px, which a finger needs. */
const mostTicks = 12;

/** The pause button, first in tab order; the arrows; and a scale with a tick for each slide, or which one it is of many. */
export function CarouselControls({ count, current, isPlaying, onToggle, onShow }: Props) {
  const t = useTexts();
  return (
    <div className="carousel-controls">
      <Button
        variant="quiet"
        data-rotation=""
        className="-ms-3.5 grow basis-36 justify-start px-3! text-start"
        onClick={onToggle}
        icon={<SwitchIcon isPlaying={isPlaying} />}
      >
        {isPlaying ? t('home:testimonials.pause') : t('home:testimonials.play')}
      </Button>
      <div className="flex gap-2">
        <Button
          className="min-w-12 px-2!"
          aria-label={t('home:testimonials.previous')}
          data-tip={t('home:testimonials.previous')}
          onClick={() => onShow(current - 1)}
        >
          <ArrowLeftIcon />
        </Button>
        <Button
          className="min-w-12 px-2!"
          aria-label={t('home:testimonials.next')}
          data-tip={t('home:testimonials.next')}
          onClick={() => onShow(current + 1)}
        >
          <ArrowRightIcon />
        </Button>
      </div>
      {count > mostTicks ? (
        <p className="figures basis-full text-sm text-muted">
          {t('home:testimonials.position', { number: current + 1, count })}
        </p>
      ) : (
        <div className="carousel-scale">
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-label={t('home:testimonials.goTo', { number: index + 1 })}
              aria-current={index === current}
              onClick={() => onShow(index)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function SwitchIcon({ isPlaying }: { isPlaying: boolean }) {
  return (
    <Icon size={20}>
      <path d={isPlaying ? 'M8 5v14M16 5v14' : 'M7 4.5v15l12-7.500z'} />
    </Icon>
  );
}
