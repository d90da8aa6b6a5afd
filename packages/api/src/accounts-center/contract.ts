import { names as operatorNames, view as operatorView } from '../accounts/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/** The service-provider twin of an operator call: the same shape below `accounts/center`. */
const centerTwin = <const E extends Endpoint, const A extends Endpoint['access']>(
  endpoint: E,
  access: A,
): Omit<E, 'id' | 'path' | 'access'> & {
  readonly id: string;
  readonly path: string;
  readonly access: A;
} => ({
  ...endpoint,
  id: endpoint.id.replace('accounts.', 'accountsCenter.'),
  path: endpoint.path.replace('accounts/', 'accounts/center/'),
  access,
});

export const view = centerTwin(operatorView, ['sidebar.serviceProvider.accounts']);
export const names = centerTwin(operatorNames, ['sidebar.serviceProvider.accounts']);

export const accountsCenter = { view, names };
