import * as users from '@payfac/api/contract/users';
import { send } from '../api/connection.ts';
import type { Session } from '../session/session.ts';

/** Saves a user's theme, or a part of it. @throws ApiError. */
export const saveTheme = (
  id: string,
  theme: Session['applications']['payments']['theme'],
): Promise<unknown> => send(users.update)({ params: { id }, body: { theme } });
