import { previews } from '@payfac/api/contract/previews';
import { callsOf } from '../api/connection.ts';

/** Apart from the form's own calls: fetched with the preview. */
export const api = callsOf({ previews });
