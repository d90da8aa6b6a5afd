import { type ApplicationLog, applicationLogTypeLabels } from '@payfac/domain/accounts';
import { spreadsheetText } from '@payfac/domain/csv';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';

/** The lines of a log as a spreadsheet, in the order given. */
export const logCsv = (lines: readonly ApplicationLog[]): string =>
  spreadsheetText([
    [`Time (${zoneInHeaders()})`, 'Kind', 'What', 'From', 'To', 'Note', 'By', 'Username'],
    ...lines.map(({ datetime, type, verb, from, to, note, name, username }) => [
      showDateTime(datetime),
      applicationLogTypeLabels[type],
      verb,
      from ?? '',
      to ?? '',
      note ?? '',
      name ?? 'System',
      username ?? '',
    ]),
  ]);
