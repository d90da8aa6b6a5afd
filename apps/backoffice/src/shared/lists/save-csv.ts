import type { CsvDownload } from '@payfac/api';
import { saveFile } from '../save-file.ts';

/** Hands a streamed export to the browser as a file. */
export async function saveCsv({ fileName, stream }: CsvDownload): Promise<void> {
  saveFile(fileName, await new Response(stream).blob());
}
