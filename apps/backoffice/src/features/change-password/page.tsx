import { ApiError } from '@payfac/api';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { FormActions, FormLayout, FormSection } from '@payfac/ui/form-layout';
import { PageHeader } from '@payfac/ui/page-header';
import { PasswordField } from '@payfac/ui/password-field';
import { type FormEvent, useState } from 'react';
import { notify } from '../../shared/notify/notify.ts';
import { mustResetPassword, useSession } from '../../shared/session/session.ts';
import { api } from './api.ts';
import * as styles from './page.css.ts';

const SHORTEST = 12;

/** /change-password: by choice, or because an administrator asked for it. */
export function Component() {
  const session = useSession();
  const isForced = mustResetPassword(session);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const currentProblem = current === '' ? 'Enter your current password.' : undefined;
  const nextProblem = next.length < SHORTEST ? `Enter at least ${SHORTEST} characters.` : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (currentProblem || nextProblem || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await api.users.changePassword({
        params: { id: session.userId },
        body: { currentPassword: current, newPassword: next },
      });
      notify('success', 'Your password was changed.');
      // A forced reset ends with a new session, which no longer asks for one.
      if (isForced) location.assign('/');
      setCurrent('');
      setNext('');
      setTried(false);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.page}>
      <PageHeader
        title="Change password"
        {...(isForced && {
          description: 'Choose a new password to go on. Until then nothing else can be opened.',
        })}
      />
      <Card>
        <FormLayout label="Change password" onSubmit={(event) => void submit(event)}>
          {error && (
            <Banner tone="danger" isAnnounced>
              {error}
            </Banner>
          )}
          <FormSection columns={1}>
            <PasswordField
              label="Current password"
              value={current}
              onChange={setCurrent}
              autoComplete="current-password"
              isRequired
              isTouched={tried}
              errorMessage={currentProblem}
            />
            <PasswordField
              label="New password"
              description={`At least ${SHORTEST} characters. Length matters more than symbols.`}
              value={next}
              onChange={setNext}
              autoComplete="new-password"
              isRequired
              isTouched={tried}
              errorMessage={nextProblem}
            />
          </FormSection>
          <FormActions>
            <Button type="submit" variant="primary" isLoading={busy}>
              Change password
            </Button>
          </FormActions>
        </FormLayout>
      </Card>
    </div>
  );
}
