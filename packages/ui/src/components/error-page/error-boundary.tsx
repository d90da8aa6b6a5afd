import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

export interface ErrorBoundaryProps {
  /** Content that may fail to render. */
  children: ReactNode;
  /** Shown when the children failed to render. @default an `ErrorPage` with a retry button */
  fallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  /** For logging; `componentStack` locates the error. */
  onError?: ((error: unknown, componentStack: string) => void) | undefined;
  /** Retries the children when it changes: pass the page's URL. */
  resetKey?: string | undefined;
}

interface Failure {
  readonly error: unknown;
}

interface State {
  readonly failure: Failure | undefined;
  readonly resetKey: string | undefined;
}

/** Contains a rendering error: the rest of the page keeps working. */
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
