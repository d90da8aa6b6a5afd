import type { TableDensity } from '@payfac/ui/table';
import * as z from 'zod/mini';
import { inBrowser } from '../../browser-storage/browser-storage.ts';

/** What report settings on the server have no place for; kept in this browser for the person. */
const stored = z.object({
  widths: z.record(z.string(), z.number()),
  density: z.optional(z.enum(['compact', 'comfortable'])),
});

export interface LocalSettings {
  readonly widths: Readonly<Record<string, number>>;
  readonly density?: TableDensity | undefined;
}

const keyOf = (userId: string, report: string): string => `payments.list.${userId}.${report}`;

/** Signing out clears the browser's storage, and these with it. */
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
