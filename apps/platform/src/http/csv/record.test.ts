import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useTestApi } from '../../../test/use.ts';
import { readRecord } from './record.ts';

const api = useTestApi();

/** What records quote, double and escape, beside any other text that the database can hold. */
const marks = ['"', ',', '\\', '(', ')', ' ', '\t', '\r', '\n', '\u000b', '\u001f', '{', '}', 'N'];
const hostile = fc.string({ unit: fc.constantFrom(...marks) });
const anyText = fc
  .string({ unit: 'binary' })
  .map((text) => text.replaceAll('\0', ''))
  .filter((text) => text.isWellFormed());
const value = fc.oneof(hostile, anyText, fc.constantFrom(null, '', 'NULL', '"', '\\', '""'));

describe('a record of the database', () => {
  test('reads as the values it was made of, whatever they hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 12 }), async (values) => {
        const names = values.map((_, place) => `$${place + 1}::text`).join();
        const { rows } = await api.open.pool.query(`select row(${names})::text as record`, values);
        expect(readRecord(rows[0].record)).toEqual(values);
      }),
      { numRuns: 300 },
    );
  });

  test.each(['("', '("a', '("a""', '("a\\"', '("a,b)'])(
    'refuses %j, which does not end',
    (text) => {
      expect(() => readRecord(text)).toThrow('ends in a quote');
    },
  );
});
