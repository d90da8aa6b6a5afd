/** Month, day and year as entered so far; each may be empty or incomplete. */
export type Segments = readonly [month: string, day: string, year: string];

export const segmentLengths = [2, 2, 4] as const;
export const noSegments: Segments = ['', '', ''];

export function segmentsOf(text: string): Segments {
  const [month = '', day = '', year = ''] = text.split('-');
  return [month, day, year];
}

/** The text of the segments: dashes up to the last one entered, and at least up to `reach`. */
export function segmentText(segments: Segments, reach = 0): string {
  const full = segments.join('-');
  if (full === '--') return '';
  let length = full.length;
  while (length > reach && full[length - 1] === '-') length -= 1;
  return full.slice(0, length);
}

/** The segment at an offset (0 month, 1 day, 2 year) and the segment's start. */
export function segmentAt(text: string, offset: number): { index: number; begin: number } {
  let index = 0;
  let begin = 0;
  for (let at = 0; at < offset; at += 1) {
    if (text[at] !== '-') continue;
    index += 1;
    begin = at + 1;
  }
  return { index, begin };
}

export function withSegment(segments: Segments, index: number, value: string): Segments {
  const [month, day, year] = segments;
  if (index === 0) return [value, day, year];
  return index === 1 ? [month, value, year] : [month, day, value];
}

/** The start offset of a segment once all earlier segments are complete. */
export function beginOf(segments: Segments, index: number): number {
  let offset = 0;
  for (let at = 0; at < index; at += 1) offset += (segments[at] ?? '').length + 1;
  return offset;
}

/** Whether two digits are out of range for a segment: month 13, day 32. */
export function overflows(index: number, digits: string): boolean {
  return (index === 0 && Number(digits) > 12) || (index === 1 && Number(digits) > 31);
}
