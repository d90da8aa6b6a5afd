import * as apiKeys from '@payfac/api/contract/api-keys';
import { type ApiKey, apiKeyTransitionsFrom } from '@payfac/domain/api-keys';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';

import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { RotateKey } from './components/rotate-key.tsx';

/** The dialogs, each fetched when it is first opened. */
const EditKey = laterPart(async () => (await import('./components/edit-key.tsx')).EditKey);

const can = (action: 'rotate' | 'revoke') => (key: ApiKey) =>
  apiKeyTransitionsFrom(key.status).some((move) => move.action === action);

export const keyActions: readonly RowAction<ApiKey>[] = [
  {
    label: 'Edit',
    ability: 'apiKeys.manage',
    isOffered: ({ status }) => status !== 'revoked',
    dialog: (key, close) => <EditKey apiKey={key} onClose={close} />,
  },
  {
    label: 'Rotate',
    ability: 'apiKeys.manage',
    isOffered: can('rotate'),
    dialog: (key, close) => <RotateKey apiKey={key} onClose={close} />,
  },
  {
    label: 'Revoke',
    ability: 'apiKeys.manage',
    tone: 'danger',
    isOffered: can('revoke'),
    confirm: ({ name }) => ({
      title: `Revoke ${name}?`,
      text: "Calls made with it are refused from now on. This can't be undone.",
      confirmLabel: 'Revoke key',
      tone: 'danger',
    }),
    run: ({ _id, spProductId }) =>
      send(apiKeys.remove)({ params: { apiUserId: _id }, body: { spProductId } }),
    done: ({ name }) => `Revoked ${name}.`,
  },
];
