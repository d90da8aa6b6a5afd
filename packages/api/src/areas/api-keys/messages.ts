/** Messages of API keys. */
export const apiKeysMessages = {
  list: 'Error while getting the Api Keys. Try again later.',
  create: 'Error while trying to add a new API Key. Try again later.',
  update: 'Error while editing the API Key. Try again later.',
  remove: 'Error while deleting the API Key. Try again later.',
} as const;
