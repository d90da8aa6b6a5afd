import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { FormLayout } from '../../packages/ui/src/components/form-layout/index.ts';
import { PageHeader } from '../../packages/ui/src/components/page-header/index.ts';
import { AppLayout } from '../../packages/ui/src/components/sidebar/index.ts';
import { TextField } from '../../packages/ui/src/components/text-field/index.ts';
import { Wizard } from '../../packages/ui/src/components/wizard/index.ts';
import { SampleForm } from '../../packages/ui/src/stories/form-sample.tsx';
import { sampleSidebar } from '../../packages/ui/src/stories/sidebar-sample.tsx';

const meta = { title: 'Patterns/Forms', parameters: { isPage: true } } satisfies Meta;
export default meta;

const above = [{ label: 'Customers', href: '#customers' }];

/** Sections by subject, the main button last. Errors are listed on top once sending failed. */
export const FormPage: StoryObj = {
  render: () => (
    <AppLayout sidebar={sampleSidebar}>
      <div className="pf-stack">
        <PageHeader title="New customer" breadcrumbs={above} />
        <Card>
          <FormLayout label="New customer">
            <SampleForm />
          </FormLayout>
        </Card>
      </div>
    </AppLayout>
  ),
};

export const FormPageWithProblems: StoryObj = {
  render: () => (
    <AppLayout sidebar={sampleSidebar}>
      <div className="pf-stack">
        <PageHeader title="New customer" breadcrumbs={above} />
        <Card>
          <FormLayout label="New customer">
            <SampleForm hasProblems />
          </FormLayout>
        </Card>
      </div>
    </AppLayout>
  ),
};

/** For what is filled in once and takes more than a page. A step is checked before the next opens. */
export const WizardPage: StoryObj = {
  render: () => (
    <AppLayout sidebar={sampleSidebar}>
      <div className="pf-stack">
        <PageHeader title="New account" />
        <Card>
          <Wizard
            label="New account"
            finishLabel="Submit application"
            onFinish={() => undefined}
            steps={[
              {
                id: 'business',
                label: 'Business',
                content: <TextField label="Legal name" isRequired />,
              },
              { id: 'owner', label: 'Owner', content: <TextField label="Full name" isRequired /> },
              { id: 'payout', label: 'Payout', content: <TextField label="Bank" isRequired /> },
            ]}
          />
        </Card>
      </div>
    </AppLayout>
  ),
};
