import { type Role, roleLabels, roles } from '@payfac/domain/access';

export interface DemoPerson {
  readonly role: Role;
  readonly label: string;
  readonly username: string;
}

/** The demo user of every role at a brand, as the local platform's seed names them. */
export const demoPeople = (brand: string): DemoPerson[] =>
  roles.map((role) => ({ role, label: roleLabels[role], username: `${role}@${brand}` }));
