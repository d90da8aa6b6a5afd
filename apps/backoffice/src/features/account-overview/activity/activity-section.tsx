import * as applications from '@payfac/api/contract/applications';
import {
  type ApplicationLog,
  applicationLogTypeLabels,
  applicationLogTypes,
} from '@payfac/domain/accounts';
import { spreadsheetText } from '@payfac/domain/csv';
import { tagAbilities, tagScopes } from '@payfac/domain/tags';
import { requiredText } from '@payfac/domain/validation';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { DownloadIcon } from '@payfac/ui/icons';
import { Inline, Stack } from '@payfac/ui/layout';
import { Select } from '@payfac/ui/select';
import { Timeline, type TimelineEvent } from '@payfac/ui/timeline';
import { Text } from '@payfac/ui/typography';
import { useState } from 'react';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { LongText } from '../../../shared/form/controls/text.tsx';
import { DialogButton } from '../../../shared/form/dialog-button.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { showDateTime, showMoment, zoneInHeaders } from '../../../shared/time/show.ts';
import { nameOf, useAccount, useMay } from '../account.ts';
import * as styles from './activity.css.ts';
import { CommentsCard } from './comments-card.tsx';
import { TagsCard } from './tags-card.tsx';

/** A log's lines as a spreadsheet, in the given order. */
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

/** The longest note that the platform accepts. */
const LONGEST = 2000;

/** Only the note, of all changes that the account's update call accepts. */
const noted = { body: z.strictObject({ note: requiredText(LONGEST) }) };

/** Adds a permanent note to the account's log. */
export function NoteDialog({ onClose }: { readonly onClose: () => void }) {
  const { application } = useAccount();
  const form = useCallForm(noted, {
    call: (body) => send(applications.update)({ params: { id: application.applicationId }, body }),
    onDone: () => {
      notify('success', `Added a note to ${nameOf(application)}.`);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Add note" submitLabel="Add note" onClose={onClose} columns={1}>
      <Field
        name="note"
        as={LongText}
        label="Note"
        description="For the log; the merchant never sees it. It can’t be changed afterwards."
        isRequired
        rows={5}
        maxLength={LONGEST}
      />
    </FormDialog>
  );
}

/** `Review → Approved`, or only the side that exists. */
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

/** Every action on the account with its reason, and staff's notes, newest first. */
function LogCard() {
  const { application } = useAccount();
  const mayNote = useMay()('accounts.requestInformation', 'accounts.status');
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
            <DialogButton dialog={(close) => <NoteDialog onClose={close} />}>Add note</DialogButton>
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
    </Card>
  );
}

/** Staff's comments on the account, the log of decisions, and its tags. */
export function ActivitySection() {
  const may = useMay();
  const scopes = tagScopes.filter((scope) => may(tagAbilities[scope]));
  return (
    <div className={styles.columns}>
      {may('comments') && <CommentsCard />}
      <Stack>
        {scopes.length > 0 && <TagsCard scopes={scopes} />}
        {may('sidebar.accounts') && <LogCard />}
      </Stack>
    </div>
  );
}
