import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

export type ButtonLook = {
  /** `primary` is the one main action of a screen: use it once. */
  variant?: ButtonVariant | undefined;
  /** `sm` is for dense admin rows; it still grows to 44 px on touch screens. */
  size?: ButtonSize | undefined;
  isFullWidth?: boolean | undefined;
};

const variants: Record<ButtonVariant, string> = {
  primary: 'border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover',
  secondary: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  quiet:
    'border-transparent bg-transparent text-ink underline decoration-edge underline-offset-4 hover:bg-sunken hover:decoration-line',
  danger: 'border-danger bg-transparent text-danger hover:bg-danger hover:text-paper',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5 py-2.5 text-base',
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
};

/** Where a quiet button begins a `button-row`, its words and not the room around them stand at the edge of the text above. */
const atEdge = '[.button-row>&:first-child]:-ms-3.5';

/** Classes of a button, for an element that Button and ButtonLink do not cover. */
export function buttonClass({ variant = 'secondary', size = 'md', isFullWidth = false }: ButtonLook) {
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-md border-2 text-center leading-tight font-semibold no-underline',
    'transition-[color,background-color,border-color] duration-150 select-none active:translate-y-px',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-70 disabled:cursor-not-allowed disabled:opacity-60',
    variants[variant],
    sizes[size],
    variant === 'quiet' && size === 'sm' && atEdge,
    isFullWidth && 'w-full',
  );
}
