import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { Card } from '../card/index.ts';
import { RoutingNumberInput } from '../routing-number-input/index.ts';
import { TextField } from '../text-field/index.ts';
import { Wizard } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Cover one topic per step, and say on the last button what it does.',
    good: (
      <Wizard
        label="New merchant"
        headingLevel={4}
        defaultStep="bank"
        finishLabel="Submit application"
        onFinish={unused}
        steps={[
          { id: 'business', label: 'Business', content: '' },
          {
            id: 'bank',
            label: 'Bank account',
            content: <RoutingNumberInput label="Routing number" defaultValue="021000021" />,
          },
        ]}
      />
    ),
    dont: 'Don’t put a form with its own heading and box in a step: the wizard is the form.',
    bad: (
      <Wizard
        label="New merchant"
        headingLevel={4}
        defaultStep="second"
        finishLabel="Done"
        onFinish={unused}
        steps={[
          { id: 'first', label: 'Step 1', content: '' },
          {
            id: 'second',
            label: 'Step 2',
            content: (
              <Card title="Form" headingLevel={4}>
                <TextField label="Routing number" />
                <TextField label="Everything else" />
              </Card>
            ),
          },
        ]}
      />
    ),
  },
];
