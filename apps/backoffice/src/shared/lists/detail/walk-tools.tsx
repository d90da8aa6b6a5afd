import { IconButton } from '@payfac/ui/icon-button';
import { ChevronDownIcon, ChevronUpIcon, PayLinkIcon } from '@payfac/ui/icons';
import { useShortcuts } from '@payfac/ui/shortcut-help';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { withParams } from '../../address.ts';
import { singleKeysAtom } from '../../keys/single-keys.ts';
import { notify } from '../../notify/notify.ts';
import type { Walk } from '../list.ts';
import * as styles from './walk-tools.css.ts';

/** Copies the address of the list and record, without this tab's own parameters. */
async function copyLink() {
  const { origin, pathname, search } = globalThis.location;
  try {
    await navigator.clipboard.writeText(
      `${origin}${pathname}${withParams(search, { as: undefined })}`,
    );
    notify('success', 'Link copied.');
  } catch {
    notify('danger', 'Couldn’t copy the link. Copy it from the address bar.');
  }
}

interface WalkToolsProps {
  /** Undefined for a record that isn't among its list's rows. */
  readonly walk: Walk | undefined;
}

/** Tools in a record's header: to its neighbors in the list, by button or J and K, and its link. */
export function WalkTools({ walk }: WalkToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  const hasSingleKeys = useAtomValue(singleKeysAtom);
  useShortcuts(
    { j: () => walk?.next?.(), k: () => walk?.previous?.() },
    { isDisabled: !hasSingleKeys || walk === undefined, inDialogOf: tools },
  );
  return (
    <div ref={tools} className={styles.tools}>
      {walk && (
        <>
          <output className={styles.position}>
            <span className={styles.name}>{walk.name}, </span>
            {walk.position}
          </output>
          <IconButton
            label="Previous record"
            icon={<ChevronUpIcon size={16} />}
            isDisabled={walk.previous === undefined}
            onPress={walk.previous}
          />
          <IconButton
            label="Next record"
            icon={<ChevronDownIcon size={16} />}
            isDisabled={walk.next === undefined}
            isLoading={walk.isMoving}
            onPress={walk.next}
          />
        </>
      )}
      <IconButton
        label="Copy link"
        icon={<PayLinkIcon size={16} />}
        onPress={() => void copyLink()}
      />
    </div>
  );
}
