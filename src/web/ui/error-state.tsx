import type { ReactNode, Ref } from 'react';

import { Bob } from './bob.tsx';

type Props = {
  title: string;
  text?: string;
  /** Complete text with the error's id, to quote in a message. */
  reference?: string;
  /** Such as a badge with the severity. */
  badge?: ReactNode;
  /** Actions, the most useful first. */
  actions?: ReactNode;
  headingLevel?: 1 | 2;
  /** The heading, to move the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** Error state: what happened and the actions, under a drawing of a line out of plumb. */
export function ErrorState(props: Props) {
  const { title, text, reference, badge, actions, headingLevel = 1, headingRef } = props;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-6 py-8 md:gap-12 md:py-16">
      <svg
        className="text-edge"
        width="56"
        height="128"
        viewBox="0 0 56 128"
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M20 0v128" stroke="currentColor" strokeDasharray="5 5" />
        <g transform="rotate(-14 20 0)">
          <path className="stroke-line" d="M20 0v84" strokeWidth="2" />
          <svg x="10" y="84" width="20" height="40">
            <Bob height={40} />
          </svg>
        </g>
      </svg>
      <div className="grid justify-items-start gap-4">
        {badge}
        <Heading ref={headingRef} tabIndex={-1} className="text-3xl">
          {title}
        </Heading>
        {text && <p className="max-w-prose text-lg">{text}</p>}
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
        {reference && <p className="figures text-sm text-muted">{reference}</p>}
      </div>
    </div>
  );
}
