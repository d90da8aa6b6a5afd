import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { FormLayout } from '../../packages/ui/src/components/form-layout/index.ts';
import { Page } from '../../packages/ui/src/components/page/index.ts';
import { Wizard } from '../../packages/ui/src/components/wizard/index.ts';
import { SampleForm } from '../../packages/ui/src/stories/form-sample.tsx';
import { sampleWizard } from '../../packages/ui/src/stories/wizard-sample.tsx';
import { PatternPage } from './pattern-page.tsx';

const meta = { title: 'Patterns/Forms', parameters: { isPage: true } } satisfies Meta;
export default meta;

const above = [{ label: 'Customers', href: '#customers' }];

/** Sections by subject, the main button last. Errors are listed on top once sending failed. */
export const FormPage: StoryObj = {
  render: () => (
    <PatternPage activeHref="#customers">
      <Page title="New customer" breadcrumbs={above} width="form">
        <Card>
          <FormLayout label="New customer">
            <SampleForm />
          </FormLayout>
        </Card>
      </Page>
    </PatternPage>
  ),
};

export const FormPageWithProblems: StoryObj = {
  render: () => (
    <PatternPage activeHref="#customers">
      <Page title="New customer" breadcrumbs={above} width="form">
        <Card>
          <FormLayout label="New customer">
            <SampleForm hasProblems />
          </FormLayout>
        </Card>
      </Page>
    </PatternPage>
  ),
};

/** For what is filled in once and takes more than a page. A step is checked before the next opens. */
export const WizardPage: StoryObj = {
  render: () => (
    <PatternPage activeHref="#customers">
      <Page title="New account" width="form">
        <Card>
          <Wizard {...sampleWizard} />
        </Card>
      </Page>
    </PatternPage>
  ),
};
