import { type ReactNode, useContext } from 'react';
import { englishMessages, type UiMessages } from './english.ts';
import { MessagesContext } from './loading.ts';

export interface UiMessagesProviderProps {
  /** Overrides of the English texts. */
  messages: Partial<UiMessages>;
  children: ReactNode;
}

/** Replaces texts of the package for everything inside. */
export function UiMessagesProvider({ messages, children }: UiMessagesProviderProps) {
  const outer = useMessages();
  return <MessagesContext value={{ ...outer, ...messages }}>{children}</MessagesContext>;
}

export const useMessages = (): UiMessages => useContext(MessagesContext) ?? englishMessages;
