import { get, type ObjectLine, post, put, remove } from './line.ts';

/** People of the back office. */
export const peopleLines: readonly ObjectLine[] = [
  post('auth/login-as', { userId: '{user}', application: 'payments' }, 'person'),
  get('users/{user}', undefined, 'person'),
  put('users/{user}', { name: 'Grace M.' }, 'person'),
  remove('users/{user}', undefined, 'person'),
  post(
    'users/{user}/change-password',
    { currentPassword: 'lantern-quay-morning', newPassword: 'seven herons at dusk' },
    'self',
  ),
  post('users/{user}/unlock', undefined, 'person'),
  post('users/{user}/reset-password', undefined, 'person'),
  post('users/{user}/products', { product: '{product}' }, 'person'),
  remove('users/{user}/products/{product}', undefined, 'person'),
  post('users', {
    username: 'new@harbor',
    name: 'New Hand',
    email: 'new@mail.example',
    roles: ['employee'],
    subMerchantIds: ['{account}'],
    password: 'a pier in october 9',
  }),
];
