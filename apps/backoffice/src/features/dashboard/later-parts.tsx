import { laterPart } from '../../shared/later/later-part.ts';

/** Its date fields are fetched with the first range that is typed in. */
export const CustomRange = laterPart(async () => (await import('./custom-range.tsx')).CustomRange);

/** Names are fetched with the first widget that is narrowed by itself. */
export const OwnScope = laterPart(async () => (await import('./own-scope.tsx')).OwnScope);
