import type { MouseEvent, Ref } from 'react';

import { WarningIcon } from './icons/signs.tsx';

export type ErrorSummaryItem = {
  /** Id of the control that the link leads to. */
  fieldId: string;
  text: string;
};

type Props = {
  id?: string;
  title: string;
  items: readonly ErrorSummaryItem[];
  /** Focus it after a failed check: `ref.current?.focus()`. */
  ref?: Ref<HTMLDivElement>;
};

function leadToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** All errors of a form in one place, each a link to its field. */
export function ErrorSummary({ id, title, items, ref }: Props) {
  return (
    <div
      id={id}
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="overflow-clip rounded-lg border-2 border-danger bg-sheet"
    >
      <div aria-hidden="true" className="hatched h-3 border-b-2 border-danger text-danger" />
      <h2 className="flex items-center gap-2.5 px-4 pt-4 text-lg md:px-6">
        <WarningIcon className="text-danger" />
        {title}
      </h2>
      <ul className="px-4 pt-1 pb-3 ps-12.5 md:px-6 md:ps-14.5">
        {items.map((item) => (
          <li key={item.fieldId}>
            <a
              className="inline-block py-1.5 font-semibold decoration-2 pointer-coarse:py-2.5"
              href={`#${item.fieldId}`}
              onClick={(event) => leadToField(event, item.fieldId)}
            >
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
