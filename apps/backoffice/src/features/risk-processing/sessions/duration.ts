const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** How long a processor took: `412 ms`, from a second on `30.0 s` without the zero. */
export function showDuration(milliseconds: number | null): string {
  if (milliseconds === null) return '—';
  return milliseconds < 1000 ? `${milliseconds} ms` : `${numbers.format(milliseconds / 1000)} s`;
}
