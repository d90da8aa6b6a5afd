import { createContext, useContext } from 'react';
import type { UiMessages } from './english.ts';
import { englishLoading } from './english-loading.ts';

/** The texts around, where somebody set any. */
export const MessagesContext = createContext<UiMessages | undefined>(undefined);

/** Said while work goes on. */
export const useLoadingText = (): string => useContext(MessagesContext)?.loading ?? englishLoading;
