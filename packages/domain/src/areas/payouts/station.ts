import type { PayoutStatus } from './status.ts';

/** Stages of a payout on its way to the bank account; `held` and `failed` are outside that sequence. */
export const payoutStations = [
  'held',
  'pending',
  'approved',
  'acknowledged',
  'atBank',
  'paid',
  'failed',
] as const;
export type PayoutStation = (typeof payoutStations)[number];

export const payoutStationLabels: Readonly<Record<PayoutStation, string>> = {
  held: 'On-hold',
  pending: 'Pending',
  approved: 'Approved',
  acknowledged: 'Acknowledged',
  atBank: 'At the bank',
  paid: 'Paid',
  failed: 'Failed',
};

/** The statuses of each stage, in the order a payout goes through them. */
export const payoutStationStatuses: Readonly<Record<PayoutStation, readonly PayoutStatus[]>> = {
  held: ['on-hold'],
  pending: ['pending'],
  approved: ['approved'],
  acknowledged: ['ack'],
  atBank: ['instructed', 'instruction', 'processing', 'processed'],
  paid: ['sent', 'reconciled'],
  failed: ['failed'],
};

/** Who acts on a payout next: a user who releases or acknowledges it, the bank, or nobody once it is final. */
export const payoutTurns = ['person', 'bank', 'nobody'] as const;
export type PayoutTurn = (typeof payoutTurns)[number];

const turns: Readonly<Record<PayoutStation, PayoutTurn>> = {
  held: 'person',
  pending: 'person',
  approved: 'person',
  acknowledged: 'bank',
  atBank: 'bank',
  paid: 'nobody',
  failed: 'nobody',
};

/** The statuses in which the given party acts next. */
export const payoutTurnStatuses = (turn: PayoutTurn): readonly PayoutStatus[] =>
  payoutStations
    .filter((station) => turns[station] === turn)
    .flatMap((station) => payoutStationStatuses[station]);

/** Who acts on a payout next. */
export const payoutTurnOf = (status: PayoutStatus): PayoutTurn =>
  payoutTurns.find((turn) => payoutTurnStatuses(turn).includes(status)) ?? 'nobody';
