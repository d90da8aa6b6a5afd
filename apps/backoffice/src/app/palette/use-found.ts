import type { Command } from '@payfac/ui/command-palette';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { withParams } from '../../shared/address.ts';
import type { AppRoute } from '../../shared/routes/route.ts';
import { accountAtom } from '../../shared/session/account.ts';

/** How long typing must pause before a search, in milliseconds. */
const REST_MS = 200;
const LEAST_LETTERS = 2;

export interface Found {
  readonly commands: readonly Command[];
  readonly isSearching: boolean;
}

const nothing: Found = { commands: [], isSearching: false };

type Source = AppRoute & Required<Pick<AppRoute, 'records'>>;
const hasRecords = (route: AppRoute): route is Source => route.records !== undefined;

/** A link to the page's own list with the search applied, for more results or the error. */
const inList = ({ path, title }: AppRoute, text: string, description?: string): Command => ({
  id: `${path} ${text}`,
  label: `Search ${title.toLowerCase()} for “${text}”`,
  group: title,
  href: `${path}${withParams('', { singleSearch: text })}`,
  ...(description !== undefined && { description }),
});

/**
 * Records of every page that the user may open, page by page as they arrive. Lists that couldn't be searched come after
 * the results of others.
 */
export function useFound(pages: readonly AppRoute[], text: string): Found {
  const [found, setFound] = useState<Found>(nothing);
  const subMerchantId = useAtomValue(accountAtom)?.subMerchantId;
  const [asked, setAsked] = useState(text);
  // Results for another text no longer count.
  if (asked !== text) {
    setAsked(text);
    setFound(text.length < LEAST_LETTERS ? nothing : { ...found, isSearching: true });
  }

  useEffect(() => {
    if (text.length < LEAST_LETTERS) return;
    const controller = new AbortController();
    const { signal } = controller;
    const sources = pages.filter(hasRecords);
    const byPage = new Map<string, readonly Command[]>();
    const failed = new Map<string, Command>();
    const show = (left: number) =>
      setFound({
        commands: [
          ...sources.flatMap(({ path }) => byPage.get(path) ?? []),
          ...sources.flatMap(({ path }) => failed.get(path) ?? []),
        ],
        isSearching: left > 0,
      });
    async function searchAll(): Promise<void> {
      let left = sources.length;
      show(left);
      await Promise.all(
        sources.map(async (source) => {
          let rows: readonly Command[] = [];
          let problem: Command | undefined;
          try {
            const { search } = await source.records();
            const records = await search(text, { signal, subMerchantId });
            const commands = records.map((record) => ({ ...record, group: source.title }));
            rows = commands.length === 0 ? [] : [...commands, inList(source, text)];
          } catch (error) {
            problem = inList(source, text, error instanceof Error ? error.message : undefined);
          }
          if (signal.aborted) return;
          byPage.set(source.path, rows);
          if (problem) failed.set(source.path, problem);
          left -= 1;
          show(left);
        }),
      );
    }
    const timer = setTimeout(() => void searchAll(), REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [pages, text, subMerchantId]);
  return found;
}
