import { type ReactNode, useState } from 'react';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { Button } from './button.tsx';
import { LazyConfirm } from './lazy-confirm.tsx';

type Props = {
  label: string;
  /** Names the item, where there are several buttons of the kind. */
  spokenLabel?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  /** Label of the confirming button; by default that of the button. */
  confirmLabel?: string;
  /** `primary` where nothing is lost: the confirming button is then not red. */
  tone?: 'primary' | 'danger';
  act: () => Promise<unknown>;
  /** The failure; hidden while retrying. */
  renderFailure: (error: unknown) => ReactNode;
};

/**
 * A button for an action that has to be confirmed, mostly because it is irreversible: keeps the dialog open until the
 * action is done, and shows why it failed.
 */
export function ConfirmedAction(props: Props) {
  const { label, spokenLabel, variant = 'danger', size = 'sm', act, renderFailure } = props;
  const { title, text, confirmLabel = label, tone = 'danger' } = props;
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
          tone={tone}
          isActing={isActing}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
