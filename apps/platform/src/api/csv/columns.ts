import { type Cents, formatDollars } from '@payfac/domain/money';
import type { ZonedText } from './zoned-text.ts';

/** One column of a file, made from the same row that the list answers. */
export interface CsvColumn<Row> {
  /** Of an instant, without the zone: that is added. */
  readonly header: string;
  readonly isInstant?: true;
  readonly cell: (row: Row, instants: ZonedText) => string;
}

type Text = string | number | null;

export const textColumn = <Row>(header: string, value: (row: Row) => Text): CsvColumn<Row> => ({
  header,
  cell: (row) => String(value(row) ?? ''),
});

/** Dollars with two decimals. */
export const moneyColumn = <Row>(
  header: string,
  value: (row: Row) => Cents | null,
): CsvColumn<Row> => ({
  header,
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
  cell: (row, instants) => {
    const moment = value(row);
    return moment === null ? '' : instants(moment);
  },
});
