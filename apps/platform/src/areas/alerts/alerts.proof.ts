import type { alerts } from '@payfac/api/contract';
import type { TestApi } from '../../../test/api.ts';
import { admins } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { moves } from '../../../test/proof/usual.ts';

const [one, two, three, four, five] = ['alt_one', 'alt_two', 'alt_three', 'alt_four', 'alt_five'];
const loud = { filters: { severity: ['high'] } };
const daily = { params: { period: 'daily' } };

/** Adds unacknowledged alerts, copied from a seeded one. */
const addAlerts = ({ open }: TestApi) =>
  open.pool.query(
    `insert into alerts select (jsonb_populate_record(null::alerts, to_jsonb(seeded) || jsonb_build_object(
       'alert_id', id, 'status', 'unacknowledged', 'severity', 'high'))).*
     from (select * from alerts where facilitator_id = 'harbor' limit 1) seeded, unnest($1::text[]) id`,
    [[one, two, three, four, five]],
  );

export const alertsProof: Proof<typeof alerts> = {
  list: {
    may: admins,
    whose: 'account',
    csv: [{ file: 'alerts', text: ['Message', 'alerts', 'message'] }],
    walk: async ({ api }) => {
      await addAlerts(api);
      return { query: { pageSize: '6' } };
    },
  },
  groups: { may: admins, whose: 'account', walk: {} },
  acknowledge: {
    may: admins,
    whose: { body: { alertId: '{alert}' } },
    walk: { body: { alertId: one } },
    ...moves,
  },
  unacknowledge: {
    may: admins,
    whose: { body: { alertId: '{alert}' } },
    walk: { body: { alertId: one } },
    ...moves,
  },
  discard: {
    may: admins,
    whose: { body: { alertId: '{alert}' } },
    walk: { body: { alertId: one } },
    ...moves,
  },
  batchAcknowledge: {
    may: admins,
    whose: { body: { alertIds: ['{alert}'] }, isBulk: true },
    walk: { body: { alertIds: [two, three] } },
    ...moves,
  },
  batchUnacknowledge: {
    may: admins,
    whose: { body: { alertIds: ['{alert}'] }, isBulk: true },
    walk: { body: { alertIds: [two] } },
    ...moves,
  },
  batchDiscard: {
    may: admins,
    whose: { body: { alertIds: ['{alert}'] }, isBulk: true },
    walk: { body: { alertIds: [four] } },
    ...moves,
  },
  bulkAcknowledge: {
    may: admins,
    whose: 'nobody',
    walk: { body: loud },
    ...moves,
  },
  bulkUnacknowledge: {
    may: admins,
    whose: 'nobody',
    walk: { body: loud },
    ...moves,
  },
  accountChart: { may: admins, whose: 'nobody', walk: daily },
  cardChart: { may: admins, whose: 'nobody', walk: { params: { period: 'weekly' } } },
};
