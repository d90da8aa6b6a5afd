import {
  type Ability,
  canAny,
  type Feature,
  type Holder,
  hasFeature,
  narrowedTo,
} from '@payfac/domain/access';
import type { Environment } from '@payfac/domain/enumerations';
import type { ComponentType } from 'react';

/** An entry's section in the sidebar. `main` and `last` have no heading. */
export type MenuSection =
  | 'main'
  | 'Payments'
  | 'Processing'
  | 'Risk'
  | 'Users'
  | 'last'
  | 'footer'
  | 'Settings';

export interface MenuPlace {
  readonly section: MenuSection;
  /** Order within the section, in steps of ten. */
  readonly position: number;
  /** Default: the page's title. */
  readonly label?: string;
  /** The entry's target, if it stands for several pages. Default: the page itself. */
  readonly href?: string;
  readonly icon: ComponentType<{ readonly size?: number }>;
}

/** An action to start from anywhere: an entry of the command palette. */
interface PageAction {
  /** Starts with a verb: `New invoice`. */
  readonly label: string;
  /** An address within the page. */
  readonly href: string;
  /** Required in addition to the page's own ability. */
  readonly ability?: Ability;
  readonly keywords?: readonly string[];
}

/** A record found by a search from anywhere. */
export interface FoundRecord {
  readonly id: string;
  readonly label: string;
  /** Distinguishes records with the same name. */
  readonly description?: string;
  /** An address within the page. */
  readonly href: string;
}

interface RecordSearchOptions {
  readonly signal: AbortSignal;
  /** The account chosen in the shell. */
  readonly subMerchantId: string | undefined;
}

/** Finds a page's records by id, name, amount or anything else that its list's search covers. */
export type RecordSearch = (
  text: string,
  options: RecordSearchOptions,
) => Promise<readonly FoundRecord[]>;

/** The lazily loaded screen of a route: one module, one component. */
export interface ScreenModule {
  readonly Component: ComponentType;
}

/** What a route shows: a module's screen, or a list, which is a screen by itself. */
type Shown =
  | { readonly load: () => Promise<ScreenModule>; readonly list?: never }
  | {
      readonly list: () => Promise<{ readonly Page: ComponentType }>;
      readonly load?: never;
    };

interface Described {
  /** In React Router's form: `/invoices/:id`. */
  readonly path: string;
  readonly title: string;
  /** One of these abilities is enough; `signed-in` requires none. */
  readonly access: 'signed-in' | readonly Ability[];
  /** The account feature it requires, in addition to the ability. */
  readonly feature?: Feature;
  /** Default: every environment. */
  readonly environments?: readonly Environment[];
  /** The user's own page: hidden while an administrator acts as them. */
  readonly isPersonal?: true;
  /** The parent page's path, for breadcrumbs. */
  readonly parent?: string;
  readonly menu?: MenuPlace;
  /** The name of this page's group; each page of it is a tab of the others. */
  readonly group?: string;
  /** Other words to find this page by in the palette. */
  readonly keywords?: readonly string[];
  /** The letter that goes to the page after G. */
  readonly key?: string;
  readonly actions?: readonly PageAction[];
  /** How to find its records from anywhere. */
  readonly records?: () => Promise<{ readonly search: RecordSearch }>;
}

/**
 * One page of a feature. Router, menu, command palette, document title, breadcrumbs, landing page and the tests' role ×
 * route matrix are derived from it; nothing about a page is declared anywhere else.
 */
export type AppRoute = Described & Shown;

/** The component of a route's screen, once loaded. */
export const screenIn = async ({ load, list }: Shown): Promise<ComponentType> =>
  load ? (await load()).Component : (await list()).Page;

/** A feature's routes, type-checked where they are written. */
export const defineRoutes = <const R extends readonly AppRoute[]>(routes: R): R => routes;

/** Whether a route exists in an environment; elsewhere its address isn't found. */
export const existsIn = (
  { environments }: Pick<AppRoute, 'environments'>,
  environment: Environment,
): boolean => environments === undefined || environments.includes(environment);

/** Whether a user may open a page: by ability, and by feature flag if the page has one. */
export const mayOpen = (
  holder: Holder,
  { access, feature }: Pick<AppRoute, 'access' | 'feature'>,
): boolean =>
  (access === 'signed-in' || canAny(holder, access)) &&
  (feature === undefined ||
    hasFeature(access === 'signed-in' ? holder : narrowedTo(holder, access), feature));
