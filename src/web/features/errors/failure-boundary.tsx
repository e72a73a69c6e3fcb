import { Component, type ReactNode } from 'react';
import { errorIdOf } from '../../lib/http/error-id.ts';
import { passOn } from './pass-on.ts';

/** What broke, and how to try once more. */
export type Caught = { error: unknown; id: string; retry: () => void };

type Props = {
  children: ReactNode;
  /** Another value, such as another page, tries again. */
  resetKey?: string;
  /** Called when it is tried again, or left for another page. */
  onReset?: () => void;
  renderFailure: (caught: Caught) => ReactNode;
};
type State = { failure: { error: unknown } | null; resetKey: string | undefined };

/** Shows something else in place of what broke while it was drawn, and tells the agency (J5). */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    passOn(error, 'tellBreak');
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (resetKey !== this.props.resetKey) this.props.onReset?.();
  }

  readonly retry = (): void => {
    this.props.onReset?.();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.renderFailure({ error: failure.error, id: errorIdOf(failure.error), retry: this.retry });
  }
}
