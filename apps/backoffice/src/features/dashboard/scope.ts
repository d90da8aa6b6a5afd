import { transactionStatistics } from '@payfac/api/contract/reporting';
import { can } from '@payfac/domain/access';
import { useAtomValue } from 'jotai';
import * as z from 'zod/mini';
import { locationAtom } from '../../shared/address.ts';
import {
  accountAtom,
  ownAccountsAtom,
  searchesAccountsAtom,
} from '../../shared/session/account.ts';
import { useHolder } from '../../shared/session/session.ts';

const { subMerchantId, spProductId, provider } = transactionStatistics.query.shape;
export const scopeSchema = z.object({ subMerchantId, spProductId, provider });

/** What the figures cover: some accounts, products and processors, or everything the user may see. */
export type Scope = z.output<typeof scopeSchema>;
type ScopeKey = keyof Scope;
export const scopeKeys = ['subMerchantId', 'spProductId', 'provider'] as const satisfies ScopeKey[];

/** The parts of a scope that the user can choose. */
export type ScopeChoice = Readonly<Record<ScopeKey, boolean>>;

/** Marks a widget that shows everything although the page is filtered. */
const everything = 'all';

const ownKey = (key: ScopeKey, widget: string): string => `${key}.${widget}`;

/** The page's scope in the address, without invalid parts. */
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

/** A widget's scope: its own if the address has a valid one, otherwise the page's. */
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

/** The address changes for a widget's scope; a scope equal to the page's isn't stored. */
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

/** The parameters of widgets' own scopes with these keys. */
export const ownParams = (search: string, keys: readonly string[]): readonly string[] =>
  [...new URLSearchParams(search).keys()].filter((name) =>
    keys.some((key) => name.startsWith(`${key}.`)),
  );

interface AddressScope {
  readonly scope: Scope;
  /** The page's scope, regardless of the widget's. */
  readonly page: Scope;
  /** The keys that the widget has its own scope for. */
  readonly own: readonly ScopeKey[];
  readonly choice: ScopeChoice;
}

/** The parts that the user can choose; a user with one account, one product and one processor has no choice. */
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

/** The scope of the page, or of one of its widgets, from the address. */
export function useScope(widget?: string): AddressScope {
  const choice = useScopeChoice();
  const account = useAtomValue(accountAtom)?.subMerchantId;
  const params = new URLSearchParams(useAtomValue(locationAtom).search);
  const page = readPageScope(params, choice, account);
  if (widget === undefined) return { scope: page, page, own: [], choice };
  return { ...readScope(params, choice, page, widget), page, choice };
}
