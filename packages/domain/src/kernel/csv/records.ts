/** A record of a CSV file. */
export interface CsvRecord {
  /** Row number in the file from 1, as a spreadsheet counts: header and empty rows included. */
  readonly number: number;
  readonly cells: readonly string[];
  /** A misplaced or unclosed quote: the cells are those of the plain line. */
  readonly isMalformed: boolean;
}

interface Field {
  readonly text: string;
  /** Index after the field. */
  readonly end: number;
}

/** A quoted field, from after its opening quote; undefined when unclosed. */
function quotedField(source: string, from: number): Field | undefined {
  let text = '';
  let at = from;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote === -1) return undefined;
    text += source.slice(at, quote);
    if (source[quote + 1] !== '"') return { text, end: quote + 1 };
    text += '"';
    at = quote + 2;
  }
}

const lineEnd = /\r\n|\n|\r|$/g;

interface Patterns {
  readonly separator: string;
  readonly plain: RegExp;
  /** What stands behind a field. */
  readonly after: RegExp;
}

/** Spreadsheets write semicolons where a comma is the decimal sign, and tabs when cells are copied. */
const separators: readonly Patterns[] = [',', ';', '\t'].map((separator) => ({
  separator,
  plain: new RegExp(`[^"${separator}\\r\\n]*`, 'y'),
  after: new RegExp(`${separator}|\\r\\n|\\n|\\r|$`, 'y'),
}));

/** The separator that the first line has most of, outside of quotes; a comma when it has none. */
function patternsOf(source: string): Patterns {
  const [line = ''] = /^.+/m.exec(source) ?? [];
  const bare = line.replaceAll(/"[^"]*"?/g, '');
  const countOf = ({ separator }: Patterns) => bare.split(separator).length;
  return separators.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

const matchAt = (pattern: RegExp, source: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
};

function fieldAt(source: string, at: number, plain: RegExp): Field | undefined {
  if (source[at] === '"') return quotedField(source, at + 1);
  const text = matchAt(plain, source, at) ?? '';
  return { text, end: at + text.length };
}

interface Read {
  readonly cells: readonly string[];
  readonly isMalformed: boolean;
  /** Index of the next record. */
  readonly next: number;
}

/** One record as written, or the plain line when its quotes are invalid. */
function recordAt(
  source: string,
  from: number,
  { separator, plain, after: behind }: Patterns,
): Read {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const field = fieldAt(source, at, plain);
    const after = field && matchAt(behind, source, field.end);
    if (!field || after === undefined) break;
    cells.push(field.text);
    at = field.end + after.length;
    if (after !== separator) return { cells, isMalformed: false, next: at };
  }
  lineEnd.lastIndex = from;
  const end = lineEnd.exec(source);
  const line = source.slice(from, end?.index);
  return {
    cells: line.split(separator),
    isMalformed: true,
    next: from + line.length + (end?.[0].length ?? 0),
  };
}

/**
 * Reads CSV (RFC 4180) record by record: fields separated by commas, or by semicolons or tabs if the first line is,
 * quoted ones with doubled quotes inside, lines ending in CRLF, LF or CR. A byte order mark is dropped; lines that are
 * empty, or separators alone, are skipped but counted.
 */
export function* csvRecords(text: string): Generator<CsvRecord> {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const patterns = patternsOf(source);
  let at = 0;
  for (let number = 1; at < source.length; number += 1) {
    const { cells, isMalformed, next } = recordAt(source, at, patterns);
    at = next;
    if (cells.some((cell) => cell !== '')) yield { number, cells, isMalformed };
  }
}
