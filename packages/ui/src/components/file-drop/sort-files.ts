import { byLocale } from '../../locale/by-locale.ts';

export type RefusalReason = 'kind' | 'size' | 'count';

export interface Refusal {
  readonly name: string;
  readonly reason: RefusalReason;
}

export interface SortedFiles {
  readonly accepted: readonly File[];
  readonly refused: readonly Refusal[];
}

export interface FileRules {
  /** Accepted types, as in a native file input: '.csv', 'text/csv', 'image/*', comma-separated. */
  readonly accept: string | undefined;
  /** Bytes. */
  readonly maxSize: number | undefined;
  readonly isMultiple: boolean;
}

/** Whether a file matches `accept`; browsers don't check dropped files. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const kinds = (accept ?? '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== '');
  if (kinds.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/** Splits files into accepted and rejected ones, in order, with the first reason for each rejection. */
export function sortFiles(files: readonly File[], rules: FileRules): SortedFiles {
  const accepted: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file, rules, accepted.length);
    if (reason === null) accepted.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { accepted, refused };
}

function reasonAgainst(file: File, rules: FileRules, before: number): RefusalReason | null {
  if (!isAccepted(file, rules.accept)) return 'kind';
  if (rules.maxSize !== undefined && file.size > rules.maxSize) return 'size';
  return before > 0 && !rules.isMultiple ? 'count' : null;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const formats = byLocale((locale) =>
  UNITS.map(
    (unit) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: unit === 'byte' ? 'long' : 'short',
        maximumFractionDigits: 1,
      }),
  ),
);

/** '1.2 MB'; in powers of 1,000, as file managers show. */
export function sizeText(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return formats(locale)[power]?.format(bytes / 1000 ** power) ?? '';
}
