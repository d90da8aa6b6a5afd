/**
 * Start of business time on every platform that a test, a proof or a benchmark starts, so that results are the same on
 * any day: a Wednesday, at ten in New York and eight in Denver. The next cutoff is seven hours away, and DST starts on
 * Sunday. MOMENT overrides it.
 */
export const anchor = new Date(process.env['MOMENT'] ?? '2026-03-04T15:00:00.000Z');
