/**
 * How the debit was authorized: Nacha's Standard Entry Class codes for one-time debits of consumer and company
 * accounts.
 */
export const secCodes = ['TEL', 'PPD', 'CCD', 'WEB'] as const;
export type SecCode = (typeof secCodes)[number];

export const secCodeLabels: Readonly<Record<SecCode, string>> = {
  TEL: 'By phone (TEL)',
  PPD: 'Signed, personal account (PPD)',
  CCD: 'Signed, business account (CCD)',
  WEB: 'Online (WEB)',
};

interface Debit {
  readonly secCode: SecCode;
  /** Name of the merchant. */
  readonly merchant: string;
  /** Formatted, such as `$41.50`. */
  readonly amount: string;
  /** The last four digits of the account. */
  readonly account: string;
  /** Debit date, formatted. */
  readonly date: string;
  /** The merchant's phone number, formatted; the payer calls it to revoke a debit authorized by phone. */
  readonly phone?: string | undefined;
}

const debitOf = ({ merchant, amount, account, date }: Debit): string =>
  `${merchant} to debit ${amount} from the account ending in ${account} on or after ${date}`;

/**
 * The authorization an account holder gives before a debit. For a debit by phone it is read to them, and the call is
 * recorded or confirmed in writing (Nacha Operating Rules, TEL entries); the others are signed or clicked.
 */
export function authorizationText(debit: Debit): string {
  switch (debit.secCode) {
    case 'TEL':
      return `Today, ${debit.date}, do you authorize ${debitOf(debit)}? It is a one-time electronic debit. To cancel it, call ${debit.phone ?? 'us'} before it is sent to the bank.`;
    case 'PPD':
      return `I authorize ${debitOf(debit)} as a one-time electronic debit to my personal account.`;
    case 'CCD':
      return `The company authorizes ${debitOf(debit)} as a one-time electronic debit to its business account.`;
    case 'WEB':
      return `I authorize ${debitOf(debit)} as a one-time electronic debit.`;
  }
}

/** The authorization as a receipt states it: without the question that was read out for a debit by phone. */
export const authorizationRecord = (debit: Debit): string =>
  debit.secCode === 'TEL'
    ? `By phone on ${debit.date}, the account holder authorized ${debitOf(debit)} as a one-time electronic debit.`
    : authorizationText(debit);
