type Props = {
  /** Height in pixels; the width is half of it. */
  height?: number;
  className?: string;
};

/** The plumb bob: collar, body lit from the left, steel point. Decorative. */
export function Bob({ height = 40, className }: Props) {
  return (
    <svg
      className={className}
      width={height / 2}
      height={height}
      viewBox="0 0 20 40"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="fill-line" d="M9 0h2v4H9z" />
      <path className="fill-ink" d="M7 3.5h6V8H7z" />
      <path className="fill-line" d="M4 8h12l2 3v9c0 1.5-.4 2.8-1.2 4L12.5 31h-5L3.2 24C2.4 22.8 2 21.5 2 20v-9z" />
      <path className="fill-line-shade" d="M11.5 8H16l2 3v9c0 1.5-.4 2.8-1.2 4L12.5 31h-1z" />
      <path className="fill-ink" d="M7.5 31h5L10 40z" />
    </svg>
  );
}
