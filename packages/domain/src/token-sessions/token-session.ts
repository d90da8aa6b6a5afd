import * as z from 'zod/mini';
import { instant } from '../time/index.ts';
import { tokenSessionStatuses } from './machine.ts';

/** What token sessions are counted by (document 2, section 7, "Tokens and capital"). */
export const tokenSessionCharts = ['device', 'browser', 'os'] as const;
export type TokenSessionChart = (typeof tokenSessionCharts)[number];

export const tokenSessionChartLabels: Readonly<Record<TokenSessionChart, string>> = {
  device: 'Device',
  browser: 'Browser',
  os: 'Operating system',
};

/**
 * A page on which a card is turned into a token, and what opened it. The documents give its states
 * and its charts; the rest is what its list shows.
 */
export const tokenSessionSchema = z.object({
  tokenSessionId: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  status: z.enum(tokenSessionStatuses),
  /** Tokens made in it. */
  tokenCount: z.int(),
  device: z.string(),
  browser: z.string(),
  os: z.string(),
  ipAddress: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  createdAt: instant,
  closedAt: z.nullable(instant),
});
export type TokenSession = z.output<typeof tokenSessionSchema>;
