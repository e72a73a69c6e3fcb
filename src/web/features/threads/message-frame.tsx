import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type Props = {
  isOwnSide: boolean;
  /** Name, time and marks. */
  head: ReactNode;
  children: ReactNode;
  /** What becomes of it, and what can be done with it. */
  foot?: ReactNode;
};

/** One message: one's own side to the end, the other one to the start. */
export function MessageFrame({ isOwnSide, head, children, foot }: Props) {
  return (
    <li
      className={classNames(
        'grid max-w-[min(42rem,88%)] min-w-0 gap-1',
        isOwnSide ? 'justify-self-end' : 'justify-self-start',
      )}
    >
      <div
        className={classNames(
          'grid gap-1.5 rounded-lg border px-4 py-3',
          isOwnSide ? 'border-hair bg-sheet' : 'border-timber bg-timber-soft',
        )}
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">{head}</p>
        {children}
      </div>
      {foot ? (
        <div
          className={classNames(
            'flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted',
            isOwnSide ? 'justify-end' : 'justify-start',
          )}
        >
          {foot}
        </div>
      ) : null}
    </li>
  );
}
