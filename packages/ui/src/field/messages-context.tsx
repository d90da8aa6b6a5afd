import { createContext, type ReactNode, use, useMemo } from 'react';
import { type FieldMessages, fieldMessages } from './messages.ts';

const FieldMessagesContext = createContext<FieldMessages>(fieldMessages);

export interface FieldMessagesProviderProps {
  /** Overrides of the English texts. */
  readonly messages: Partial<FieldMessages>;
  readonly children: ReactNode;
}

/** Sets the texts of all fields below it. */
export function FieldMessagesProvider({ messages, children }: FieldMessagesProviderProps) {
  const outer = use(FieldMessagesContext);
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return <FieldMessagesContext value={merged}>{children}</FieldMessagesContext>;
}

export function useFieldMessages(): FieldMessages {
  return use(FieldMessagesContext);
}
