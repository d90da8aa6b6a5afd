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

const plain = /[^",\r\n]*/y;
const lineEnd = /\r\n|\n|\r|$/g;
const separator = /,|\r\n|\n|\r|$/y;

const matchAt = (pattern: RegExp, source: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
};

function fieldAt(source: string, at: number): Field | undefined {
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
function recordAt(source: string, from: number): Read {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const field = fieldAt(source, at);
    const after = field && matchAt(separator, source, field.end);
    if (!field || after === undefined) break;
    cells.push(field.text);
    at = field.end + after.length;
    if (after !== ',') return { cells, isMalformed: false, next: at };
  }
  lineEnd.lastIndex = from;
  const end = lineEnd.exec(source);
  const line = source.slice(from, end?.index);
  return {
    cells: line.split(','),
    isMalformed: true,
    next: from + line.length + (end?.[0].length ?? 0),
  };
}

/**
 * Reads CSV (RFC 4180) record by record: comma-separated fields, quoted ones with doubled quotes inside, lines ending
 * in CRLF, LF or CR. A byte order mark is dropped; empty lines are skipped but counted.
 */
export function* csvRecords(text: string): Generator<CsvRecord> {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  let at = 0;
  for (let number = 1; at < source.length; number += 1) {
    const { cells, isMalformed, next } = recordAt(source, at);
    at = next;
    if (cells.length > 1 || cells[0] !== '') yield { number, cells, isMalformed };
  }
}
