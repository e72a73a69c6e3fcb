import { type ReactNode, useState } from 'react';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { Button } from './button.tsx';
import { LazyConfirm } from './lazy-confirm.tsx';

type Props = {
  label: string;
  /** Names what it is done to, where there are several of it. */
  spokenLabel?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  /** The word that agrees; without one the button's own label stands. */
  confirmLabel?: string;
  act: () => Promise<unknown>;
  /** Says why it was not done. It goes while the same is tried again. */
  renderFailure: (error: unknown) => ReactNode;
};

/** A button for what cannot be undone: asks first, stays at the question until it is done, and says why it failed. */
export function ConfirmedAction(props: Props) {
  const { label, spokenLabel, variant = 'danger', size = 'sm', act, renderFailure } = props;
  const { title, text, confirmLabel = label } = props;
  const [isAsking, setAsking] = useState(false);
  const [isActing, setActing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function confirm(): Promise<void> {
    setActing(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(error);
    }
    setActing(false);
    setAsking(false);
  }

  return (
    <>
      <Button size={size} variant={variant} aria-label={spokenLabel} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {failure ? <div className="basis-full">{renderFailure(failure)}</div> : null}
      {isAsking ? (
        <LazyConfirm
          title={title}
          text={text}
          confirmLabel={confirmLabel}
          isActing={isActing}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
