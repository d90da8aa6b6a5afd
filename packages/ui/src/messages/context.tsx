import { createContext, type ReactNode, useContext } from 'react';
import { englishMessages, type UiMessages } from './english.ts';

const MessagesContext = createContext<UiMessages>(englishMessages);

export interface UiMessagesProviderProps {
  /** What differs from the English texts. */
  messages: Partial<UiMessages>;
  children: ReactNode;
}

/** Replaces texts of the package for everything inside. */
export function UiMessagesProvider({ messages, children }: UiMessagesProviderProps) {
  const outer = useContext(MessagesContext);
  return <MessagesContext value={{ ...outer, ...messages }}>{children}</MessagesContext>;
}

export const useMessages = (): UiMessages => useContext(MessagesContext);
