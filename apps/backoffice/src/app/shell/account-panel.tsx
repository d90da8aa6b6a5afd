import { Button } from '@payfac/ui/button';
import { AccountIcon } from '@payfac/ui/icons';
import { Spinner } from '@payfac/ui/spinner';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { withParams } from '../../shared/address.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { BarPanel } from './bar-panel.tsx';
import * as styles from './shell.css.ts';

/** Loaded when it is opened, to keep the shell small. */
const AccountSearch = laterPart(async () => (await import('./account-search.tsx')).AccountSearch);

/** Writes the chosen account into the address, which every link of the tab then keeps; '' means all. */
export function useChooseAccount(): (subMerchantId: string) => void {
  const navigate = useNavigate();
  return (subMerchantId) =>
    void navigate({
      search: withParams(location.search, {
        account: subMerchantId,
        // A figure's link names an account, which this choice replaces.
        subMerchantId: undefined,
        page: undefined,
      }),
    });
}

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
