/** The data of a chart as rows, for its table and CSV. */
export interface Figures {
  /** Header of the first column. */
  xLabel: string | undefined;
  names: readonly string[];
  /** Number of rows. */
  count: number;
  row: (index: number) => { title: string; texts: readonly string[] };
}

const special = /[",\r\n]/;
/** Text that a spreadsheet would run as a formula, full-width forms included; negative numbers are safe. */
const formula = /^(?:[=+@\t\r＝＋－＠]|-(?![\d$.]))/;
/** Without a byte order mark Excel for Windows doesn't read UTF-8. */
const utf8Mark = '\uFEFF';

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The data as CSV (RFC 4180), safe from spreadsheet formulas. */
export function csvOf({ xLabel, names, count, row }: Figures, periodLabel: string): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const { title, texts } = row(index);
    return [title, ...texts];
  });
  const lines = [[xLabel ?? periodLabel, ...names], ...rows].map(
    (cells) => `${cells.map(cell).join(',')}\r\n`,
  );
  return `${utf8Mark}${lines.join('')}`;
}
