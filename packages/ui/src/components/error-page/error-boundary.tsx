import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

export interface ErrorBoundaryProps {
  /** What may fail. */
  children: ReactNode;
  /** In place of the children once drawing them failed. @default an `ErrorPage` that tries again */
  fallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  /** For the log; `componentStack` says where. */
  onError?: ((error: unknown, componentStack: string) => void) | undefined;
  /** When it changes, the children are tried again: pass the address of the page. */
  resetKey?: string | undefined;
}

interface Failure {
  readonly error: unknown;
}

interface State {
  readonly failure: Failure | undefined;
  readonly resetKey: string | undefined;
}

/** Keeps a failure of drawing inside: what stands around it goes on working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.(error, componentStack ?? '');
  }

  private readonly retry = () => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, fallback } = this.props;
    if (!failure) return children;
    return fallback ? fallback(failure.error, this.retry) : <ErrorPage onRetry={this.retry} />;
  }
}
