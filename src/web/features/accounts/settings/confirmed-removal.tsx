import type { ButtonSize } from '../../../ui/button-class.ts';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { FormFailure } from '../form-failure.tsx';

type Props = {
  label: string;
  size?: ButtonSize;
  /** Names what it is done to, where there are several of it. */
  spokenLabel?: string;
  title: string;
  /** What will happen. */
  text: string;
  failureTitle: string;
  /** What is told when it is done. */
  done: string;
  act: () => Promise<unknown>;
};

/** A button that takes something from the account: asks first, says when it is done, and why it failed. */
export function ConfirmedRemoval({ failureTitle, done, act, ...question }: Props) {
  async function remove(): Promise<void> {
    await act();
    showToast({ title: done, tone: 'success' });
  }

  return (
    <ConfirmedAction
      {...question}
      act={remove}
      renderFailure={(error) => <FormFailure error={error} title={failureTitle} />}
    />
  );
}
