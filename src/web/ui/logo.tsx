import { classNames } from './class-names.ts';

type Props = {
  /** Name of the brand for screen readers; leave it out inside a link that has a name. */
  title?: string;
  className?: string;
  /** An agency's own logo, instead of the product's; sides in pixels. */
  picture?: { src: string; width: number; height: number } | undefined;
};

/**
 * Logo: the second l is the plumb line. 126 by 48 units; the baseline is at y = 30. Its shapes stand in the document
 * (`logo-sprite.ts`), so that the scripts need no copy of 2 kB.
 */
export function Logo({ title, className = 'h-12 w-auto', picture }: Props) {
  if (picture) {
    return (
      // A light background, so that the logo is visible in the dark theme; in the light theme the background is
      // invisible.
      <span data-theme="light" className="inline-flex max-w-full rounded-sm bg-paper p-1">
        <img
          {...picture}
          alt={title ?? ''}
          className={classNames(className, 'max-w-[min(15rem,45vw)] object-contain object-left')}
        />
      </span>
    );
  }
  return (
    <svg
      className={className}
      width="126"
      height="48"
      viewBox="0 0 126 48"
      fill="none"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <use href="#logo" />
    </svg>
  );
}
