import { list } from '@payfac/api/contract/risk-rules';
import { callsOf } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';

const api = callsOf({ riskRules: { list } });

export const search: RecordPicker['search'] = async (name, signal) => {
  const query = { ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
  const { data } = await settled(
    api.riskRules.list({ query }, { signal, lane: 'picker.risk-rules' }),
  );
  return data.map(({ ruleId, name: label, enabled }) => ({
    value: ruleId,
    label,
    ...(!enabled && { description: 'Off' }),
  }));
};

export const names: RecordPicker['names'] = async (ids, signal) => {
  const query = { ruleId: [...ids], pageSize: 100 };
  const { data } = await settled(
    api.riskRules.list({ query }, { signal, lane: 'names.risk-rules' }),
  );
  return new Map(data.map(({ ruleId, name }) => [ruleId, name]));
};
