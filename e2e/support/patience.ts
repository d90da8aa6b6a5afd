/**
 * Factor of extra time for a busy machine: a failing journey must mean that the product is wrong, not that the machine
 * was slow. Gates set it themselves.
 */
export const patience = Number(
  process.env['E2E_PATIENCE'] ?? (process.env['CI'] === undefined ? 1 : 3),
);

/** A proof of hundreds of movements runs for an hour beside other work: one slow click must not fail it. */
const isProof = process.env['MOVES'] !== undefined || process.env['SALES'] !== undefined;

/** Milliseconds a screen may take to respond. */
export const screenPatience = isProof ? 60_000 : 10_000 * patience;
