const keyOf = (userId: string): string => `payments.terminal.${userId}`;

/** The account that this person charged for last on this browser. Signing out clears it. */
export function rememberedAccount(userId: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(userId)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberAccount(userId: string, subMerchantId: string): void {
  try {
    localStorage.setItem(keyOf(userId), subMerchantId);
  } catch {
    // A full or forbidden storage keeps nothing; the account is chosen again.
  }
}
