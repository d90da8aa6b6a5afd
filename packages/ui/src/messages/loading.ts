import { createContext, useContext } from 'react';
import type { UiMessages } from './english.ts';
import { englishLoading } from './english-loading.ts';

/** The provider's texts, if any. */
export const MessagesContext = createContext<UiMessages | undefined>(undefined);

/** Announced while work is in progress. */
export const useLoadingText = (): string => useContext(MessagesContext)?.loading ?? englishLoading;
