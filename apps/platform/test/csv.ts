/** Parses CSV (RFC 4180); the byte order mark isn't part of the first header. */
export function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (isQuoted) {
      if (letter === '"' && text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else if (letter === '"') isQuoted = false;
      else cell += letter;
    } else if (letter === '"') isQuoted = true;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') {
      row.push(cell.replace(/\r$/, ''));
      rows.push(row);
      row = [];
      cell = '';
    } else cell += letter;
  }
  return rows;
}
