import * as tags from '@payfac/api/contract/tags';
import type { Tag, TagColor, TagDefinition, TagScope } from '@payfac/domain/tags';
import { Badge, type BadgeTone } from '@payfac/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { useAccount } from '../account.ts';

/** More tags than anyone uses. */
const MOST = 100;

/** The id that a tag of each scope is attached to. */
export function useTagged(): Readonly<Record<TagScope, string>> {
  const { application, record } = useAccount();
  return { applicant: application.applicationId, subMerchant: record.subMerchantId };
}

/** The account's tags, by name. */
export function useTags(scopes: readonly TagScope[]) {
  const tagged = useTagged();
  const modelId = scopes.map((scope) => tagged[scope]);
  return useQuery<readonly Tag[]>({
    queryKey: [shows(tags.list), 'tags', 'of', modelId],
    queryFn: async ({ signal }) => {
      const query = { scope: [...scopes], modelId, sort: 'name' as const, pageSize: MOST };
      const { data } = await settled(send(tags.list)({ query }, { signal, lane: 'account.tags' }));
      return data;
    },
  });
}

/** All tag definitions, including retired ones, by name. */
export function useDefinitions(scopes: readonly TagScope[]) {
  return useQuery<readonly TagDefinition[]>({
    queryKey: [shows(tags.listDefinitions), 'tags', 'definitions', scopes],
    queryFn: async ({ signal }) => {
      const query = { scope: [...scopes], sort: 'name' as const, pageSize: MOST };
      const { data } = await settled(
        send(tags.listDefinitions)(
          { query },
          { signal, lane: `account.tag-definitions.${scopes.join('.')}` },
        ),
      );
      return data;
    },
  });
}

/** The tone for each named color, recognizable in both modes and at any contrast. */
const tones: Readonly<Record<TagColor, BadgeTone>> = {
  blue: 'info',
  green: 'success',
  orange: 'warning',
  red: 'danger',
  'higher-purple': 'identity',
  'medium-gray': 'neutral',
};

interface TagBadgeProps {
  readonly name: string;
  readonly color: TagColor;
}

export const TagBadge = ({ name, color }: TagBadgeProps) => (
  <Badge tone={tones[color]}>{name}</Badge>
);
