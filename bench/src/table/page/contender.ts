/** A record of ten cells; `amount` is the one that is sorted by. */
export interface Row {
  readonly id: string;
  readonly amount: number;
  readonly texts: readonly string[];
}

/** Where a contender has what is pressed and scrolled, as selectors. */
export interface Parts {
  readonly sort: string;
  readonly all: string;
  readonly scroller: string;
  /** A cell with a text. */
  readonly cell: string;
}

/** Shows rows under a header with a button that sorts and a checkbox that selects all. */
export interface Contender {
  readonly name: string;
  /** Selectors, where they are not those of a table. */
  readonly parts?: Partial<Parts>;
  /** Returns what takes the table away again. */
  mount(host: Element, rows: readonly Row[]): () => void;
}

/** Pixels; what does not fit scrolls under the header. */
export const VIEWPORT = 600;
export const ROW_HEIGHT = 36;
/** Fewer rows are all drawn. */
export const WINDOW_FROM = 120;

const WORDS = ['Ada', 'Blue', 'Cedar', 'Delta', 'Elm', 'Fjord', 'Grove'] as const;

export const TEXT_HEADERS: readonly string[] = Array.from(
  { length: 8 },
  (_, index) => `Column ${index + 1}`,
);

/** The same rows at every run. */
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
