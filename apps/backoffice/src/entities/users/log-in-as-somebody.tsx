import * as users from '@payfac/api/contract/users';
import { roleLabels } from '@payfac/domain/access';
import { Button } from '@payfac/ui/button';
import { SearchSelect } from '@payfac/ui/search-select';
import { useState } from 'react';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { canBeActedAs } from '../../shared/session/start-acting.ts';
import { LogInAs, LogInAsFrame } from './log-in-as.tsx';

interface LogInAsSomebodyProps {
  readonly account: { readonly subMerchantId: string; readonly dbaName: string };
  readonly onClose: () => void;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

/** The people of an account who can be acted as, by their names. */
const peopleOf = (subMerchantId: string) => async (name: string, signal: AbortSignal) => {
  const query = {
    subMerchantId: [subMerchantId],
    status: ['active' as const],
    ...(name !== '' && { name }),
    pageSize: 20,
    sort: 'name' as const,
  };
  const { data } = await settled(send(users.list)({ query }, { signal, lane: 'picker.people' }));
  return data.filter(canBeActedAs).map((user) => ({
    value: user.id,
    label: user.name,
    description: [...new Set(user.acl.map(({ role }) => roleLabels[role]))].join(', '),
  }));
};

/** Chooses one of an account's people, then acts as them. */
export function LogInAsSomebody({ account, onClose }: LogInAsSomebodyProps) {
  const [person, setPerson] = useState<Person>();
  const [isGoingOn, setGoingOn] = useState(false);
  if (person && isGoingOn) return <LogInAs person={person} onClose={onClose} />;
  return (
    <LogInAsFrame
      title={`Log in at ${account.dbaName}`}
      onClose={onClose}
      footer={
        person && (
          <Button variant="primary" onPress={() => setGoingOn(true)}>
            Continue
          </Button>
        )
      }
    >
      <SearchSelect
        label="Person"
        placeholder="Search by name"
        description="People who can sign in to this account."
        value={person?.id ?? ''}
        load={peopleOf(account.subMerchantId)}
        onChange={(id, option) => setPerson(option && { id, name: option.label })}
      />
    </LogInAsFrame>
  );
}
