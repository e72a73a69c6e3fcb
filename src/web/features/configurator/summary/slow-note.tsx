import { useIsSlow } from './use-is-slow.ts';

type Props = { isPending: boolean; text: string };

/** Says after a second that what was asked for goes on; its place is always there, so that it is read out. */
export function SlowNote({ isPending, text }: Props) {
  const isSlow = useIsSlow(isPending);
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {isSlow ? text : null}
    </p>
  );
}
