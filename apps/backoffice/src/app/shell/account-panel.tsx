import { Button } from '@payfac/ui/button';
import { AccountIcon } from '@payfac/ui/icons';
import { Spinner } from '@payfac/ui/spinner';
import { Suspense } from 'react';
import { laterPart } from '../../shared/later/later-part.ts';
import { BarPanel } from './bar-panel.tsx';
import * as styles from './shell.css.ts';
import { useChooseAccount } from './use-choose-account.ts';

/** Loaded when it is opened, to keep the shell small. */
const AccountSearch = laterPart(async () => (await import('./account-search.tsx')).AccountSearch);

/** The account in the bar, by its known name, with the search behind it. */
export function AccountPanel({ id, name }: { readonly id?: string; readonly name: string }) {
  const choose = useChooseAccount();
  return (
    <BarPanel
      label="Account"
      trigger={
        <Button variant="quiet" aria-label={`Account: ${name}`}>
          <AccountIcon size={16} />
          <span className={styles.accountName}>{name}</span>
        </Button>
      }
    >
      <Suspense fallback={<Spinner />}>
        <AccountSearch value={id} onChoose={choose} />
      </Suspense>
    </BarPanel>
  );
}
