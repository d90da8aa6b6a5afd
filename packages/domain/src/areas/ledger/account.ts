/**
 * An account string has segments joined by colons. The first is the kind of account; the second is its owner, or for a
 * reserve the card type or the eCheck type.
 */
export const ledgerAccountKinds = ['merchants', 'reserve', 'processor', 'fees', 'bank'] as const;
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number];

export const ledgerAccountKindLabels: Readonly<Record<LedgerAccountKind, string>> = {
  merchants: 'Merchant',
  reserve: 'Reserve',
  processor: 'Processor',
  fees: 'Fees',
  bank: 'Bank',
};

/** Prefix of a merchant's account, for balance filters. */
export const merchantAccountPrefix = 'merchants:';

/** The account that holds a merchant's payable funds. */
export const merchantLedgerAccount = (subMerchantId: string): string =>
  merchantAccountPrefix + subMerchantId;

/** The merchant of a merchant's account; undefined for other accounts. */
export const merchantOfLedgerAccount = (account: string): string | undefined =>
  account.startsWith(merchantAccountPrefix)
    ? account.slice(merchantAccountPrefix.length) || undefined
    : undefined;

const isKind = (text: string | undefined): text is LedgerAccountKind =>
  ledgerAccountKinds.some((kind) => kind === text);

/** The kind of account in an account string; undefined for a kind this version doesn't know. */
export function ledgerAccountKind(account: string): LedgerAccountKind | undefined {
  const [first] = account.split(':');
  return isKind(first) ? first : undefined;
}
