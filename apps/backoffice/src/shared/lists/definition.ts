import type { CallOptions, Cancelled, CsvDownload, CsvOptions } from '@payfac/api';
import type { Column } from '@payfac/ui/table';
import type * as z from 'zod/mini';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A filter of the bar above a list; its keys are the call's query keys and the address's. */
export type Filter =
  | { readonly kind: 'text'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'options';
      readonly key: string;
      readonly label: string;
      readonly options: readonly Option[];
    }
  | { readonly kind: 'date-range'; readonly label: string }
  | {
      readonly kind: 'money-range';
      readonly label: string;
      readonly min: string;
      readonly max: string;
    };

/** What the filters are set to, in the form the address has. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** A table column; `id` is the call's sort key where the column can be sorted. */
export type { Column };

export interface ListAnswer<R> {
  readonly data: readonly R[];
  readonly count: number;
  readonly countIsLowerBound?: boolean | undefined;
}

/** A list page as a declaration: everything the list framework needs to show it. */
export interface ListDefinition<S extends z.ZodMiniObject, R> {
  /** The report's key: names its queries and its saved settings. */
  readonly key: string;
  readonly path: string;
  readonly title: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly schema: S;
  /** Part of every query of this list, whatever the address says. */
  readonly fixed?: z.output<S>;
  readonly load: (
    input: { readonly query: z.output<S> },
    options: CallOptions,
  ) => Promise<ListAnswer<R> | Cancelled>;
  readonly csv?: (
    input: { readonly query: z.output<S> },
    options: CsvOptions,
  ) => Promise<CsvDownload>;
  readonly rowKey: (row: R) => string;
  readonly columns: readonly Column<R>[];
  readonly filters: readonly Filter[];
  readonly defaultSort: string;
  /** The address a row opens, kept in this list's query. */
  readonly openKey?: string;
  readonly empty: string;
}
