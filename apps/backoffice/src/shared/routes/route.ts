import type { Ability, Feature } from '@payfac/domain/access';
import type { Environment } from '@payfac/domain/enumerations';
import type { ComponentType } from 'react';

/** Where an entry stands in the sidebar. `main` and `last` have no heading. */
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
  /** Where the entry leads, for one that stands for several pages. Default: the page itself. */
  readonly href?: string;
  readonly icon: ComponentType<{ readonly size?: number }>;
}

/** Something to begin from anywhere: an entry of the command palette. */
export interface PageAction {
  /** By its verb: `New invoice`. */
  readonly label: string;
  /** An address within the page. */
  readonly href: string;
  /** Besides what the page itself asks for. */
  readonly ability?: Ability;
  readonly keywords?: readonly string[];
}

/** A record found by what a person typed anywhere. */
export interface FoundRecord {
  readonly id: string;
  readonly label: string;
  /** Tells records of one name apart. */
  readonly description?: string;
  /** An address within the page. */
  readonly href: string;
}

export interface RecordSearchOptions {
  readonly signal: AbortSignal;
  /** The account chosen in the shell. */
  readonly subMerchantId: string | undefined;
}

/** Finds a page's records by id, name, amount or whatever else its list is searched by. */
export type RecordSearch = (
  text: string,
  options: RecordSearchOptions,
) => Promise<readonly FoundRecord[]>;

/** The lazily loaded screen of a route: one module, one component. */
export interface ScreenModule {
  readonly Component: ComponentType;
}

/** What a route shows: the screen of a module, or a list, which is a screen by itself. */
type Shown =
  | { readonly load: () => Promise<ScreenModule>; readonly list?: never }
  | {
      readonly list: () => Promise<{ readonly Page: ComponentType }>;
      readonly load?: never;
    };

interface Described {
  /** As React Router has it: `/invoices/:id`. */
  readonly path: string;
  readonly title: string;
  /** One of these lets a person in; `signed-in` asks for none. */
  readonly access: 'signed-in' | readonly Ability[];
  /** The account feature it needs, besides the ability. */
  readonly feature?: Feature;
  /** Default: every environment. */
  readonly environments?: readonly Environment[];
  /** The person's own: not there while somebody acts as them. */
  readonly isPersonal?: true;
  /** The path of the page above, for breadcrumbs. */
  readonly parent?: string;
  readonly menu?: MenuPlace;
  /** What this page and those beside it are called together; each is a tab of the others. */
  readonly group?: string;
  /** Other words people search this page by. */
  readonly keywords?: readonly string[];
  /** Pressed after G, goes to the page: one letter. */
  readonly key?: string;
  readonly actions?: readonly PageAction[];
  /** How its records are found from anywhere. */
  readonly records?: () => Promise<{ readonly search: RecordSearch }>;
}

/**
 * One page of a feature. Router, menu, command palette, document title, breadcrumbs, landing and the
 * tests' role × route matrix are derived from it; nothing about a page is said anywhere else.
 */
export type AppRoute = Described & Shown;

/** The component of a route's screen, once its code is there. */
export const screenIn = async ({ load, list }: Shown): Promise<ComponentType> =>
  load ? (await load()).Component : (await list()).Page;

/** A feature's routes, checked where they are written. */
export const defineRoutes = <const R extends readonly AppRoute[]>(routes: R): R => routes;
