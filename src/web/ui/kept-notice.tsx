import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  title: string;
  text: string;
  reason: string | null;
  /** Secondary text: time of the attempt, id of an error. */
  details: readonly string[];
  /** A failure, announced at once by screen readers; otherwise the live region around it announces the notice. */
  isFailure: boolean;
  /** An attempt is in progress. */
  isTrying: boolean;
  labels: { retry: string; trying: string; takeBack: string };
  onRetry: () => void;
  onTakeBack: () => void;
};

/** A queued submission: its state and its actions. */
export function KeptNotice({ labels, isTrying, onRetry, onTakeBack, ...state }: Props) {
  return (
    <Notice
      tone="warning"
      {...(state.isFailure && { role: 'alert' })}
      title={state.title}
      className="w-full"
      actions={
        <>
          <Button onClick={onRetry} isLoading={isTrying} loadingText={labels.trying}>
            {labels.retry}
          </Button>
          <Button variant="quiet" onClick={onTakeBack} disabled={isTrying}>
            {labels.takeBack}
          </Button>
        </>
      }
    >
      <p>{state.text}</p>
      {state.reason ? <p className="mt-1">{state.reason}</p> : null}
      {state.details.length > 0 ? <p className="figures mt-1 text-sm text-muted">{state.details.join(' ')}</p> : null}
    </Notice>
  );
}
