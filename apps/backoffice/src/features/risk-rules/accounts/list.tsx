import * as risk from '@payfac/api/contract/risk';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { rulePicker } from '../../../entities/risk/rules.ts';
import { send } from '../../../shared/api/connection.ts';
import { NamesCell } from '../../../shared/lists/cells.tsx';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { rowOf } from '../../../shared/lists/detail/row-of.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';

const load = rowOf({
  noun: 'Account',
  list: (id, options) => send(risk.accountsRules)({ query: { subMerchantId: [id] } }, options),
  keyOf: ({ subMerchantId }) => subMerchantId,
});

interface Named {
  readonly name: string;
  readonly enabled: boolean;
}

const namesOf = (rules: readonly Named[], isOn: boolean): readonly string[] =>
  rules.filter(({ enabled }) => enabled === isOn).map(({ name }) => name);

export const accountsRules = defineList(risk.accountsRules, {
  report: 'accounts-rules',
  parent: 'risk-management',
  noun: { one: 'account', many: 'accounts' },
  rowKey: ({ subMerchantId }) => subMerchantId,
  rowName: ({ accountName }) => accountName,
  columns: [
    // Its name opens its rules, which link to its overview.
    {
      ...accountColumn,
      render: ({ accountName }) => accountName,
      sort: 'accountName',
      isRowHeader: true,
    },
    {
      id: 'count',
      header: 'Rules on',
      render: ({ rules }) => `${namesOf(rules, true).length} of ${rules.length}`,
      align: 'end',
      onCard: 'status',
    },
    {
      id: 'on',
      header: 'On',
      render: ({ rules }) => <NamesCell names={namesOf(rules, true)} />,
      content: 'text',
      onCard: 'detail',
    },
    {
      id: 'off',
      header: 'Off',
      render: ({ rules }) => <NamesCell names={namesOf(rules, false)} />,
      content: 'text',
    },
  ],
  filters: [
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'record', key: 'ruleId', label: 'Rule', picker: rulePicker },
    { kind: 'boolean', key: 'enabled', label: 'Has rules', yes: 'On', no: 'Off' },
    { kind: 'text', key: 'accountName', label: 'Account name' },
  ],
  defaultSort: 'accountName',
  empty: 'Accounts show up here with the rules that watch their payments.',
  detail: {
    load,
    title: ({ accountName }) => `Rules of ${accountName}`,
    story: async () => (await import('./account-rules.tsx')).useAccountRules,
  },
});

export const AccountsRules = () => <ListView list={accountsRules} prefix="accounts" />;
