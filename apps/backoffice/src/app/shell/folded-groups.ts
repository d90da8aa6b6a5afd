import { useState } from 'react';
import { inBrowser } from '../../shared/browser-storage/browser-storage.ts';
import { useSession } from '../../shared/session/session.ts';

const keyOf = (userId: string) => `payments.folded.${userId}`;
const separator = ',';

/**
 * The sidebar groups that the user collapsed, stored in the browser; nothing is stored while acting as another user.
 */
export function useFoldedGroups(): readonly [
  folded: readonly string[],
  set: (ids: readonly string[]) => void,
] {
  const { userId, isLoggedInAs } = useSession();
  const [folded, setFolded] = useState<readonly string[]>(() => {
    const kept = inBrowser.read(keyOf(userId));
    return kept ? kept.split(separator) : [];
  });
  return [
    folded,
    (ids) => {
      setFolded(ids);
      if (!isLoggedInAs) inBrowser.write(keyOf(userId), ids.join(separator));
    },
  ];
}
