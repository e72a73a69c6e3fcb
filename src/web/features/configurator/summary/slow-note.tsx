import { useIsSlow } from './use-is-slow.ts';

type Props = { isPending: boolean; text: string };

/** Says after a second that the work continues; the status element is always there, so that screen readers read it. */
export function SlowNote({ isPending, text }: Props) {
  const isSlow = useIsSlow(isPending);
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {isSlow ? text : null}
    </p>
  );
}
