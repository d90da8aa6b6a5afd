import {
  type ApplicationLog,
  applicationLogTypeLabels,
  applicationLogTypes,
} from '@payfac/domain/accounts';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { DownloadIcon } from '@payfac/ui/icons';
import { Inline, Stack } from '@payfac/ui/layout';
import { Select } from '@payfac/ui/select';
import { Timeline, type TimelineEvent } from '@payfac/ui/timeline';
import { Text } from '@payfac/ui/typography';
import { Suspense, useState } from 'react';
import { saveFile } from '../../../shared/save-file.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { useAccount, useMay } from '../account.ts';
import { logCsv } from './log-csv.ts';
import { NoteDialog } from './note-dialog.tsx';

/** `Review → Approved`, or the one side that there is. */
const changeOf = ({ from, to }: ApplicationLog): string =>
  [from, to].filter((side) => side !== null).join(' → ');

function eventOf(line: ApplicationLog, index: number): TimelineEvent {
  const { type, verb, note, datetime, name, username } = line;
  const details = [changeOf(line), note ?? ''].filter((text) => text !== '');
  const isNote = type === 'note';
  return {
    id: String(index),
    time: showMoment(datetime),
    dateTime: datetime.toISOString(),
    title: isNote ? note : verb,
    ...(!isNote &&
      details.length > 0 && {
        detail: details.map((text) => <div key={text}>{text}</div>),
      }),
    actor: name ?? username ?? 'System',
  };
}

/** Every act on the account, with its reason, and what staff noted, the newest first. */
export function LogCard() {
  const { application } = useAccount();
  const mayNote = useMay()('accounts.requestInformation', 'accounts.status');
  const [isNoting, setNoting] = useState(false);
  const [type, setType] = useState('');
  const known = new Set(application.logs.map((line) => line.type));
  const lines = application.logs.toReversed().filter((line) => type === '' || line.type === type);
  const save = () =>
    saveFile(
      `account-log-${application.applicationId}.csv`,
      new Blob([logCsv(lines)], { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <Card
      title="Log"
      actions={
        <Inline>
          <Button size="small" icon={<DownloadIcon size={16} />} onPress={save}>
            Export CSV
          </Button>
          {mayNote && (
            <Button size="small" onPress={() => setNoting(true)}>
              Add note
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap="md">
        <Select
          label="Kind"
          value={type}
          placeholder="Everything"
          options={applicationLogTypes
            .filter((one) => known.has(one))
            .map((value) => ({ value, label: applicationLogTypeLabels[value] }))}
          onChange={setType}
        />
        {lines.length === 0 ? (
          <Text tone="muted">What is done with the account shows up here, with who did it.</Text>
        ) : (
          <Timeline label="Log of the account" events={lines.map(eventOf)} />
        )}
      </Stack>
      {isNoting && (
        <Suspense>
          <NoteDialog onClose={() => setNoting(false)} />
        </Suspense>
      )}
    </Card>
  );
}
