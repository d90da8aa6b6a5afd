/** The figures of a chart row by row, as its table and its CSV show them. */
export interface Figures {
  /** Heading of the first column. */
  xLabel: string | undefined;
  names: readonly string[];
  /** Number of rows. */
  count: number;
  row: (index: number) => { title: string; texts: readonly string[] };
}

const special = /[",\r\n]/;
/** What a spreadsheet would take for a formula, East Asian ones in full width; a negative number is none. */
const formula = /^(?:[=+@\t\r＝＋－＠]|-(?![\d$.]))/;
/** Excel for Windows reads UTF-8 without it as another code page. */
const utf8Mark = '\uFEFF';

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The figures as CSV by RFC 4180, safe from spreadsheet formulas. */
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
