/**
 * How many times as long as usual a busy machine may take: a journey that fails says that the product is wrong, not
 * that the machine was slow. A gate is patient by itself.
 */
export const patience = Number(
  process.env['E2E_PATIENCE'] ?? (process.env['CI'] === undefined ? 1 : 3),
);
