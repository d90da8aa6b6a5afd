import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../../test/csv.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { csvLine } from './cell.ts';
import { zonedText } from './zoned-text.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

describe('an export', () => {
  test('may be asked for in the other way, and pages do not limit it [R345]', async () => {
    const one = await admin.get('backoffice/accounts/view?exportFormat=csv&page=3&pageSize=1');
    const other = await admin.get('backoffice/accounts/view?export=csv');
    expect(one.text).toBe(other.text);
  });

  test('writes instants in the caller’s zone and names it', async () => {
    const { body } = await admin.get('reporting/transactions?pageSize=1');
    const { transactionId } = body.data[0];
    const query = `reporting/transactions?transactionId=${transactionId}&export=csv`;
    const [headers = [], line = []] = parseCsv(
      (await admin.get(query, { 'time-zone': 'America/New_York' })).text,
    );
    expect(headers).toContain('Created (America/New_York)');
    const { rows } = await api.open.pool.query(
      `select to_char(created_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI:SS') as text
       from transactions where transaction_id = $1`,
      [transactionId],
    );
    expect(line[headers.indexOf('Created (America/New_York)')]).toBe(rows[0].text);
  });

  test('defuses formulas and quotes what needs it', async () => {
    const hostile = ['=1+2', '+1', '-2+3', '@x', '\tx', 'a "quoted", text\r\nin two lines'];
    const ids = (await admin.get('reporting/transactions?pageSize=6')).body.data.map(
      ({ transactionId }: { transactionId: string }) => transactionId,
    );
    for (const [index, text] of hostile.entries()) {
      await api.open.pool.query(
        'update transactions set description = $1 where transaction_id = $2',
        [text, ids[index]],
      );
    }
    const [headers = [], ...lines] = parseCsv(
      (await admin.get('reporting/transactions?export=csv')).text,
    );
    const cells = lines.slice(0, 6).map((line) => line[headers.indexOf('Description')]);
    expect(cells).toEqual(["'=1+2", "'+1", "'-2+3", "'@x", "'\tx", hostile[5]]);
  });

  test('given up on frees its connection', async () => {
    for (let time = 0; time < 12; time += 1) {
      const controller = new AbortController();
      const start = () =>
        fetch(`${api.url}/api/v1/reporting/transactions?export=csv`, {
          headers: { authorization: `Bearer ${admin.token}` },
          signal: controller.signal,
        });
      // The one before may not have given its turn back yet.
      await expect.poll(async () => (await start()).status, { timeout: 60_000 }).toBe(200);
      controller.abort();
    }
    await expect
      .poll(() => api.open.pool.totalCount - api.open.pool.idleCount, { timeout: 60_000 })
      .toBe(0);
    await expect
      .poll(async () => (await admin.get('reporting/transactions?export=csv')).status, {
        timeout: 60_000,
      })
      .toBe(200);
  });
});

describe('cells', () => {
  test.each([
    [['a', 'b'], 'a,b\r\n'],
    [['-12.50', '0.07'], '-12.50,0.07\r\n'],
    [['-12.50 off'], "'-12.50 off\r\n"],
    [['a,b', 'c"d', 'e\nf'], '"a,b","c""d","e\nf"\r\n'],
    [['=HYPERLINK("http://x")'], '"\'=HYPERLINK(""http://x"")"\r\n'],
    [['', ''], ',\r\n'],
  ])('%j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});

describe('instants in a zone', () => {
  test.each([
    ['UTC', '2026-03-08T06:59:59.000Z', '2026-03-08 06:59:59'],
    ['America/New_York', '2026-03-08T06:59:59.000Z', '2026-03-08 01:59:59'],
    ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08 03:00:00'],
    ['America/New_York', '2026-11-01T05:59:59.000Z', '2026-11-01 01:59:59'],
    ['America/New_York', '2026-11-01T06:00:00.000Z', '2026-11-01 01:00:00'],
    ['Asia/Kathmandu', '2026-01-01T00:00:00.000Z', '2026-01-01 05:45:00'],
    ['Pacific/Kiritimati', '2026-01-01T00:00:00.000Z', '2026-01-01 14:00:00'],
    ['Etc/GMT+12', '2026-01-01T00:00:00.000Z', '2025-12-31 12:00:00'],
  ])('%s %s', (zone, instant, text) => {
    expect(zonedText(zone)(new Date(instant))).toBe(text);
  });
});
