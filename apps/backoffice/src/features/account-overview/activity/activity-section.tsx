import { tagAbilities, tagScopes } from '@payfac/domain/tags';
import { Stack } from '@payfac/ui/layout';
import { useMay } from '../account.ts';
import * as styles from './activity.css.ts';
import { CommentsCard } from './comments-card.tsx';
import { LogCard } from './log-card.tsx';
import { TagsCard } from './tags-card.tsx';

/** What people say of the account to each other, what was decided about it, and how it is marked. */
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
