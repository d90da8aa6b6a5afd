import { createContext, use } from 'react';

/** What a page lends to the list that it is about. */
export interface ListFrame {
  /** In the page's header, after its own buttons: where the list's tools go. */
  readonly tools: HTMLElement | null;
  /** In the line of the page's title: what the list is about in figures. */
  readonly summary: HTMLElement | null;
  /** The page has tabs already, so that the list's states become a filter: no page has two rows of tabs. */
  readonly hasTabs: boolean;
}

/** None around a list that stands inside something else, such as a record: it has its tools beside its filters. */
export const ListFrameContext = createContext<ListFrame | undefined>(undefined);

export const useListFrame = (): ListFrame | undefined => use(ListFrameContext);
