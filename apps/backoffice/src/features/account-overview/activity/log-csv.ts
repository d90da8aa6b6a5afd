import { type ApplicationLog, applicationLogTypeLabels } from '@payfac/domain/accounts';
import { csvText } from '@payfac/domain/csv';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';

/** A cell that a spreadsheet would run as a formula gets a leading apostrophe, as in the platform's exports. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The lines of a log as a spreadsheet, in the order given. */
export const logCsv = (lines: readonly ApplicationLog[]): string =>
  csvText([
    [`Time (${zoneInHeaders()})`, 'Kind', 'What', 'From', 'To', 'Note', 'By', 'Username'],
    ...lines.map(({ datetime, type, verb, from, to, note, name, username }) =>
      [
        showDateTime(datetime),
        applicationLogTypeLabels[type],
        verb,
        from ?? '',
        to ?? '',
        note ?? '',
        name ?? 'System',
        username ?? '',
      ].map(safe),
    ),
  ]);
