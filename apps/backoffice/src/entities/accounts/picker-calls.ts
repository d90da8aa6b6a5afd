import * as accountNames from '@payfac/api/contract/account-names';
import { can } from '@payfac/domain/access';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { batchNames } from '../../shared/records/batch-names.ts';
import type { RecordOption, RecordPicker } from '../../shared/records/record-picker.ts';
import { holderAtom } from '../../shared/session/session.ts';
import { read } from '../../shared/state/app.ts';

/** A service provider's names come from its own center; everyone else's are scoped by the server. */
const call = () =>
  can(read(holderAtom), 'sidebar.serviceProvider.accounts')
    ? send(accountNames.centerNames)
    : send(accountNames.names);

/** @param within narrows what is found, such as to the accounts of a product. */
export async function searchWithin(
  within: { readonly spProductId?: string[] },
  name: string,
  signal: AbortSignal,
): Promise<readonly RecordOption[]> {
  const query = { ...within, ...(name !== '' && { name }), pageSize: 20, sort: 'dbaName' } as const;
  const { data } = await settled(call()({ query }, { signal, lane: 'picker.accounts' }));
  return data.map(({ subMerchantId, dbaName }) => ({ value: subMerchantId, label: dbaName }));
}

export const search: RecordPicker['search'] = (name, signal) => searchWithin({}, name, signal);

/** The application of an account; undefined where the person may not see it. */
export async function applicationOf(
  subMerchantId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const query = { subMerchantId: [subMerchantId] };
  const { data } = await settled(call()({ query }, { signal, lane: 'names.application' }));
  return data[0]?.applicationId;
}

export const names = batchNames('accounts', async (ids, lane) => {
  const query = { subMerchantId: [...ids], pageSize: 100 };
  const { data } = await settled(call()({ query }, { lane }));
  return new Map(data.map(({ subMerchantId, dbaName }) => [subMerchantId, dbaName]));
});
