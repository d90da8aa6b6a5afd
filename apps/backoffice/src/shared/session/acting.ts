import type { Session } from './session.ts';

/** Roles whose users work in this same app. */
const sameAppRoles: ReadonlySet<string> = new Set(['admin', 'underwriter', 'bank']);

/** Whether the acted-as user works in the administrator's own app, and so in the same tab. */
export const isSameApp = ({ applications }: Pick<Session, 'applications'>): boolean =>
  applications.payments.acl.some(({ role }) => sameAppRoles.has(role));
