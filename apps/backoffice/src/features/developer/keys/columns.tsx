import { type ApiKey, type ApiKeyStatus, apiKeyStatusLabels } from '@payfac/domain/api-keys';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';
import { wholeNumber } from '../../../shared/counted.ts';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { TwoLines } from '../../../shared/lists/two-lines.tsx';
import { showDate, showDateTime, showMoment, zoneInHeaders } from '../../../shared/time/show.ts';

const tones: Readonly<Record<ApiKeyStatus, BadgeTone>> = {
  active: 'success',
  rotated: 'warning',
  revoked: 'neutral',
};

/** A key's status, and until when one that was rotated still works. */
export const KeyStatus = ({ status, worksUntil }: Pick<ApiKey, 'status' | 'worksUntil'>) => {
  const badge = <StatusBadge tone={tones[status]}>{apiKeyStatusLabels[status]}</StatusBadge>;
  return worksUntil === null || status !== 'rotated' ? (
    badge
  ) : (
    <TwoLines first={badge} second={`Works until ${showMoment(worksUntil)}`} />
  );
};

/** How many accounts a key is for, in words. */
export const reachOf = ({ subMerchantIds }: Pick<ApiKey, 'subMerchantIds'>): string => {
  if (subMerchantIds.length === 0) return 'All accounts';
  return subMerchantIds.length === 1 ? '1 account' : `${subMerchantIds.length} accounts`;
};

export const keyColumns = [
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
