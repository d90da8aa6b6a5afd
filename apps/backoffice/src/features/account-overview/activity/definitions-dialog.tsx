import * as tags from '@payfac/api/contract/tags';
import { type TagDefinition, type TagScope, tagScopeLabels } from '@payfac/domain/tags';
import { Button } from '@payfac/ui/button';
import { Inline, Stack } from '@payfac/ui/layout';
import { Modal } from '@payfac/ui/modal';
import { Skeleton } from '@payfac/ui/skeleton';
import { Text } from '@payfac/ui/typography';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import * as styles from '../rows.css.ts';
import { ChangeDefinition, DefinitionForm } from './definition-form.tsx';
import { TagBadge, useDefinitions } from './tags.tsx';

const turn =
  (isActive: boolean) =>
  ({ _id }: TagDefinition) =>
    send(tags.updateDefinition)({ body: { _id, isActive } });

/** The actions on a tag's definition. */
const definitionActions: readonly RowAction<TagDefinition>[] = [
  {
    label: 'Edit',
    dialog: (definition, close) => <ChangeDefinition definition={definition} onClose={close} />,
  },
  {
    label: 'Retire',
    isOffered: ({ isActive }) => isActive,
    run: turn(false),
    done: ({ name }) => `Retired the tag ${name}.`,
  },
  {
    label: 'Offer again',
    isOffered: ({ isActive }) => !isActive,
    run: turn(true),
    done: ({ name }) => `${name} can be given again.`,
  },
];

const Row = ({ definition }: { readonly definition: TagDefinition }) => (
  <li className={styles.row}>
    <Inline justify="between">
      <Inline>
        <TagBadge {...definition} />
        <Text tone="muted" size="small">
          {tagScopeLabels[definition.scope]}
        </Text>
        {!definition.isActive && <StatusWord isBare>Retired</StatusWord>}
      </Inline>
      <RecordActions actions={definitionActions} record={definition} name={definition.name} />
    </Inline>
  </li>
);

interface DefinitionsDialogProps {
  readonly scopes: readonly TagScope[];
  readonly onClose: () => void;
}

/** The facilitator's tags, available for every account. */
export function DefinitionsDialog({ scopes, onClose }: DefinitionsDialogProps) {
  const { data, error, refetch } = useDefinitions(scopes);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Modal
        isOpen
        onOpenChange={onClose}
        title="Manage tags"
        footer={
          <>
            <Button onPress={onClose}>Close</Button>
            <Button variant="primary" onPress={() => setAdding(true)}>
              New tag
            </Button>
          </>
        }
      >
        <Stack gap="md">
          <Text tone="muted" size="small">
            Tags are shared by all accounts. A retired tag stays where it was given and can’t be
            given again.
          </Text>
          {error && !data && (
            <LoadProblem title="Couldn’t load tags" error={error} onRetry={() => void refetch()} />
          )}
          {!error && !data && (
            <div aria-busy="true">
              <Skeleton lines={4} />
            </div>
          )}
          {data?.length === 0 && <Text>No tags yet. Create the first one.</Text>}
          {data && data.length > 0 && (
            <ul className={styles.rows}>
              {data.map((definition) => (
                <Row key={definition._id} definition={definition} />
              ))}
            </ul>
          )}
        </Stack>
      </Modal>
      {isAdding && <DefinitionForm scopes={scopes} onClose={() => setAdding(false)} />}
    </>
  );
}
