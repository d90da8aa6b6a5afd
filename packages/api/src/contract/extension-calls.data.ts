/**
 * Method and path of the calls that the documents do not have, by hand. Each endpoint says in
 * `extension` why a screen cannot do without it; the OpenAPI document marks it.
 */
export const extensionCalls: readonly (readonly [method: string, path: string])[] = [
  ['GET', 'backoffice/outcomes'],
  ['POST', 'users/{id}/reset-password'],
];
