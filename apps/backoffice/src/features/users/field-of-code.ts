/** The field that a refusal of the server is about. */
export const fieldOfCode: Readonly<Record<string, string>> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  ACCOUNT_NEEDED: 'memberships',
  PRODUCT_NEEDED: 'memberships',
};
