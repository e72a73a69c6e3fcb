import type { ReactNode } from 'react';
import type { FaqAnswer } from '#contract/faq.ts';

type Props = {
  source: FaqAnswer['sources'][number];
  children: ReactNode;
  /** Says where it leads, where the words of the link do not. */
  label?: string;
  onOpenEntry: () => void;
};

/** Leads to a source: an entry of this page opens where it stands, and the answer stays. */
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
