import { applicationUpgraded, sessionExpired } from '@payfac/api/messages';
import { type Role, roleLabels } from '@payfac/domain/access';
import { Button } from '@payfac/ui/button';
import { TextField } from '@payfac/ui/text-field';
import { type FormEvent, useState } from 'react';
import { paymentsLogin, place } from '../../shared/environment/environment.ts';
import * as styles from './page.css.ts';
import { signOn } from './sign-on.ts';

interface DemoPerson {
  readonly role: Role;
  readonly label: string;
  readonly username: string;
}

/** One demo user per role, by the part of their username before `@brand` in the local platform's seed. */
const logins: readonly (readonly [Role, string])[] = [
  ['admin', 'admin'],
  ['underwriter', 'underwriter'],
  ['bank', 'bank'],
  ['service-provider', 'provider'],
  ['manager', 'manager'],
  ['merchant-admin', 'merchantadmin'],
  ['employee', 'employee'],
  ['sales-clerk', 'clerk'],
  ['accounting', 'accounting'],
  ['applicant', 'applicant'],
];

/** The demo users of a brand. */
const demoPeople = (brand: string): DemoPerson[] =>
  logins.map(([role, login]) => ({
    role,
    label: roleLabels[role],
    username: `${login}@${brand}`,
  }));

/** Why the user is here, from the address; the same texts as on the payments login page. */
const reasons = new Map([
  ['expired', sessionExpired],
  ['upgraded', applicationUpgraded.body],
  ['signed-out', 'You’ve signed out.'],
]);
const notice = reasons.get(new URLSearchParams(location.search).get('reason') ?? '');

/** Signs in without a password: local environment, loopback host, never in production. */
export function DevLoginPage() {
  const [username, setUsername] = useState('');
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();

  const enter = async (name: string) => {
    setBusy(name);
    setError(await signOn(name));
    setBusy(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (username.trim()) void enter(username.trim());
    else setError('Enter a username.');
  };

  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <div>
          <h1 className={styles.title}>Sign in to {place.brand.title}</h1>
          <p className={styles.hint}>
            Development sign-in. Works only on this computer; no password needed.
          </p>
        </div>
        {notice && <output className={styles.notice}>{notice}</output>}
        {place.loginBypass ? (
          <>
            {error && (
              <p className={styles.failure} role="alert">
                {error}
              </p>
            )}
            <ul className={styles.people} aria-label="Demo users">
              {demoPeople(place.brand.id).map((person) => (
                <li key={person.role}>
                  <Button
                    isFullWidth
                    isLoading={busy === person.username}
                    onPress={() => void enter(person.username)}
                  >
                    {person.label}
                  </Button>
                </li>
              ))}
            </ul>
            <form className={styles.form} onSubmit={submit}>
              <div className={styles.grow}>
                <TextField label="Username" value={username} onChange={setUsername} />
              </div>
              <Button
                type="submit"
                variant="primary"
                isLoading={busy === username.trim() && busy !== ''}
              >
                Sign in
              </Button>
            </form>
            <p className={styles.hint}>
              <a className={styles.link} href="/payments/simulated-time">
                Move simulated time
              </a>{' '}
              to bill subscriptions, send payouts, and open disputes.
            </p>
          </>
        ) : (
          <p className={styles.notice}>
            Development sign-in is for local environments only. Use the{' '}
            <a className={styles.link} href={paymentsLogin}>
              login page
            </a>
            .
          </p>
        )}
      </div>
    </main>
  );
}
