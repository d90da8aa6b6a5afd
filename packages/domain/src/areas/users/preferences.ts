import * as z from 'zod/mini';
import { requiredText, text } from '../../kernel/validation/index.ts';

/** How many rows of a report a page holds. */
export const paginationSchema = z.object({
  /** Page size, at most 100 rows. */
  pageSize: z.optional(z.int()),
});

/**
 * A user's settings of one report. Every part is optional; an absent one means the report's default. Saving requires a
 * report and a parent (LIST-08).
 */
export const reportSettingsSchema = z.object({
  /** Filter values, by the keys of the list's query. */
  filters: z.optional(z.record(z.string(), z.unknown())),
  /** Keys of the visible columns, in order. */
  columns: z.optional(z.array(z.string())),
  /** Sort column; `-column` for descending. */
  sort: z.optional(z.string()),
  /** Pagination. */
  pagination: z.optional(paginationSchema),
  /** Search text. */
  singleSearch: z.optional(text(200)),
  /** Name of a saved view; absent for the report's own settings. */
  name: z.optional(requiredText(80)),
});

export type ReportSettings = z.output<typeof reportSettingsSchema>;

/** Preferences by parent and report: `reports[parent][report]`. */
export const preferencesSchema = z.object({
  /** Saved report settings. */
  reports: z.optional(z.record(z.string(), z.record(z.string(), reportSettingsSchema))),
  /** IANA time zone; the browser's when absent. */
  timeZone: z.optional(z.string()),
});

export type Preferences = z.output<typeof preferencesSchema>;
