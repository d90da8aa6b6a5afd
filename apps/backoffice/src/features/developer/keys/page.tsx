import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Text } from '@payfac/ui/typography';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { apiKeys } from './list.tsx';

/** /developer/api-keys: what partners' servers call the platform with, and where its calls are described. */
export function Component() {
  return (
    <Stack gap="md">
      <ListView list={apiKeys} />
      <Text tone="muted" size="small">
        Every call that a key can make is in the{' '}
        <Link href="/reference" isExternal>
          API reference
        </Link>
        .
      </Text>
    </Stack>
  );
}
