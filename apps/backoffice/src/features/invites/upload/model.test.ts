import type { CsvRecord } from '@payfac/domain/csv';
import { installValidationMessages } from '@payfac/domain/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import { isHeading, mapByContent, mapByHeading, missingColumns, withColumn } from './columns.ts';
import { FileProblem, textOf } from './file-text.ts';
import { duplicatesIn, rowOf, sortOut, withCells } from './rows.ts';

beforeAll(installValidationMessages);

const bytes = (...parts: readonly number[]) => new Uint8Array(parts);

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('é,b')],
    ['UTF-16, low byte first', bytes(0xff, 0xfe, 0xe9, 0, 0x2c, 0, 0x62, 0)],
    ['UTF-16, high byte first', bytes(0xfe, 0xff, 0, 0xe9, 0, 0x2c, 0, 0x62)],
    ['what Excel writes on Windows', bytes(0xe9, 0x2c, 0x62)],
  ])('is read from %s', (_what, file) => expect(textOf(file).replace('\uFEFF', '')).toBe('é,b'));

  it.each([
    ['a workbook', bytes(0x50, 0x4b, 3, 4, 0, 0)],
    ['nothing', bytes()],
    ['blanks', bytes(0x20, 0x0d, 0x0a)],
  ])('isn’t found in %s', (_what, file) => expect(() => textOf(file)).toThrow(FileProblem));
});

describe('the columns of a file', () => {
  it('are recognized by common names', () => {
    expect(mapByHeading(['Company', 'E-mail address', 'Full Name', 'Mobile #', 'Notes'])).toEqual({
      name: 2,
      email: 1,
      mobileNumber: 3,
      businessName: 0,
    });
    expect(mapByHeading(['name', 'email', 'mobileNumber', 'businessName'])).toEqual({
      name: 0,
      email: 1,
      mobileNumber: 2,
      businessName: 3,
    });
  });

  it('are reported if rows need them and the file lacks them', () =>
    expect(missingColumns(mapByHeading(['Who', 'Where']))).toEqual(['name', 'email']));

  it('of a file without a header are guessed from the email address', () => {
    expect(isHeading(['Ada', 'ada@mail.example'])).toBe(false);
    expect(mapByContent(['ada@mail.example', 'Ada'])).toMatchObject({ name: 1, email: 0 });
  });

  it('are used at most once each', () => {
    const map = withColumn(mapByHeading(['name', 'email']), 'businessName', 0);
    expect(map).toMatchObject({ name: undefined, email: 1, businessName: 0 });
  });
});

const columns = mapByHeading(['name', 'email']);
const record = (number: number, cells: readonly string[], isMalformed = false): CsvRecord => ({
  number,
  cells,
  isMalformed,
});
const row = (number: number, ...cells: readonly string[]) =>
  rowOf(record(number, cells), columns, 2);
const numbersOf = (rows: readonly { readonly number: number }[]) =>
  rows.map(({ number }) => number);

describe('the rows of a file', () => {
  it('are valid or invalid independently', () => {
    const { ready, wrong } = sortOut([
      row(2, 'Ada', 'ada@mail.example'),
      row(3, '', 'x@mail.example'),
      row(4, 'Leon', 'leon@'),
    ]);
    expect([numbersOf(ready), numbersOf(wrong)]).toEqual([[2], [3, 4]]);
  });

  it('are reported for wrong quotes or too many cells', () => {
    const odd = rowOf(record(2, ['Ada', 'ada@mail.example'], true), columns, 2);
    expect(odd.note).toMatch(/quote/);
    expect(row(3, 'Ada', 'ada@mail.example', '').note).toBeUndefined();
    const many = row(4, 'Ada', 'ada@mail.example', 'more');
    expect(many.note).toMatch(/more cells/);
    expect(withCells(many, { name: 'Ada B.' }).note).toBeUndefined();
  });

  it('name the earlier row with the same address, in any spelling', () => {
    const rows = [row(2, 'A', 'a@mail.example'), row(5, 'B', ' A@Mail.example'), row(6, 'C', '')];
    expect([...duplicatesIn(rows)]).toEqual([[5, 2]]);
  });

  it('aren’t duplicates of a skipped row', () => {
    const first = { ...row(2, 'A', 'a@mail.example'), stage: 'left-out' } as const;
    expect(duplicatesIn([first, row(5, 'B', 'a@mail.example')]).size).toBe(0);
  });

  it('are duplicates of a sent row, wherever it is', () => {
    const sent = { ...row(9, 'A', 'a@mail.example'), stage: 'done' } as const;
    expect([...duplicatesIn([row(2, 'B', 'a@mail.example'), sent])]).toEqual([[2, 9]]);
  });

  it('clear the platform’s error when changed', () => {
    const refused = {
      ...row(2, 'A', 'a@mail.example'),
      refusal: { type: 'duplicate', message: 'Invited.' },
    } as const;
    expect(numbersOf(sortOut([refused]).wrong)).toEqual([2]);
    expect(numbersOf(sortOut([withCells(refused, { email: 'b@mail.example' })]).ready)).toEqual([
      2,
    ]);
  });
});
