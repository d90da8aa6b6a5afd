/** The file can't be read as invites. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

/** The largest file, in bytes. Its rows are sent in parts that the platform accepts. */
export const fileSizeLimit = 10_000_000;

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel's default encoding on Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file's text, in any encoding that spreadsheets write. @throws FileProblem for a file that isn't text. */
export function textOf(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (text.includes('\u0000')) {
    throw new FileProblem(
      'This isn’t a CSV file. Save the spreadsheet as CSV and choose that file.',
    );
  }
  if (text.trim() === '') throw new FileProblem('This file is empty.');
  return text;
}
