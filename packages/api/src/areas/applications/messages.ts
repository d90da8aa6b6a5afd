/** Messages of applications. */
export const applicationsMessages = {
  list: 'Error loading applications',
  lookup: 'Error loading submerchants',
  getSubMerchant: 'Error in GET_SUBMERCHANT_APPLICATION',
  updateSubMerchant: 'An error occurred while updating the submerchant',
  create: 'An error occurred while creating the account',
  notCreated: 'Could not create new account',
} as const;

/**
 * The message for a response of `applications.create`: none on success, otherwise the server's message, or else 'Could
 * not create new account'.
 */
export const creationProblem = (response: {
  readonly success: boolean;
  readonly message: string;
}): string | undefined =>
  response.success ? undefined : response.message || applicationsMessages.notCreated;
