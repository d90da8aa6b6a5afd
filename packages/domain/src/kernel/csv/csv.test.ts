import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecords, csvText, spreadsheetLine, spreadsheetText } from './index.ts';

const read = (text: string) => [...csvRecords(text)];
const cellsOf = (text: string) => read(text).map(({ cells }) => cells);

describe('CSV', () => {
  it('is read as it was written, whatever the cells hold', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', ' ', '"', ',', '\r', '\n', '\u202E', 'é'),
    });
    const row = fc
      .array(cell, { minLength: 2, maxLength: 5 })
      .filter((cells) => cells.some((text) => text !== ''));
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(cellsOf(csvText(rows))).toEqual(rows);
      }),
    );
  });

  it.each([',', ';', '\t'])('is separated by %j, if its first line is', (separator) => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', ';', '\t', '\n') });
    const row = fc.tuple(fc.constant('a'), cell, cell);
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const quoted = rows.map((cells) => cells.map((text) => `"${text}"`).join(separator));
        const heading = ['name', 'a,;\tb', 'email'];
        const first = `name${separator}"a,;\tb"${separator}email`;
        expect(cellsOf([first, ...quoted].join('\r\n'))).toEqual([heading, ...rows]);
      }),
    );
  });

  it('has its lines by CRLF, LF or CR, the last one ended or not', () => {
    for (const end of ['\r\n', '\n', '\r']) {
      expect(cellsOf(`a,b${end}"c${end}d",`)).toEqual([
        ['a', 'b'],
        [`c${end}d`, ''],
      ]);
      expect(cellsOf(`a,b${end}`)).toEqual([['a', 'b']]);
    }
  });

  it('drops a byte order mark, and counts empty lines without reading them', () => {
    expect(read('\uFEFFname,email\r\n\r\n,\r\nAda,\n')).toEqual([
      { number: 1, cells: ['name', 'email'], isMalformed: false },
      { number: 4, cells: ['Ada', ''], isMalformed: false },
    ]);
    expect(read('')).toEqual([]);
  });

  it.each([
    ['a quote in a plain field', 'a,5" pipe\nb,c', ['a', '5" pipe']],
    ['text after a closing quote', '"a"x,y\nb,c', ['"a"x', 'y']],
    ['a quote left open', '"a,y\nb,c', ['"a', 'y']],
  ])('goes on behind a line that has %s', (_what, text, cells) => {
    expect(read(text)).toEqual([
      { number: 1, cells, isMalformed: true },
      { number: 2, cells: ['b', 'c'], isMalformed: false },
    ]);
  });

  it('reads a field of a million quotes', () => {
    const long = '"'.repeat(1_000_000);
    expect(cellsOf(csvText([[long, 'b']]))[0]?.[0]).toHaveLength(1_000_000);
  });
});

/** What a spreadsheet shows for a cell: a leading apostrophe makes it text, and number-like text becomes a number. */
function shownBySpreadsheet(cell: string): string {
  if (cell.startsWith("'")) return cell.slice(1);
  return /^-?\d+(?:\.\d+)?(?:[eE]\d+)?$/.test(cell) ? String(Number(cell)) : cell;
}

describe('a file for people', () => {
  it('keeps the digits of what is no sum, as anyone who opens it sees them', () => {
    const digits = fc.stringMatching(/^\d{1,20}$|^\d{1,3}E\d{1,3}$/);
    fc.assert(
      fc.property(fc.array(digits, { minLength: 2, maxLength: 5 }), (cells) => {
        const [line = []] = cellsOf(spreadsheetText([cells]));
        expect(line.map(shownBySpreadsheet)).toEqual(cells);
      }),
    );
  });

  it('begins with the UTF-8 mark, also when it is empty', () => {
    expect(spreadsheetText([['a', 'ü'], ['b']])).toBe('\uFEFFa,ü\r\nb\r\n');
    expect(spreadsheetText([])).toBe('\uFEFF');
  });

  it.each([
    [['a', 'b'], 'a,b\r\n'],
    [['-12.50', '0.07'], '-12.50,0.07\r\n'],
    [['-12.50 off'], "'-12.50 off\r\n"],
    [['a,b', 'c"d', 'e\nf'], '"a,b","c""d","e\nf"\r\n'],
    [['=HYPERLINK("http://x")'], '"\'=HYPERLINK(""http://x"")"\r\n'],
    [['＝1+1', '＋1', '－1', '＠x', '１＋１'], "'＝1+1,'＋1,'－1,'＠x,１＋１\r\n"],
    [['', ''], ',\r\n'],
    [
      ['0005', '04102', '-007', '1234567890123456', '12E4'],
      "'0005,'04102,'-007,'1234567890123456,'12E4\r\n",
    ],
    [['0', '5', '0.05', '-0.5', '123456789012345', '1E'], '0,5,0.05,-0.5,123456789012345,1E\r\n'],
  ])('has %j as a line that runs nothing', (cells, line) => {
    expect(spreadsheetLine(cells)).toBe(line);
  });
});
