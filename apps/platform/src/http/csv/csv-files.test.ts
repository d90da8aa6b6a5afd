import { beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '../../../test/csv.ts';
import { type InjectedResponse, injectedSignIn } from '../../../test/injected-api.ts';
import { addressOf } from '../../../test/proof/scene.ts';
import { type CsvCall, csvCalls } from '../../../test/proofs.ts';
import { useInjectedApi } from '../../../test/use.ts';

/* The content and format of every required CSV file. */

const api = useInjectedApi();

const zone = 'America/New_York';

const people = new Map<string, Readonly<Record<string, string>>>();

beforeAll(async () => {
  for (const login of ['admin', 'provider']) {
    people.set(login, await injectedSignIn(api, `${login}@harbor`));
  }
});

const ask = ({ endpoint, csv: { by = 'admin', query } }: CsvCall): Promise<InjectedResponse> =>
  api.send({
    brand: 'harbor',
    method: endpoint.method,
    path: addressOf(endpoint, { query: { ...query, export: 'csv' } }),
    headers: { ...people.get(by), 'time-zone': zone },
  });

/** Digits that aren't an amount get an apostrophe, since a spreadsheet would drop leading zeros. */
const asText = (cell: string): string => (/^0\d+$|^\d{16,}$/.test(cell) ? `'${cell}` : cell);

test('have the required names [API-07]', () => {
  const whole = csvCalls.filter(({ csv: { query } }) => query === undefined);
  expect(whole.map(({ id, csv: { file } }) => `${id} ${file}`)).toEqual(
    whole.map(({ id, endpoint }) => `${id} ${endpoint.csv}`),
  );
});

describe.each(csvCalls.map((call) => [call.csv.file, call.id, call] as const))(
  '%s.csv of %s',
  (fileName, _id, call) => {
    test('has the format of exports [BOARD-24]', async () => {
      const response = await ask(call);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="${fileName}.csv"`,
      );
      const { text } = response;
      const [headers = [], ...lines] = parseCsv(text);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.every((line) => line.length === headers.length)).toBe(true);
      expect(lines.flat().filter((cell) => cell !== asText(cell))).toEqual([]);
      expect(new Set(headers).size).toBe(headers.length);
      // A transaction's ID is the one on the screen, without the zeros of the stored one.
      expect(lines.flat().filter((cell) => /\btxn0/.test(cell))).toEqual([]);
      // RFC 4180: lines end with CRLF, and a bare CR or LF occurs only in quotes.
      expect(text.replaceAll(/"(?:[^"]|"")*"/g, '').replaceAll('\r\n', '')).not.toMatch(/[\r\n"]/);
      expect(text.endsWith('\r\n')).toBe(true);
    });

    if (call.csv.text) {
      const [header, table, column] = call.csv.text;
      test.each(['=1+2', '@x', '+1 (555)', '-2+3', '\tx'])(
        `doesn’t write %j in ${header} as a formula`,
        async (formula) => {
          await api.rewound(async (pool) => {
            await pool.query(`update ${table} set ${column} = $1`, [`${formula} "a", b\r\nc`]);
            const { text } = await ask(call);
            const [headers = [], ...lines] = parseCsv(text);
            const cells = lines.map((line) => line[headers.indexOf(header)]);
            expect(new Set(cells.filter((cell) => cell !== ''))).toEqual(
              new Set([`'${formula} "a", b\r\nc`]),
            );
          });
        },
      );
    }
  },
);
