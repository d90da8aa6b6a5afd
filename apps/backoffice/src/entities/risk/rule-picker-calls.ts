import * as riskRules from '@payfac/api/contract/risk-rules';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { batchNames } from '../../shared/records/batch-names.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';

export const search: RecordPicker['search'] = async (name, signal) => {
  const query = { ...(name !== '' && { name }), pageSize: 20, sort: 'name' } as const;
  const { data } = await settled(
    send(riskRules.list)({ query }, { signal, lane: 'picker.risk-rules' }),
  );
  return data.map(({ ruleId, name: label, enabled }) => ({
    value: ruleId,
    label,
    ...(!enabled && { description: 'Off' }),
  }));
};

export const names = batchNames('risk-rules', async (ids, lane) => {
  const query = { ruleId: [...ids], pageSize: 100 };
  const { data } = await settled(send(riskRules.list)({ query }, { lane }));
  return new Map(data.map(({ ruleId, name }) => [ruleId, name]));
});
