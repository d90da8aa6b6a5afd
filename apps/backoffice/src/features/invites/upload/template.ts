import { spreadsheetText } from '@payfac/domain/csv';
import { inviteUploadColumns } from '@payfac/domain/invites';
import { saveCsv } from '../../../shared/save-file.ts';

/** Saves a file with only the column headers, to be filled in. */
export const saveTemplate = (): Promise<void> =>
  saveCsv({
    fileName: 'invites-template.csv',
    stream: new Blob([spreadsheetText([inviteUploadColumns])], { type: 'text/csv' }).stream(),
  });
