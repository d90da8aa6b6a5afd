/**
 * An account string has segments joined by colons. The first one says what
 * kind of account it is; the second one whose, or of a reserve the card type or the e-check type.
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

/** What balance filters begin with. */
export const merchantAccountPrefix = 'merchants:';

/** The account that holds what can be paid out to a merchant. */
export const merchantLedgerAccount = (subMerchantId: string): string =>
  merchantAccountPrefix + subMerchantId;

/** The merchant of a merchant's account; undefined for any other account. */
export const merchantOfLedgerAccount = (account: string): string | undefined =>
  account.startsWith(merchantAccountPrefix)
    ? account.slice(merchantAccountPrefix.length) || undefined
    : undefined;

const isKind = (text: string | undefined): text is LedgerAccountKind =>
  ledgerAccountKinds.some((kind) => kind === text);

/** The kind an account string begins with; undefined for one this version does not know. */
export function ledgerAccountKind(account: string): LedgerAccountKind | undefined {
  const [first] = account.split(':');
  return isKind(first) ? first : undefined;
}
