import type { ReactNode } from 'react';
import type { FaqAnswer } from '#contract/faq.ts';

type Props = {
  source: FaqAnswer['sources'][number];
  children: ReactNode;
  /** Describes the target where the text of the link does not. */
  label?: string;
  onOpenEntry: () => void;
};

/** Link to a source: an entry of this page opens in place, and the answer stays. */
export function SourceLink({ source, children, label, onOpenEntry }: Props) {
  const { kind, href } = source;
  const isHere = kind === 'faq';
  return (
    <a
      href={isHere ? href.slice(href.indexOf('#')) : href}
      aria-label={label}
      onClick={() => {
        if (isHere) onOpenEntry();
      }}
    >
      {children}
    </a>
  );
}
