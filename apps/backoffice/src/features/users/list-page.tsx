import type { list as listUsers } from '@payfac/api/contract/users';
import * as users from '@payfac/api/contract/users';
import { roleLabels } from '@payfac/domain/access';
import type { User } from '@payfac/domain/users';
import { AccountLink } from '../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { AddressCell, NamesCell, TwoLines } from '../../shared/lists/cells.tsx';
import { momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { ListView } from '../../shared/lists/list-view.tsx';
import { type PagePart, PageParts } from '../../shared/screen/page-parts.tsx';
import { StatusWord } from '../../shared/status/status-word.tsx';
import { showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import { userActions } from './row-actions.tsx';

const userFilters: readonly FilterOf<typeof listUsers.query>[] = [
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

const roleNames = (acl: User['acl']): readonly string[] => [
  ...new Set(acl.map(({ role }) => roleLabels[role])),
];

/** The first account and the number of others. */
function AccountsCell({ accounts }: Pick<User, 'accounts'>) {
  const [first] = accounts;
  const names = <NamesCell names={accounts.map(({ name }) => name)} />;
  if (first === undefined) return names;
  const { subMerchantId, name } = first;
  return <AccountLink of={{ subMerchantId, accountName: name }}>{names}</AccountLink>;
}

const Status = ({ status, forcePasswordReset }: User) => {
  if (status === 'locked') return <StatusWord>Locked</StatusWord>;
  return forcePasswordReset ? (
    <StatusWord>Reset required</StatusWord>
  ) : (
    <StatusWord>Active</StatusWord>
  );
};

/** Whether the user has a second factor, and whether a reset waits for another administrator. */
const secondStepOf = ({ hasSecondFactor, factorReset }: User): string => {
  if (factorReset) return 'Reset asked for';
  return hasSecondFactor ? 'On' : 'Off';
};

const userColumns: readonly ListColumn<User, SortKey<typeof listUsers.query>>[] = [
  {
    id: 'name',
    header: 'Name',
    render: ({ name, email }) => <TwoLines first={name} second={email} />,
    sort: 'name',
    isRowHeader: true,
    content: 'name',
  },
  {
    id: 'username',
    header: 'Username',
    render: ({ username }) => username,
    sort: 'username',
    content: 'name',
    onCard: 'detail',
    noteOnCard: ({ acl }) => roleNames(acl).join(', '),
  },
  {
    id: 'email',
    header: 'Email',
    render: ({ email }) => <AddressCell address={email} />,
    isHiddenAtFirst: true,
  },
  {
    id: 'roles',
    header: 'Roles',
    render: ({ acl }) => <NamesCell names={roleNames(acl)} />,
  },
  {
    id: 'accounts',
    header: 'Accounts',
    render: ({ accounts }) => <AccountsCell accounts={accounts} />,
    content: 'name',
  },
  {
    id: 'status',
    header: 'Status',
    render: (user) => <Status {...user} />,
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'hasSecondFactor',
    header: 'Second step',
    render: secondStepOf,
    content: 'name',
  },
  {
    id: 'lastSignInAt',
    header: () => `Last sign-in (${zoneInHeaders()})`,
    render: ({ lastSignInAt }) => (lastSignInAt ? showDateTime(lastSignInAt) : 'Never'),
    sort: 'lastSignInAt',
    content: 'date',
    firstDirection: 'descending',
  },
  { ...momentColumn('createdAt', 'Created'), isHiddenAtFirst: true },
];

/** Loaded when a user is first added. */
const NewUser = laterPart(async () => (await import('./components/new-user.tsx')).NewUser);

export const people = defineList(users.list, {
  report: 'users',
  parent: 'users',
  noun: { one: 'user', many: 'users' },
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  columns: userColumns,
  filters: userFilters,
  defaultSort: 'name',
  empty: 'Users with access to this backoffice show up here.',
  create: {
    label: 'New user',
    ability: 'users.manage',
    dialog: (close) => <NewUser onClose={close} />,
  },
  rowActions: userActions,
});

const People = () => <ListView list={people} isPart />;
const SignIn = laterPart(async () => (await import('./components/sign-in-rules.tsx')).SignInRules);
const Activity = laterPart(async () => (await import('./activity/list.tsx')).Activity);

const parts: readonly PagePart[] = [
  { id: 'people', label: 'Users', access: ['sidebar.users.manage'], Content: People },
  {
    id: 'sign-in',
    label: 'Sign-in',
    access: ['users.secondFactor'],
    Content: SignIn,
    isPage: true,
  },
  { id: 'activity', label: 'Activity', access: ['sidebar.users.activities'], Content: Activity },
];

/** /users/manage: the users of the caller's accounts, or of the facilitator, and their activities. */
export const Component = () => <PageParts label="Users" queryKey="users" parts={parts} />;
