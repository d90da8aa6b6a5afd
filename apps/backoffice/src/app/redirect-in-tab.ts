import { redirect } from 'react-router-dom';
import { contextual } from '../shared/address.ts';

/** A redirect that keeps the tab's acting session and chosen account, so that they survive a reload. */
export const redirectInTab = (path: string, from: string): Response =>
  redirect(contextual(path, new URL(from).search));
