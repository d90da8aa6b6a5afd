import type { list as listUsers } from '@payfac/api/contract/users';
import { roleLabels } from '@payfac/domain/access';
import { accountPicker } from '../../entities/accounts/picker.ts';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';

export const userFilters: readonly FilterOf<typeof listUsers.query>[] = [
  { kind: 'choices', key: 'applications.payments.acl.role', label: 'Role', labels: roleLabels },
  {
    kind: 'choices',
    key: 'status',
    label: 'Status',
    labels: { active: 'Active', locked: 'Locked' },
  },
  { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
  { kind: 'text', key: 'email', label: 'Email' },
  { kind: 'text', key: 'name', label: 'Name' },
  { kind: 'text', key: 'username', label: 'Username' },
];
