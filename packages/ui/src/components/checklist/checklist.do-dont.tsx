import type { DoDontPair } from '../../stories/do-dont.ts';
import { Checklist } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'List a few tasks people can do now, each in one place.',
    good: (
      <Checklist
        title="Start taking payments"
        headingLevel={3}
        tasks={[
          { id: 'bank', title: 'Add a bank account', isDone: true },
          { id: 'identity', title: 'Verify your identity', isDone: false },
          { id: 'link', title: 'Create a payment link', isDone: false },
        ]}
      />
    ),
    dont: 'Don’t list tasks people can’t do yet.',
    bad: (
      <Checklist
        title="Start taking payments"
        headingLevel={3}
        tasks={[
          { id: 'wait', title: 'Wait for underwriting', isDone: false },
          { id: 'sales', title: 'Make your first 100 sales', isDone: false },
          { id: 'dispute', title: 'Win a dispute', isDone: false },
        ]}
      />
    ),
  },
];
