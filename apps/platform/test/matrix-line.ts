/** A call, and the demo people who may make it: all others are refused. */
export interface MatrixLine {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly allowed: readonly string[];
}
