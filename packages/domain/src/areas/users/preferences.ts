import * as z from 'zod/mini';
import { requiredText, text } from '../../kernel/validation/index.ts';

/**
 * How a person likes one report. All parts are the person's choice; an absent one means the report's own
 * default. Saving one requires a report and a parent (LIST-08).
 */
export const reportSettingsSchema = z.object({
  /** By the keys of the list's own query. */
  filters: z.optional(z.record(z.string(), z.unknown())),
  /** Keys of the columns shown, in order. */
  columns: z.optional(z.array(z.string())),
  /** A column, or `-column` for descending. */
  sort: z.optional(z.string()),
  /** The page that is shown. */
  pagination: z.optional(
    z.object({
      /** Rows on a page, at most 100. */
      pageSize: z.optional(z.int()),
    }),
  ),
  /** The search text. */
  singleSearch: z.optional(text(200)),
  /** What a person calls a view of the report; absent for the report's own settings. */
  name: z.optional(requiredText(80)),
});

export type ReportSettings = z.output<typeof reportSettingsSchema>;

/** Preferences by parent and report: `reports[parent][report]`. */
export const preferencesSchema = z.object({
  /** Reports that are kept. */
  reports: z.optional(z.record(z.string(), z.record(z.string(), reportSettingsSchema))),
  /** IANA zone; the browser's when absent. */
  timeZone: z.optional(z.string()),
});

export type Preferences = z.output<typeof preferencesSchema>;
