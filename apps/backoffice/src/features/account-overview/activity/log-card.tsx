import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { Timeline } from '@payfac/ui/timeline';
import { Text } from '@payfac/ui/typography';
import { Suspense, useState } from 'react';
import { laterPart } from '../../../shared/later/later-part.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { useAccount, useMay } from '../account.ts';

const NoteDialog = laterPart(async () => (await import('./note-dialog.tsx')).NoteDialog);

/** What was decided about the account, with its reasons, and what staff noted, the newest first. */
export function LogCard() {
  const { logs } = useAccount().application;
  const mayNote = useMay()('accounts.requestInformation', 'accounts.status');
  const [isNoting, setNoting] = useState(false);
  const entries = logs.toSorted((one, other) => other.datetime.getTime() - one.datetime.getTime());
  return (
    <Card
      title="Log"
      actions={
        mayNote && (
          <Button size="small" onPress={() => setNoting(true)}>
            Add note
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <Text tone="muted">Decisions and their reasons show up here, with the notes you add.</Text>
      ) : (
        <Timeline
          label="Log of the account"
          events={entries.map(({ note, datetime, username }, index) => ({
            id: String(index),
            time: showMoment(datetime),
            dateTime: datetime.toISOString(),
            title: note,
            actor: username ?? 'System',
          }))}
        />
      )}
      {isNoting && (
        <Suspense>
          <NoteDialog onClose={() => setNoting(false)} />
        </Suspense>
      )}
    </Card>
  );
}
