import type { Area } from './endpoint.ts';

/** What the API reference says about one call. */
export interface CallDocs {
  /** A few words, beginning with a verb. */
  readonly summary: string;
  /** What a reader must know beyond the schema: rules, side effects, decisions. */
  readonly description?: string;
}

export type AreaDocs = Readonly<Record<string, CallDocs>>;

/** The docs of an area: a call without them does not type-check. */
export type DocsOf<A extends Area> = { readonly [K in keyof A]: CallDocs };
