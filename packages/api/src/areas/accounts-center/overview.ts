/** The ability a provider needs to read an account. */
export const overview = ['serviceProvider.account.overview'] as const;
