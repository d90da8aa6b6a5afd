/**
 * How many times as long as usual a busy machine may take: a journey that fails says that the product is wrong, not
 * that the machine was slow. A gate is patient by itself.
 */
export const patience = Number(
  process.env['E2E_PATIENCE'] ?? (process.env['CI'] === undefined ? 1 : 3),
);

/** A proof of hundreds of movements runs for an hour beside whatever else the machine does: one slow click ends none. */
const isProof = process.env['MOVES'] !== undefined || process.env['SALES'] !== undefined;

/** Milliseconds that a screen may take to answer. */
export const screenPatience = isProof ? 60_000 : 10_000 * patience;
