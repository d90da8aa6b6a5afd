import * as tagsCalls from '@payfac/api/contract/tags';
import { type Tag, type TagScope, tagScopeLabels } from '@payfac/domain/tags';
import { Stack } from '@payfac/ui/layout';
import { Select } from '@payfac/ui/select';
import { Heading, Text } from '@payfac/ui/typography';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { DialogButton } from '../../../shared/form/dialog-button.tsx';
import { laterPart } from '../../../shared/later/later-part.ts';
import { notify, notifyFailure } from '../../../shared/notify/notify.ts';
import { changes } from '../../../shared/query/client.ts';
import { RemoveButton } from '../../../shared/records/remove-button.tsx';
import { LoadedCard } from '../cards.tsx';
import * as styles from './activity.css.ts';
import { TagBadge, useDefinitions, useTagged, useTags } from './tags.tsx';

interface TagsOfScopeProps {
  readonly scope: TagScope;
  readonly tags: readonly Tag[];
}

/** The tags of one scope: each can be removed, and unused ones can be added. */
function TagsOfScope({ scope, tags }: TagsOfScopeProps) {
  const modelId = useTagged()[scope];
  const { data: definitions } = useDefinitions([scope]);
  const [isBusy, setBusy] = useState(false);
  const given = new Set(tags.map(({ tagDefinitionId }) => tagDefinitionId));
  const offered = definitions?.filter(({ _id, isActive }) => isActive && !given.has(_id));
  const label = tagScopeLabels[scope];

  const change = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await act();
      notify('success', done);
    } catch (error) {
      notifyFailure(error);
    }
    await changes().loaded();
    setBusy(false);
  };
  const add = (tagDefinitionId: string) => {
    const name = definitions?.find(({ _id }) => _id === tagDefinitionId)?.name ?? '';
    return change(
      () => send(tagsCalls.create)({ body: { tagDefinitionId, modelId } }),
      `Tagged as ${name}.`,
    );
  };
  const remove = ({ _id, name }: Tag) =>
    change(() => send(tagsCalls.remove)({ body: { _id } }), `Removed the tag ${name}.`);

  return (
    <Stack gap="sm">
      <Heading level={3}>{label}</Heading>
      {tags.length === 0 ? (
        <Text tone="muted" size="small">
          No tags yet.
        </Text>
      ) : (
        <ul className={styles.tags} aria-label={`${label} tags`}>
          {tags.map((tag) => (
            <li key={tag._id} className={styles.tag}>
              <TagBadge {...tag} />
              <RemoveButton label={`Remove the tag ${tag.name}`} onPress={() => void remove(tag)} />
            </li>
          ))}
        </ul>
      )}
      {offered && offered.length > 0 && (
        <Select
          label={`Add ${label.toLowerCase()} tag`}
          placeholder="Choose a tag"
          isDisabled={isBusy}
          value=""
          options={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(id) => void (id !== '' && add(id))}
        />
      )}
    </Stack>
  );
}

const Definitions = laterPart(
  async () => (await import('./definitions-dialog.tsx')).DefinitionsDialog,
);

interface TagsCardProps {
  /** The scopes that the user may tag. */
  readonly scopes: readonly TagScope[];
}

/** The account's tags: for the application, and for the merchant. */
export function TagsCard({ scopes }: TagsCardProps) {
  const tags = useTags(scopes);
  return (
    <LoadedCard
      title="Tags"
      of={tags}
      problem="Couldn’t load tags"
      actions={() => (
        <DialogButton
          variant="quiet"
          dialog={(close) => <Definitions scopes={scopes} onClose={close} />}
        >
          Manage tags
        </DialogButton>
      )}
    >
      {(given) => (
        <Stack>
          {scopes.map((scope) => (
            <TagsOfScope
              key={scope}
              scope={scope}
              tags={given.filter((tag) => tag.scope === scope)}
            />
          ))}
        </Stack>
      )}
    </LoadedCard>
  );
}
