import type { Command } from '@payfac/ui/command-palette';
import * as z from 'zod/mini';
import { inBrowser } from '../../shared/browser-storage/browser-storage.ts';

const MOST = 6;

const entry = z.object({
  id: z.string(),
  label: z.string(),
  /** Within the app: a single slash, so that it can't be another host. */
  href: z.string().check(z.regex(/^\/(?![/\\])/)),
});
const stored = z.array(entry);

/** Choices in the palette, latest first; of a record, only its name. */
export type Recent = z.output<typeof entry>;

const keyOf = (userId: string): string => `payments.recent.${userId}`;

export function readRecent(userId: string): readonly Recent[] {
  try {
    return stored.parse(JSON.parse(inBrowser.read(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Adds a choice in front of the earlier ones. */
export function keepRecent(userId: string, { id, label, href }: Command): void {
  if (href === undefined) return;
  const others = readRecent(userId).filter((each) => each.id !== id);
  const chosen: Recent = { id, label, href };
  inBrowser.write(keyOf(userId), JSON.stringify([chosen, ...others].slice(0, MOST)));
}

const pathOf = (href: string): string => new URL(href, 'http://app').pathname;

/** Earlier choices that the user may still open, with their current names. */
export const recentCommands = (
  recent: readonly Recent[],
  commands: readonly Command[],
  paths: ReadonlySet<string>,
): readonly Command[] =>
  recent
    .filter(({ href }) => paths.has(pathOf(href)))
    .map((each) => {
      const known = commands.find(({ id }) => id === each.id);
      return { ...(known ?? each), id: `recent ${each.id}`, group: 'Recent' };
    });
