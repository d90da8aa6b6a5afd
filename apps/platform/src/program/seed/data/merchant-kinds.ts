import type { PaymentSource } from '@payfac/domain/enumerations';

/** What distinguishes a line of business in the figures. */
export interface MerchantKind {
  readonly name: string;
  readonly mcc: string;
  /** Suffixes of business names. */
  readonly endings: readonly string[];
  /** Dollars. */
  readonly medianTicket: number;
  /** Standard deviation of the logarithm of amounts. */
  readonly spread: number;
  /** Payments, relative to other kinds. */
  readonly volume: number;
  /** Weights of the hours of the local day, from 0 to 23. */
  readonly hours: readonly number[];
  /** Weights of the weekdays, from Sunday. */
  readonly weekdays: readonly number[];
  readonly sources: readonly (readonly [PaymentSource, number])[];
  /** As a share of payments. */
  readonly refunds: number;
  readonly disputes: number;
  /** Share of payments that are authorized first and captured later. */
  readonly authorizations: number;
}

/** The weights of the hours between opening and closing; zero outside. */
const between = (open: number, close: number, ...peaks: readonly number[]): readonly number[] =>
  Array.from({ length: 24 }, (_, hour) => {
    if (hour < open || hour >= close) return 0;
    return 1 + 2 * peaks.filter((peak) => Math.abs(peak - hour) <= 1).length;
  });

const online: readonly number[] = Array.from({ length: 24 }, (_, hour) =>
  hour < 6 ? 0.3 : hour < 9 ? 1 : hour < 18 ? 2 : 3,
);

const everyDay = [1, 1, 1, 1, 1, 1, 1];
const workWeek = [0.05, 1.1, 1.15, 1.1, 1.05, 1, 0.3];
const goingOut = [1.1, 0.6, 0.7, 0.8, 1, 1.5, 1.7];
const shopping = [1, 0.8, 0.8, 0.85, 0.95, 1.2, 1.5];

/** Twelve lines of business with typical tickets. */
export const merchantKinds: readonly MerchantKind[] = [
  {
    name: 'coffee shop',
    mcc: '5814',
    endings: ['Coffee', 'Espresso Bar', 'Coffee Roasters'],
    medianTicket: 9,
    spread: 0.5,
    volume: 14,
    hours: between(6, 18, 8, 12),
    weekdays: shopping,
    sources: [
      ['api', 9],
      ['backoffice', 1],
    ],
    refunds: 0.006,
    disputes: 0.0002,
    authorizations: 0,
  },
  {
    name: 'restaurant',
    mcc: '5812',
    endings: ['Kitchen', 'Table', 'Bistro', 'Taqueria'],
    medianTicket: 48,
    spread: 0.6,
    volume: 10,
    hours: between(11, 23, 12, 19),
    weekdays: goingOut,
    sources: [
      ['api', 7],
      ['backoffice', 2],
      ['paymentlink', 1],
    ],
    refunds: 0.01,
    disputes: 0.0008,
    authorizations: 0.12,
  },
  {
    name: 'grocer',
    mcc: '5411',
    endings: ['Market', 'Grocery', 'Provisions'],
    medianTicket: 38,
    spread: 0.75,
    volume: 12,
    hours: between(7, 22, 11, 17),
    weekdays: shopping,
    sources: [['api', 10]],
    refunds: 0.012,
    disputes: 0.0004,
    authorizations: 0,
  },
  {
    name: 'clothing store',
    mcc: '5651',
    endings: ['Outfitters', 'Apparel', 'Clothiers'],
    medianTicket: 74,
    spread: 0.7,
    volume: 6,
    hours: between(10, 20, 13, 17),
    weekdays: shopping,
    sources: [
      ['checkout', 6],
      ['api', 3],
      ['backoffice', 1],
    ],
    refunds: 0.09,
    disputes: 0.002,
    authorizations: 0.25,
  },
  {
    name: 'online shop',
    mcc: '5969',
    endings: ['Goods', 'Supply Co.', 'Trading'],
    medianTicket: 62,
    spread: 0.8,
    volume: 9,
    hours: online,
    weekdays: everyDay,
    sources: [
      ['checkout', 8],
      ['api', 1],
      ['paymentlink', 1],
    ],
    refunds: 0.07,
    disputes: 0.006,
    authorizations: 0.3,
  },
  {
    name: 'dental practice',
    mcc: '8021',
    endings: ['Dental', 'Family Dentistry'],
    medianTicket: 165,
    spread: 0.9,
    volume: 2,
    hours: between(8, 17, 10, 14),
    weekdays: workWeek,
    sources: [
      ['backoffice', 5],
      ['invoice', 3],
      ['paymentlink', 2],
    ],
    refunds: 0.02,
    disputes: 0.001,
    authorizations: 0,
  },
  {
    name: 'veterinarian',
    mcc: '0742',
    endings: ['Veterinary Clinic', 'Animal Hospital'],
    medianTicket: 142,
    spread: 0.8,
    volume: 3,
    hours: between(8, 19, 10, 16),
    weekdays: workWeek,
    sources: [
      ['backoffice', 7],
      ['paymentlink', 2],
      ['invoice', 1],
    ],
    refunds: 0.015,
    disputes: 0.0012,
    authorizations: 0,
  },
  {
    name: 'fitness studio',
    mcc: '7997',
    endings: ['Fitness', 'Yoga', 'Climbing'],
    medianTicket: 59,
    spread: 0.45,
    volume: 5,
    hours: between(5, 22, 6, 18),
    weekdays: everyDay,
    sources: [
      ['subscription', 7],
      ['checkout', 2],
      ['backoffice', 1],
    ],
    refunds: 0.03,
    disputes: 0.004,
    authorizations: 0,
  },
  {
    name: 'auto repair',
    mcc: '7538',
    endings: ['Auto Repair', 'Motor Works', 'Garage'],
    medianTicket: 286,
    spread: 0.85,
    volume: 2.5,
    hours: between(7, 18, 9, 16),
    weekdays: workWeek,
    sources: [
      ['backoffice', 6],
      ['invoice', 3],
      ['paymentlink', 1],
    ],
    refunds: 0.015,
    disputes: 0.0025,
    authorizations: 0.05,
  },
  {
    name: 'hotel',
    mcc: '7011',
    endings: ['Inn', 'Guest House', 'Lodge'],
    medianTicket: 312,
    spread: 0.55,
    volume: 3,
    hours: online,
    weekdays: goingOut,
    sources: [
      ['checkout', 6],
      ['backoffice', 3],
      ['api', 1],
    ],
    refunds: 0.05,
    disputes: 0.004,
    authorizations: 0.7,
  },
  {
    name: 'home contractor',
    mcc: '1520',
    endings: ['Builders', 'Home Repair', 'Roofing'],
    medianTicket: 940,
    spread: 0.9,
    volume: 1,
    hours: between(7, 18, 9, 15),
    weekdays: workWeek,
    sources: [
      ['invoice', 6],
      ['paymentlink', 3],
      ['backoffice', 1],
    ],
    refunds: 0.012,
    disputes: 0.005,
    authorizations: 0,
  },
  {
    name: 'software maker',
    mcc: '5734',
    endings: ['Software', 'Labs', 'Systems'],
    medianTicket: 89,
    spread: 0.8,
    volume: 5,
    hours: online,
    weekdays: everyDay,
    sources: [
      ['subscription', 6],
      ['checkout', 3],
      ['api', 1],
    ],
    refunds: 0.035,
    disputes: 0.003,
    authorizations: 0,
  },
];
