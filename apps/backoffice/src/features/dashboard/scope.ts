import { transactionStatistics } from '@payfac/api/contract/reporting';
import { can } from '@payfac/domain/access';
import { useAtomValue } from 'jotai';
import * as z from 'zod/mini';
import { locationAtom } from '../../shared/location.ts';
import {
  accountAtom,
  ownAccountsAtom,
  searchesAccountsAtom,
} from '../../shared/session/account.ts';
import { useHolder } from '../../shared/session/session.ts';

const { subMerchantId, spProductId, provider } = transactionStatistics.query.shape;
export const scopeSchema = z.object({ subMerchantId, spProductId, provider });

/** Whose figures are shown: of accounts, products and processors, or of all that the person may see. */
export type Scope = z.output<typeof scopeSchema>;
type ScopeKey = keyof Scope;
export const scopeKeys = ['subMerchantId', 'spProductId', 'provider'] as const satisfies ScopeKey[];

/** What of a scope a person has a choice of. */
export type ScopeChoice = Readonly<Record<ScopeKey, boolean>>;

/** Stands where a widget shows everything although the page is narrowed. */
const everything = 'all';

const ownKey = (key: ScopeKey, widget: string): string => `${key}.${widget}`;

/** What the address narrows the page to; what of it makes no sense is left out. */
export function readPageScope(
  params: URLSearchParams,
  choice: ScopeChoice,
  account: string | undefined,
): Scope {
  const read = <T>(field: z.ZodMiniType<T>, key: 'spProductId' | 'provider'): T | undefined => {
    const values = params.getAll(key);
    return choice[key] && values.length > 0 ? field.safeParse(values).data : undefined;
  };
  return {
    subMerchantId: account === undefined ? undefined : [account],
    spProductId: read(spProductId, 'spProductId'),
    provider: read(provider, 'provider'),
  };
}

/** A widget's scope: its own where the address has one that makes sense, else the page's. */
export function readScope(
  params: URLSearchParams,
  choice: ScopeChoice,
  page: Scope,
  widget: string,
): { readonly scope: Scope; readonly own: readonly ScopeKey[] } {
  const own: ScopeKey[] = [];
  const read = <T>(field: z.ZodMiniType<T>, key: ScopeKey, inherited: T): T | undefined => {
    const values = params.getAll(ownKey(key, widget));
    const isEverything = values.includes(everything);
    const parsed = field.safeParse(values);
    if (!choice[key] || values.length === 0 || !(isEverything || parsed.success)) return inherited;
    own.push(key);
    return isEverything ? undefined : parsed.data;
  };
  const scope = {
    subMerchantId: read(subMerchantId, 'subMerchantId', page.subMerchantId),
    spProductId: read(spProductId, 'spProductId', page.spProductId),
    provider: read(provider, 'provider', page.provider),
  };
  return { scope, own };
}

/** How the address changes when a widget is given a scope; what equals the page's is not its own. */
export const writeScope = (
  chosen: Readonly<Partial<Record<string, readonly string[]>>>,
  page: Scope,
  widget: string,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    scopeKeys.map((key) => {
      const values = chosen[key] ?? [];
      const inherited: readonly string[] = page[key] ?? [];
      const isSame =
        values.length === inherited.length && values.every((value) => inherited.includes(value));
      const own = values.length === 0 ? [everything] : values;
      return [ownKey(key, widget), isSame ? [] : own];
    }),
  );

/** The parameters in which widgets have scopes of their own of these keys. */
export const ownParams = (search: string, keys: readonly string[]): readonly string[] =>
  [...new URLSearchParams(search).keys()].filter((name) =>
    keys.some((key) => name.startsWith(`${key}.`)),
  );

interface AddressScope {
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
