import type { Area } from './endpoint.ts';

/** What the API reference says about one call. */
export interface CallDocs {
  /** A few words, beginning with a verb. */
  readonly summary: string;
  /** What a reader must know beyond the schema: rules, side effects, decisions. */
  readonly description?: string;
}

/** What the API reference says of an area: a call without docs does not type-check. */
export interface DocsOf<A extends Area> {
  /** What the area is about, in a sentence: the description of its tag. */
  readonly about: string;
  readonly calls: { readonly [K in keyof A]: CallDocs };
}
