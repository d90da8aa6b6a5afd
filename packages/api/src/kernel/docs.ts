import type { Area } from './endpoint.ts';

/** The API reference's text on one call. */
export interface CallDocs {
  /** A few words, starting with a verb. */
  readonly summary: string;
  /** What a reader must know beyond the schema: rules, side effects, decisions. */
  readonly description?: string;
}

/** The API reference's text on an area: a call without docs doesn't type-check. */
export interface DocsOf<A extends Area> {
  /** One sentence about the area: the description of its tag. */
  readonly about: string;
  readonly calls: { readonly [K in keyof A]: CallDocs };
}
