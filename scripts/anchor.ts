/**
 * Where business time begins on every platform that a test, a proof or a benchmark starts, so that they say the
 * same on any day: a Wednesday, at ten in New York and eight in Denver. The next cut-off is seven hours away, and
 * the clocks change on Sunday. MOMENT puts another in its place.
 */
export const anchor = new Date(process.env['MOMENT'] ?? '2026-03-04T15:00:00.000Z');
