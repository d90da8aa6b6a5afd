import { inBrowser } from '../../shared/kept/kept.ts';

const keyOf = (userId: string): string => `payments.terminal.${userId}`;

/** The account that this person charged for last on this browser. Signing out clears it. */
export function rememberedAccount(userId: string): string | undefined {
  return inBrowser.read(keyOf(userId)) ?? undefined;
}

export function rememberAccount(userId: string, subMerchantId: string): void {
  inBrowser.write(keyOf(userId), subMerchantId);
}
