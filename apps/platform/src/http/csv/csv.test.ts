import { formatIsoOffset } from '@payfac/domain/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../../test/csv.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { trialZones } from '../../../test/zones.ts';
import { zonedText } from './zoned-text.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

describe('an export', () => {
  test('can be requested the other way, and isn’t limited by pages [API-06]', async () => {
    const one = await admin.get('backoffice/accounts/view?exportFormat=csv&page=3&pageSize=1');
    const other = await admin.get('backoffice/accounts/view?export=csv');
    expect(one.text).toBe(other.text);
  });

  test('writes instants in the caller’s zone and names it [API-18]', async () => {
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

  test('escapes formulas and quotes what needs it', async () => {
    const plain = 'a "quoted", text\r\nin two lines';
    const hostile = ['=1+2', '+1', '-2+3', '@x', '\tx', '＝1+1', '＋1', '－1', '＠x', plain];
    const ids = (await admin.get('reporting/transactions?pageSize=10')).body.data.map(
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
    const cells = lines
      .slice(0, hostile.length)
      .map((line) => line[headers.indexOf('Description')]);
    expect(cells).toEqual(hostile.map((text) => (text === plain ? text : `'${text}`)));
  });

  test('begins with the UTF-8 mark, once', async () => {
    const response = await fetch(`${api.url}/api/v1/reporting/transactions?export=csv`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 'T'.charCodeAt(0)]);
    expect(bytes.toString().lastIndexOf('\uFEFF')).toBe(0);
  });

  test.each([
    ['transactions', 'from=2026-01-31T05:00:00Z&to=2026-03-01T05:00:00Z', '_2026-01-31_2026-02-28'],
    ['transactions', 'from=2026-01-31T04:59:00Z', '_from_2026-01-30'],
    ['transactions', 'to=2026-01-31T05:00:00Z', '_until_2026-01-30'],
    ['transactions', '', ''],
    ['disputes', 'from=2026-01-31T05:00:00Z', '_from_2026-01-31'],
  ])('of %s, %s, is named by its list and days', async (list, query, days) => {
    const { headers } = await admin.get(`reporting/${list}?export=csv&${query}`, {
      'time-zone': 'America/New_York',
    });
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${list}${days}.csv"`);
  });

  test('that is abandoned frees its connection', async () => {
    for (let time = 0; time < 12; time += 1) {
      const controller = new AbortController();
      const start = () =>
        fetch(`${api.url}/api/v1/reporting/transactions?export=csv`, {
          headers: { authorization: `Bearer ${admin.token}` },
          signal: controller.signal,
        });
      // The previous export may not have released its turn yet.
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

describe('instants in a zone', () => {
  test.each([
    ['UTC', '2026-03-08T06:59:59.000Z', '2026-03-08 06:59:59'],
    ['America/New_York', '2026-03-08T06:59:59.000Z', '2026-03-08 01:59:59'],
    ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08 03:00:00'],
    ['America/New_York', '2026-11-01T05:59:59.000Z', '2026-11-01 01:59:59 -04:00'],
    ['America/New_York', '2026-11-01T06:00:00.000Z', '2026-11-01 01:00:00 -05:00'],
    ['Asia/Kathmandu', '2026-01-01T00:00:00.000Z', '2026-01-01 05:45:00'],
    ['Pacific/Kiritimati', '2026-01-01T00:00:00.000Z', '2026-01-01 14:00:00'],
    ['Etc/GMT+12', '2026-01-01T00:00:00.000Z', '2025-12-31 12:00:00'],
  ])('%s %s', (zone, instant, text) => {
    expect(zonedText(zone)(new Date(instant))).toBe(text);
  });

  test.each(trialZones)('no two of them look the same in %s, and each says which it is', (zone) => {
    const write = zonedText(zone);
    const minute = 60_000;
    const first = Date.UTC(2026, 0, 1);
    const shown = new Map<string, number>();
    for (let at = first; at < Date.UTC(2027, 0, 1); at += 30 * minute) {
      const text = write(new Date(at));
      expect([text, shown.get(text)]).toEqual([text, undefined]);
      shown.set(text, at);
    }
    fc.assert(
      fc.property(fc.integer({ min: first, max: Date.UTC(2027, 0, 1) }), (at) => {
        const iso = formatIsoOffset(new Date(at), zone);
        const [day, time, offset] = write(new Date(at)).split(' ');
        expect(`${day}T${time}`).toBe(iso.slice(0, 19));
        if (offset !== undefined) expect(offset).toBe(iso.slice(19));
      }),
    );
  });
});
