/*
 * Why a statement failed, by PostgreSQL's SQLSTATE.
 */

/**
 * Classes 08 and 57P, too many connections, a full disk, an idle transaction that timed out, a server that is no longer
 * the primary: the statement is sound, but the server is unavailable.
 */
export const isAwayState = (code: string): boolean => /^(?:08|57P|53|25P03|25006)/.test(code);

/** query_canceled, lock_not_available. */
export const isLimitState = (code: string): boolean => code === '57014' || code === '55P03';
