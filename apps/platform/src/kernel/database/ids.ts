import { randomBytes, randomInt } from 'node:crypto';

const numberDigits = 12;
/** Seeded payments are numbered from 1; later ones use a higher range, so that they can't collide. */
const firstLiveNumber = 1_000_000_000;
const lastLiveNumber = 99_999_999_999;

/** `txn000000012345`, which people see as `txn12345`. */
export const transactionIdOf = (number: number): string =>
  `txn${String(number).padStart(numberDigits, '0')}`;

/** A new transaction ID. Random, not counted: IDs imply no order, and need no shared counter. */
export const newTransactionId = (): string =>
  transactionIdOf(randomInt(firstLiveNumber, lastLiveNumber));

/** A new ID of any other record, such as `dsp_9f86d081884c7d65`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;
