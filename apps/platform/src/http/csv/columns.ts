import { spreadsheetCell } from '@payfac/domain/csv';
import { type Cents, formatDollars } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import type { ZonedText } from './zoned-text.ts';

/** One column of a file, computed from the same row as the list's. */
export interface CsvColumn<Row> {
  /** For an instant, without the zone, which is added. */
  readonly header: string;
  readonly isInstant?: true;
  /** Its cells never need quotes or an apostrophe. */
  readonly isPlain?: true;
  readonly cell: (row: Row, instants: ZonedText) => string;
}

type Text = string | number | null;

export const textColumn = <Row>(header: string, value: (row: Row) => Text): CsvColumn<Row> => ({
  header,
  cell: (row) => String(value(row) ?? ''),
});

/**
 * Ids and words that the platform generates: letters and digits, nothing to quote or escape. Digits alone don't
 * qualify, since a spreadsheet would read them as a number.
 */
export const wordColumn = <Row>(header: string, value: (row: Row) => Text): CsvColumn<Row> => ({
  ...textColumn(header, value),
  isPlain: true,
});

/** A transaction's displayed ID, which searches and URLs accept. */
export const transactionIdColumn = <Row>(
  header: string,
  value: (row: Row) => string | null,
): CsvColumn<Row> =>
  wordColumn(header, (row) => {
    const id = value(row);
    return id === null ? null : displayTransactionId(id);
  });

/** Dollars with two decimals. */
export const moneyColumn = <Row>(
  header: string,
  value: (row: Row) => Cents | null,
): CsvColumn<Row> => ({
  header,
  isPlain: true,
  cell: (row) => {
    const amount = value(row);
    return amount === null ? '' : formatDollars(amount);
  },
});

export const instantColumn = <Row>(
  header: string,
  value: (row: Row) => Date | null,
): CsvColumn<Row> => ({
  header,
  isInstant: true,
  isPlain: true,
  cell: (row, instants) => {
    const moment = value(row);
    return moment === null ? '' : instants(moment);
  },
});

/** One line of a file. */
export function lineOf<Row>(
  columns: readonly CsvColumn<Row>[],
  row: Row,
  instants: ZonedText,
): string {
  let line = '';
  for (const { cell, isPlain } of columns) {
    const text = cell(row, instants);
    line += `,${isPlain ? text : spreadsheetCell(text)}`;
  }
  return `${line.slice(1)}\r\n`;
}
