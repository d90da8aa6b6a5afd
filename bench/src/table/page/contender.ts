/** A record of ten cells; `amount` is the sort column. */
export interface Row {
  readonly id: string;
  readonly amount: number;
  readonly texts: readonly string[];
}

/** Selectors of a contender's parts that are pressed and scrolled. */
export interface Parts {
  readonly sort: string;
  readonly all: string;
  readonly scroller: string;
  /** A cell with text. */
  readonly cell: string;
}

/** Shows rows under a header with a sort button and a select-all checkbox. */
export interface Contender {
  readonly name: string;
  /** Selectors that differ from a table's. */
  readonly parts?: Partial<Parts>;
  /** Returns a function that removes the table. */
  mount(host: Element, rows: readonly Row[]): () => void;
}

/** Height in pixels; the rest scrolls under the header. */
export const VIEWPORT = 600;
export const ROW_HEIGHT = 36;
/** With fewer rows all are rendered. */
export const WINDOW_FROM = 120;

const WORDS = ['Ada', 'Blue', 'Cedar', 'Delta', 'Elm', 'Fjord', 'Grove'] as const;

export const TEXT_HEADERS: readonly string[] = Array.from(
  { length: 8 },
  (_, index) => `Column ${index + 1}`,
);

/** The same rows on every run. */
export const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `tx_${index}`,
    amount: (index * 7919) % 100_003,
    texts: TEXT_HEADERS.map((_header, cell) => {
      const word = WORDS[(index * 3 + cell * 5) % WORDS.length] ?? '';
      return `${word} ${(index * 31 + cell) % 997}`;
    }),
  }));

export type Direction = 'ascending' | 'descending';

export const sortRows = (
  rows: readonly Row[],
  direction: Direction | undefined,
): readonly Row[] => {
  if (direction === undefined) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * (one.amount - other.amount));
};

export const turned = (direction: Direction | undefined): Direction =>
  direction === 'ascending' ? 'descending' : 'ascending';
