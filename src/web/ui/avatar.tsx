import { classNames } from './class-names.ts';

type Props = {
  /** One or two letters. */
  initials: string;
  /** `sm` in a line of text, `md` beside a name with a second line. */
  size?: 'sm' | 'md';
  className?: string;
};

const sizes = { sm: 'size-6 text-[0.6875rem]', md: 'size-10 text-sm' } as const;

/** A person without a picture: initials in a circle. The name is beside it, so it is hidden from screen readers. */
export function Avatar({ initials, size = 'sm', className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full border border-edge bg-sheet leading-none font-semibold text-ink select-none',
        sizes[size],
        className,
      )}
    >
      {initials}
    </span>
  );
}
