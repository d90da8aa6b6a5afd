import { describe, expect, test } from 'vitest';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

describe('report settings', () => {
  const save = (body: unknown) => admin.call('users/preferences/reports', { method: 'POST', body });

  test('are saved by parent and report, replaced, carried by the session, and deleted when empty [LIST-10, LIST-11]', async () => {
    const settings = { filters: { status: ['declined'] }, columns: ['amount'], sort: '-amount' };
    const saved = await save({ report: 'transactions/big-ones', parent: 'reporting', ...settings });
    expect(saved.body.reports.reporting['transactions/big-ones']).toEqual(settings);
    await save({ report: 'transactions', parent: 'reporting', sort: 'amount' });
    const session = await api.signIn('admin@harbor');
    expect(session.response.preferences.reports?.reporting).toEqual({
      'transactions/big-ones': settings,
      transactions: { sort: 'amount' },
    });
    const emptied = await save({
      report: 'transactions/big-ones',
      parent: 'reporting',
      filters: {},
    });
    expect(emptied.body.reports.reporting).toEqual({ transactions: { sort: 'amount' } });
  });

  test('that are malformed are left out, and don’t prevent signing in', async () => {
    await save({ report: 'transactions', parent: 'kept', sort: 'amount', name: 'Mine' });
    await save({ report: 'disputes', parent: 'kept', sort: 'amount' });
    await api.open.pool.query(
      `update report_preferences set columns = '{"not": "a list"}'
       where parent = 'kept' and report = 'disputes'`,
    );
    const session = await api.signIn('admin@harbor');
    expect(session.response.preferences.reports?.kept).toEqual({
      transactions: { sort: 'amount', name: 'Mine' },
    });
  });

  test('need a report and a parent, and refuse names of object prototypes [LIST-08, LIST-09]', async () => {
    const missing = await save({ report: '', parent: 'reporting' });
    expect(missing.body.errors[0].message).toBe('Report name and parent are required');
    for (const body of [
      { report: 'x' },
      { parent: 'x' },
      {},
      { report: '', parent: 'x' },
      { report: 'x', parent: '' },
      { report: '', parent: '' },
    ]) {
      const refused = await save(body);
      expect([body, refused.status, refused.body.message]).toEqual([
        body,
        400,
        'Report name and parent are required',
      ]);
    }
    const both = await save({ report: '', parent: '' });
    expect(both.body.message).toBe('Report name and parent are required');
    for (const parent of ['__proto__', '../x', 'a b\n']) {
      expect((await save({ report: 'transactions', parent, sort: 'amount' })).status).toBe(400);
    }
  });
});
