import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvProblem, readCsv } from './csv-rows.ts';

const cell = fc.string({ unit: fc.constantFrom('a', '7', ',', '"', '\n', '\r', ' ', 'é') });
/** A row of one empty cell is a blank line, which is skipped. */
const row = fc.array(cell, { minLength: 1, maxLength: 4 }).filter((cells) => cells.join('') !== '');

const written = (rows: readonly (readonly string[])[], end: string): string =>
  rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join(end);

describe('CSV', () => {
  test('is read as it was written, whatever is in its fields', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 6 }),
        fc.constantFrom('\r\n', '\n'),
        fc.boolean(),
        (rows, end, endsLine) => {
          expect(readCsv(written(rows, end) + (endsLine ? end : ''), 100)).toEqual(rows);
        },
      ),
    );
  });

  test('may have plain fields, empty ones, empty lines and a mark at its beginning', () => {
    expect(readCsv('\uFEFFname,email\r\n\r\nAda,\n,x@y.example\n', 10)).toEqual([
      ['name', 'email'],
      ['Ada', ''],
      ['', 'x@y.example'],
    ]);
  });

  test.each(['a,b\n"open', 'a,b\n"x"y,z', 'a"b,c', '"a" ,b'])('is not %j', (text) => {
    expect(() => readCsv(text, 10)).toThrow(CsvProblem);
  });

  test('has at most so many rows', () => {
    expect(readCsv('a\nb\nc', 3)).toHaveLength(3);
    expect(() => readCsv('a\nb\nc\nd', 3)).toThrow('more than 3 rows');
  });
});
