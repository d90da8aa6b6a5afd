import type { Cents } from './cents.ts';

/** Amounts are US dollars, formatted for en-US (ENV-07). */
const usd = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const compactUsd = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** `$1,234.56`; negative amounts as `-$1,234.56`. */
export const formatUsd = (amount: Cents): string => usd.format(amount / 100);

/** `$1.2M`, for axes and other narrow places. */
export const formatCompactUsd = (amount: Cents): string => compactUsd.format(amount / 100);
