/**
 * How the debit of a consumer's or a company's account was authorized: Nacha's Standard Entry Class
 * codes for one-time debits.
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
  /** Who is paid. */
  readonly merchant: string;
  /** Formatted, such as `$41.50`. */
  readonly amount: string;
  /** The last four digits of the account. */
  readonly account: string;
  /** When it is debited, formatted. */
  readonly date: string;
  /** Of who is paid, formatted, where it is known: what the payer calls to take a debit by phone back. */
  readonly phone?: string | undefined;
}

const debitOf = ({ merchant, amount, account, date }: Debit): string =>
  `${merchant} to debit ${amount} from the account ending in ${account} on or after ${date}`;

/**
 * What an account holder agrees to before a debit. Of a debit by phone it is read to them, and the call
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

/** The agreement as a receipt states it: a debit by phone was agreed to, so the question read out is not repeated. */
export const authorizationRecord = (debit: Debit): string =>
  debit.secCode === 'TEL'
    ? `By phone on ${debit.date}, the account holder authorized ${debitOf(debit)} as a one-time electronic debit.`
    : authorizationText(debit);
