import * as ledger from '@payfac/api/contract/ledger';
import type { LedgerAccount } from '@payfac/domain/ledger';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import type { RecordPicker } from '../../shared/records/record-picker.ts';
import { ledgerAccountLabel } from './account-label.ts';

/** As many as are offered at once. */
const MOST = 20;

const named = ({ account, accountName }: Pick<LedgerAccount, 'account' | 'accountName'>): string =>
  [accountName, ledgerAccountLabel(account)].filter(Boolean).join(' · ');

export const search: RecordPicker['search'] = async (text, signal) => {
  const query = { ...(text !== '' && { singleSearch: text }), pageSize: MOST };
  const { data } = await settled(
    send(ledger.accounts)({ query }, { signal, lane: 'picker.ledger-accounts' }),
  );
  return data.map((found) => ({
    value: found.account,
    label: named(found),
    description: found.account,
  }));
};

/** The call looks for a part of an account string: each of the few that are shown is asked for by itself. */
export const names: RecordPicker['names'] = async (ids, signal) => {
  const found = await Promise.all(
    ids.map(async (account) => {
      const { data } = await settled(
        send(ledger.accounts)({ query: { account } }, { signal, lane: `names.ledger.${account}` }),
      );
      return data.find((each) => each.account === account);
    }),
  );
  return new Map(found.flatMap((each) => (each ? [[each.account, named(each)]] : [])));
};
