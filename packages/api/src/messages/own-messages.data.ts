/* Texts beyond the required ones, written by hand, each with its reason. Imports nothing it checks. */

export const ownMessages: readonly (readonly [text: string, reason: string])[] = [
  [
    'Card entry isn’t available right now. Try again later.',
    'tokenization calls have no text of their own',
  ],
  [
    'We couldn’t sign you out everywhere. Try again.',
    'a sign-out that must not fail unseen: the person believes other browsers are signed out',
  ],
  [
    'The server took too long to respond. Check your connection and try again.',
    'no response came in time',
  ],
  ['Couldn’t reach the server. Check your connection and try again.', 'no response came'],
  [
    'This version can’t read the server’s response. Reload and try again.',
    'a response that breaks the contract',
  ],
  [
    'A service provider must have an assigned product.',
    'a role is held somewhere: a service provider without a product would hold nothing',
  ],
  [
    'This person has different roles at different accounts. Choose the role for each account.',
    'one list of roles does not say which role goes where',
  ],
];
