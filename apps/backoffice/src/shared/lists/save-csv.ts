import type { CsvDownload } from '@payfac/api';

/** Hands a streamed export to the browser as a file. */
export async function saveCsv({ fileName, stream }: CsvDownload): Promise<void> {
  const url = URL.createObjectURL(await new Response(stream).blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
