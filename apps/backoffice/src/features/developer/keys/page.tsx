import * as apiKeysCalls from '@payfac/api/contract/api-keys';
import { type ApiKey, apiKeyStatusLabels } from '@payfac/domain/api-keys';
import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Text } from '@payfac/ui/typography';
import { productPicker } from '../../../entities/products/picker.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { TwoLines } from '../../../shared/lists/cells.tsx';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { showDate, showDateTime, showMoment, zoneInHeaders } from '../../../shared/time/show.ts';
import { keyActions } from './row-actions.tsx';

/** A key's status, and until when a rotated key still works. */
const KeyStatus = ({ status, worksUntil }: Pick<ApiKey, 'status' | 'worksUntil'>) => {
  const badge = <StatusWord>{apiKeyStatusLabels[status]}</StatusWord>;
  return worksUntil === null || status !== 'rotated' ? (
    badge
  ) : (
    <TwoLines first={badge} second={`Works until ${showMoment(worksUntil)}`} />
  );
};

/** The number of a key's accounts, in words. */
const reachOf = ({ subMerchantIds }: Pick<ApiKey, 'subMerchantIds'>): string => {
  if (subMerchantIds.length === 0) return 'All accounts';
  return subMerchantIds.length === 1 ? '1 account' : `${subMerchantIds.length} accounts`;
};

const keyColumns = [
  {
    id: 'name',
    header: 'Name',
    render: ({ name }: ApiKey) => name,
    sort: 'name',
    isRowHeader: true,
    content: 'name',
  },
  {
    id: 'prefix',
    header: 'Key',
    render: ({ prefix }: ApiKey) => `${prefix}…`,
    content: 'id',
    onCard: 'detail',
    noteOnCard: ({ createdAt }: ApiKey) => `Created ${showDate(createdAt)}`,
  },
  {
    id: 'status',
    header: 'Status',
    render: (key: ApiKey) => <KeyStatus {...key} />,
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'product',
    header: 'Product',
    render: ({ spProductName }: ApiKey) => spProductName,
    content: 'name',
  },
  { id: 'reach', header: 'Accounts', render: reachOf, content: 'text' },
  {
    id: 'abilities',
    header: 'Permissions',
    render: ({ abilities }: ApiKey) => wholeNumber(abilities.length),
    align: 'end',
  },
  {
    id: 'lastUsedAt',
    header: () => `Last used (${zoneInHeaders()})`,
    render: ({ lastUsedAt }: ApiKey) => (lastUsedAt ? showDateTime(lastUsedAt) : 'Never'),
    sort: 'lastUsedAt',
    firstDirection: 'descending',
    content: 'date',
  },
  momentColumn('createdAt', 'Created'),
  {
    id: 'createdBy',
    header: 'Created by',
    render: ({ createdBy }: ApiKey) => createdBy,
    content: 'name',
    isHiddenAtFirst: true,
  },
] as const;

/** Loaded when a key is first created. */
const NewKey = laterPart(async () => (await import('./key-forms.tsx')).NewKey);

export const apiKeys = defineList(apiKeysCalls.list, {
  report: 'apiKeys',
  parent: 'developer',
  noun: { one: 'API key', many: 'API keys' },
  rowKey: ({ _id }) => _id,
  rowName: ({ name }) => name,
  columns: keyColumns,
  filters: [
    { kind: 'choices', key: 'status', label: 'Status', labels: apiKeyStatusLabels },
    { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
    { kind: 'text', key: 'name', label: 'Name' },
  ],
  defaultSort: '-createdAt',
  empty: 'Create a key so that your server can call the API.',
  create: {
    label: 'New API key',
    ability: 'apiKeys.manage',
    dialog: (close) => <NewKey onClose={close} />,
  },
  rowActions: keyActions,
});

/** /developer/api-keys: the keys of partners' servers, with a link to the API reference. */
export function Component() {
  return (
    <Stack gap="md">
      <ListView list={apiKeys} />
      <Text tone="muted" size="small">
        Every call that a key can make is in the{' '}
        <Link href="/reference" isExternal>
          API reference
        </Link>
        .
      </Text>
    </Stack>
  );
}
