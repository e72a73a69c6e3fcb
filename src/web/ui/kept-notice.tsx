import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  title: string;
  text: string;
  reason: string | null;
  /** Small print: when it was tried, the number of an error. */
  details: readonly string[];
  /** Something has failed, which interrupts a screen reader; else the region around it tells. */
  isFailure: boolean;
  /** An attempt is being made. */
  isTrying: boolean;
  labels: { retry: string; trying: string; takeBack: string };
  onRetry: () => void;
  onTakeBack: () => void;
};

/** Something that was submitted is kept and will be sent: in what state it is, and what can be done. */
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
