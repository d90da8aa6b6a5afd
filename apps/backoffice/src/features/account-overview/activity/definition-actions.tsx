import * as tags from '@payfac/api/contract/tags';
import type { TagDefinition } from '@payfac/domain/tags';
import { send } from '../../../shared/api/connection.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { ChangeDefinition } from './change-definition.tsx';

const turn =
  (isActive: boolean) =>
  ({ _id }: TagDefinition) =>
    send(tags.updateDefinition)({ body: { _id, isActive } });

/** What may be done with a tag that can be given. */
export const definitionActions: readonly RowAction<TagDefinition>[] = [
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
