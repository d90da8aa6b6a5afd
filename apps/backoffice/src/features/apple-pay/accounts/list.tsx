import type { Output } from '@payfac/api';
import * as provisioning from '@payfac/api/contract/provisioning';
import * as tokenization from '@payfac/api/contract/tokenization';
import { type ApplePayState, applePayStateLabels } from '@payfac/domain/apple-pay';
import { overviewAbilities, overviewAddress } from '../../../entities/accounts/overview-address.ts';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { countsOf } from '../../../shared/lists/statistics/counts-of.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { SetupLine } from '../setup/setup-line.tsx';

const ApplePayBadge = ({ state }: { readonly state: ApplePayState }) => (
  <StatusWord>{applePayStateLabels[state]}</StatusWord>
);

type ApplePayAccount = Output<typeof tokenization.applePayAccounts>['data'][number];

const reasons: Readonly<Record<ApplePayState, string>> = {
  active: 'In the plan and activated',
  inactive: 'In the plan, not activated yet',
  'not-in-plan': 'Not in the account’s plan',
};

const turn =
  (enabled: boolean) =>
  ({ applicationId: id, subMerchantObjId }: ApplePayAccount) =>
    send(provisioning.setApplePay)({ params: { id, subMerchantObjId }, body: { enabled } });

const actions: readonly RowAction<ApplePayAccount>[] = [
  {
    label: 'Activate',
    ability: 'accounts.provision',
    isOffered: ({ state }) => state === 'inactive',
    run: turn(true),
    done: ({ dbaName }) => `Activated Apple Pay for ${dbaName}.`,
  },
  {
    label: 'Deactivate',
    ability: 'accounts.provision',
    tone: 'danger',
    isOffered: ({ state }) => state === 'active',
    confirm: ({ dbaName }) => ({
      title: `Deactivate Apple Pay for ${dbaName}?`,
      text: 'The account takes no further Apple Pay payments. You can activate it again at any time.',
      confirmLabel: 'Deactivate',
      tone: 'danger',
    }),
    run: turn(false),
    done: ({ dbaName }) => `Deactivated Apple Pay for ${dbaName}.`,
  },
];

const byState = {
  key: 'state',
  tabs: [
    { label: 'All', values: [] },
    { label: applePayStateLabels.active, values: ['active'] },
    { label: applePayStateLabels.inactive, values: ['inactive'] },
    { label: applePayStateLabels['not-in-plan'], values: ['not-in-plan'] },
  ],
} as const;

export const accounts = defineList(tokenization.applePayAccounts, {
  report: 'apple-pay',
  parent: 'apple-pay',
  noun: { one: 'account', many: 'accounts' },
  rowKey: ({ subMerchantId }) => subMerchantId,
  rowName: ({ dbaName }) => dbaName,
  columns: [
    {
      id: 'dbaName',
      header: 'Account',
      render: ({ dbaName }) => dbaName,
      sort: 'dbaName',
      isRowHeader: true,
      content: 'name',
    },
    {
      id: 'state',
      header: 'Apple Pay',
      render: ({ state }) => <ApplePayBadge state={state} />,
      content: 'status',
      onCard: 'status',
    },
    {
      id: 'reason',
      header: 'What it means',
      render: ({ state }) => reasons[state],
      content: 'text',
      isHiddenAtFirst: true,
    },
    {
      id: 'subMerchantId',
      header: 'Account ID',
      render: ({ subMerchantId }) => subMerchantId,
      content: 'id',
    },
  ],
  filters: [
    { kind: 'text', key: 'name', label: 'Name' },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'choices', key: 'state', label: 'Apple Pay', labels: applePayStateLabels },
  ],
  defaultSort: 'dbaName',
  summary: { label: 'Setup', Content: SetupLine },
  tabs: {
    ...byState,
    counts: countsOf(tokenization.applePayAccounts, byState),
  },
  page: {
    ability: overviewAbilities.merchant,
    href: ({ applicationId }) => overviewAddress('merchant', applicationId),
  },
  empty: 'Merchant accounts you have access to show up here.',
  rowActions: actions,
});
