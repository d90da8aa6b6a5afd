import * as accountNames from '@payfac/api/contract/account-names';
import type { Feature } from '@payfac/domain/access';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';
import { accountPicker } from './picker.ts';

/** Accounts that have a feature switched on, by their DBA name. */
export const accountsWith = (feature: Feature): RecordPicker => ({
  ...accountPicker,
  search: async (name, signal) => {
    const query = {
      ...(name !== '' && { name }),
      feature,
      pageSize: 20,
      sort: 'dbaName',
    } as const;
    const { data } = await settled(
      send(accountNames.names)({ query }, { signal, lane: `picker.accounts.${feature}` }),
    );
    return data.map(({ subMerchantId, dbaName }) => ({ value: subMerchantId, label: dbaName }));
  },
});
