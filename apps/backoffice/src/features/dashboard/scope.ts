import { can } from '@payfac/domain/access';
import { useAtomValue } from 'jotai';
import { locationAtom } from '../../shared/location.ts';
import {
  accountAtom,
  ownAccountsAtom,
  searchesAccountsAtom,
} from '../../shared/session/account.ts';
import { useHolder } from '../../shared/session/session.ts';
import {
  readPageScope,
  readScope,
  type Scope,
  type ScopeChoice,
  type ScopeKey,
} from './scope-address.ts';

export interface AddressScope {
  readonly scope: Scope;
  /** What the page is narrowed to, whatever the widget shows. */
  readonly page: Scope;
  /** What the widget was given for itself. */
  readonly own: readonly ScopeKey[];
  readonly choice: ScopeChoice;
}

/** What a person has a choice of: who sees one account, one product and one processor has none. */
function useScopeChoice(): ScopeChoice {
  const seesProducts = can(useHolder(), 'sidebar.products');
  const searches = useAtomValue(searchesAccountsAtom);
  const accounts = useAtomValue(ownAccountsAtom);
  return {
    subMerchantId: searches || accounts.length > 1,
    spProductId: seesProducts,
    provider: seesProducts,
  };
}

/** The scope of the page, or of one of its widgets, as the address has it. */
export function useScope(widget?: string): AddressScope {
  const choice = useScopeChoice();
  const account = useAtomValue(accountAtom)?.subMerchantId;
  const params = new URLSearchParams(useAtomValue(locationAtom).search);
  const page = readPageScope(params, choice, account);
  if (widget === undefined) return { scope: page, page, own: [], choice };
  return { ...readScope(params, choice, page, widget), page, choice };
}
