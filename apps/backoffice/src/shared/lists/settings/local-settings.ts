import type { TableDensity } from '@payfac/ui/table';
import * as z from 'zod/mini';
import { inBrowser } from '../../browser-storage/browser-storage.ts';

/** Settings that the server's report settings don't include, stored per user in this browser. */
const stored = z.object({
  widths: z.record(z.string(), z.number()),
  density: z.optional(z.enum(['compact', 'comfortable'])),
});

export interface LocalSettings {
  readonly widths: Readonly<Record<string, number>>;
  readonly density?: TableDensity | undefined;
}

const keyOf = (userId: string, report: string): string => `payments.list.${userId}.${report}`;

/** Signing out clears the browser's storage, including these. */
export function readLocal(userId: string, report: string): LocalSettings {
  try {
    return stored.parse(JSON.parse(inBrowser.read(keyOf(userId, report)) ?? ''));
  } catch {
    return { widths: {} };
  }
}

export function writeLocal(userId: string, report: string, settings: LocalSettings): void {
  inBrowser.write(keyOf(userId, report), JSON.stringify(settings));
}
