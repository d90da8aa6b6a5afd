import type { TagScope } from '@payfac/domain/tags';
import { Button } from '@payfac/ui/button';
import { Stack } from '@payfac/ui/layout';
import { Suspense, useState } from 'react';
import { laterPart } from '../../../shared/later/later-part.ts';
import { LoadedCard } from '../loaded-card.tsx';
import { useTags } from './tags.ts';
import { TagsOfScope } from './tags-of-scope.tsx';

const Definitions = laterPart(
  async () => (await import('./definitions-dialog.tsx')).DefinitionsDialog,
);

interface TagsCardProps {
  /** What the person may tag. */
  readonly scopes: readonly TagScope[];
}

/** How the account is marked: while it applies, and as a merchant. */
export function TagsCard({ scopes }: TagsCardProps) {
  const tags = useTags(scopes);
  const [isManaging, setManaging] = useState(false);
  return (
    <>
      <LoadedCard
        title="Tags"
        of={tags}
        problem="Couldn't load tags"
        actions={() => (
          <Button size="small" variant="quiet" onPress={() => setManaging(true)}>
            Manage tags
          </Button>
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
      {isManaging && (
        <Suspense>
          <Definitions scopes={scopes} onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  );
}
