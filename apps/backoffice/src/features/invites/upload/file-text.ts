/** The file is none that invites can be read from. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

/** Bytes a file may have. What is sent of it goes in parts that the platform takes. */
export const fileSizeLimit = 10_000_000;

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel writes by default on Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file's text, whatever a spreadsheet wrote it in. @throws FileProblem for one that is no text. */
export function textOf(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (text.includes('\u0000')) {
    throw new FileProblem(
      "This isn't a CSV file. Save the spreadsheet as CSV and choose that file.",
    );
  }
  if (text.trim() === '') throw new FileProblem('This file is empty.');
  return text;
}
