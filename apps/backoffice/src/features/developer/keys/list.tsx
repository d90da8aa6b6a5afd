import * as apiKeysCalls from '@payfac/api/contract/api-keys';
import { apiKeyStatusLabels } from '@payfac/domain/api-keys';
import { productPicker } from '../../../entities/products/picker.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { keyColumns } from './columns.tsx';
import { keyActions } from './row-actions.tsx';

/** Fetched with the first key that is made. */
const NewKey = laterPart(async () => (await import('./components/new-key.tsx')).NewKey);

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
