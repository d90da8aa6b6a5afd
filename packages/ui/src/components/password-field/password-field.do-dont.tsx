import type { DoDontPair } from '../../stories/do-dont.ts';
import { Stack } from '../layout/index.ts';
import { PasswordField } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Ask once, and show how strong the password is.',
    good: (
      <PasswordField
        label="New password"
        defaultValue="harbor lantern 41"
        autoComplete="new-password"
        strength={{ level: 4, label: 'Strong' }}
      />
    ),
    dont: 'Don’t ask for the same password twice: people can reveal it.',
    bad: (
      <Stack gap="md">
        <PasswordField
          label="New password"
          defaultValue="harbor lantern 41"
          autoComplete="new-password"
        />
        <PasswordField label="Repeat new password" autoComplete="new-password" />
      </Stack>
    ),
  },
];
