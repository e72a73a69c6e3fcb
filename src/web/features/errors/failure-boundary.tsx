import { Component, type ReactNode } from 'react';
import { errorIdOf } from '../../lib/http/error-id.ts';
import { passOn } from './pass-on.ts';

/** The error, and a function that renders again. */
export type Caught = { error: unknown; id: string; retry: () => void };

type Props = {
  children: ReactNode;
  /** A new value, such as another page, renders again. */
  resetKey?: string;
  /** Called before rendering again, and when another page is opened. */
  onReset?: () => void;
  renderFailure: (caught: Caught) => ReactNode;
};
type State = { failure: { error: unknown } | null; resetKey: string | undefined };

/** Error boundary: shows a fallback instead of children that failed to render, and reports the error (J5). */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    passOn(error, 'reportCrash');
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
