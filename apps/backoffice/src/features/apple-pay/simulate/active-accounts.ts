import * as tokenization from '@payfac/api/contract/tokenization';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import type { RecordPicker } from '../../../shared/records/record-picker.ts';

/** Accounts that take Apple Pay, by name. */
export const activeAccounts: RecordPicker = {
  ...accountPicker,
  search: async (name, signal) => {
    const query = {
      ...(name !== '' && { name }),
      state: ['active' as const],
      pageSize: 20,
      sort: 'dbaName' as const,
    };
    const { data } = await settled(
      send(tokenization.applePayAccounts)({ query }, { signal, lane: 'picker.apple-pay' }),
    );
    return data.map(({ subMerchantId, dbaName }) => ({ value: subMerchantId, label: dbaName }));
  },
};
