import type { CsvDownload } from '@payfac/api';

/** Lets the browser save a file. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves a streamed export as a file. */
export async function saveCsv({ fileName, stream }: CsvDownload): Promise<void> {
  saveFile(fileName, await new Response(stream).blob());
}
