import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** Whether the browser is online, as queries see it. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnline);
