import type { CsvDownload } from '@payfac/api';
import { saveFile } from '../save-file.ts';

/** Saves a streamed export as a file. */
export async function saveCsv({ fileName, stream }: CsvDownload): Promise<void> {
  saveFile(fileName, await new Response(stream).blob());
}
