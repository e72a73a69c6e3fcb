import type { ReactNode } from 'react';
import type { HandoverMark, HandoverPicture } from '#contract/projects/handovers.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import type { PictureAddress } from './picture-addresses.ts';
import { PinShape } from './pin.tsx';

type Props = {
  picture: HandoverPicture;
  addressOf: PictureAddress;
  /** All marks of the hand-over; those on this picture are shown. */
  marks: readonly HandoverMark[];
  /** Lies over the picture, such as what takes new marks. */
  children?: ReactNode;
};

/** A picture of a hand-over, as large as the page allows, with the marks on it and what it shows in words (I7). */
export function PinnedPicture({ picture, addressOf, marks, children }: Props) {
  const t = useTexts();
  const { n, alt, width, height } = picture;
  const placed = marks.filter((mark) => mark.picture === n && mark.x !== null && mark.y !== null);
  const whole = addressOf(picture, 'whole');
  return (
    <figure className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="relative justify-self-start border border-hair bg-sunken">
        <img
          src={whole}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="block h-auto max-w-full"
        />
        {placed.length > 0 ? (
          <svg className="pins" width="100%" height="100%" aria-hidden="true" focusable="false">
            {placed.map(({ id, n: number, x, y, isDone }) => (
              <svg key={id} x={`${(x ?? 0) / 10}%`} y={`${(y ?? 0) / 10}%`} className="overflow-visible">
                <PinShape number={number} isDone={isDone} />
              </svg>
            ))}
          </svg>
        ) : null}
        {children}
      </div>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 text-sm">
        <span className="min-w-0 wrap-anywhere">{t('projectApprovals:pictures.caption', { n, alt })}</span>
        <a
          href={whole}
          target="_blank"
          rel="noreferrer"
          aria-label={t('projectApprovals:pictures.fullNamed', { n })}
          className="py-1 pointer-coarse:py-2.5"
        >
          {t('projectApprovals:pictures.full')}
        </a>
      </figcaption>
    </figure>
  );
}
