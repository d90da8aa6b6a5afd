import { createElement } from 'react';
import { useLater } from '../../later/use-later.ts';
import type { RecordDrawerProps } from './record-drawer.tsx';

/** The record drawer, loaded with the first opened record. */
export function LaterDrawer<D>(props: RecordDrawerProps<D>) {
  const drawer = useLater(true, () => import('./record-drawer.tsx'), props.onClose);
  return drawer ? createElement(drawer.RecordDrawer<D>, props) : null;
}
