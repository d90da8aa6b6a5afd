import { createContext, use } from 'react';

/** The places a page provides for its list. */
export interface ListFrame {
  /** In the page's header after its own buttons: for the list's tools. */
  readonly tools: HTMLElement | null;
  /** In the line of the page's title: for the list's summary figures. */
  readonly summary: HTMLElement | null;
  /**
   * Whether the page already has tabs; the list's states then become a filter, so that no page has two rows of tabs.
   */
  readonly hasTabs: boolean;
}

/** Undefined around a list within something else, such as a record: its tools are next to its filters. */
export const ListFrameContext = createContext<ListFrame | undefined>(undefined);

export const useListFrame = (): ListFrame | undefined => use(ListFrameContext);
