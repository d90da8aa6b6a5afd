interface OfCall {
  readonly method: string;
  readonly pattern: string;
}

const nameOf = ({ method, pattern }: OfCall): string => `${method} ${pattern}`;

/** A row of a list that has one for each call of the API. */
export const callRows = { rowKey: nameOf, rowName: nameOf };

/** What such a row is headed by: `GET /accounts/{id}`. */
export const callColumn = {
  id: 'call',
  header: 'Call',
  render: nameOf,
  sort: 'pattern',
  isRowHeader: true,
  content: 'text',
} as const;
