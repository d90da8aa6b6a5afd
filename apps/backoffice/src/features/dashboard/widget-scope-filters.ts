import { useAtomValue } from 'jotai';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { scopeFilters } from '../../entities/transactions/scope-filters.ts';
import { type Filter, keysOf } from '../../shared/lists/filters/filter.ts';
import { ownAccountsAtom } from '../../shared/session/account.ts';
import type { ScopeChoice } from './scope.ts';

/** What a person narrows a widget by: accounts by search or, of a few own ones, by name. */
export function useWidgetFilters(choice: ScopeChoice): readonly Filter[] {
  const accounts = useAtomValue(ownAccountsAtom);
  const account: Filter =
    accounts.length > 0
      ? {
          kind: 'choices',
          key: 'subMerchantId',
          label: 'Account',
          labels: Object.fromEntries(accounts.map((each) => [each.subMerchantId, each.name])),
        }
      : { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker };
  const offered = new Set(Object.entries(choice).flatMap(([key, is]) => (is ? [key] : [])));
  return [account, ...scopeFilters].filter((each) => keysOf(each).every((key) => offered.has(key)));
}
