import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Checkbox } from '../../packages/ui/src/components/checkbox/index.ts';
import { ComboBox } from '../../packages/ui/src/components/combo-box/index.ts';
import { ConfirmDialog } from '../../packages/ui/src/components/confirm-dialog/index.ts';
import { CurrencyInput } from '../../packages/ui/src/components/currency-input/index.ts';
import { DateInput } from '../../packages/ui/src/components/date-input/index.ts';
import { Drawer } from '../../packages/ui/src/components/drawer/index.ts';
import {
  FormActions,
  FormErrorSummary,
  FormLayout,
  FormSection,
} from '../../packages/ui/src/components/form-layout/index.ts';
import { Stack } from '../../packages/ui/src/components/layout/index.ts';
import { MultiSelect } from '../../packages/ui/src/components/multi-select/index.ts';
import { PercentageInput } from '../../packages/ui/src/components/percentage-input/index.ts';
import { RadioGroup } from '../../packages/ui/src/components/radio-group/index.ts';
import { Select } from '../../packages/ui/src/components/select/index.ts';
import { Switch } from '../../packages/ui/src/components/switch/index.ts';
import { TextField } from '../../packages/ui/src/components/text-field/index.ts';

const meta = { title: 'Patterns/Form recipes' } satisfies Meta;
export default meta;

const merchants = [
  { value: 'sm_1001', label: 'Blue Door Cafe' },
  { value: 'sm_1002', label: 'Nordhaven Cycles' },
  { value: 'sm_1003', label: 'Riverside Books' },
];

const brands = [
  { value: 'visa', label: 'Visa' },
  { value: 'mastercard', label: 'Mastercard' },
  { value: 'amex', label: 'Amex' },
];

const terms = [
  { value: 'receipt', label: 'Due on receipt' },
  { value: '30', label: '30 days' },
  { value: '60', label: '60 days' },
];

const schedules = [
  { value: 'day', label: 'Every business day' },
  { value: 'week', label: 'Every Monday' },
];

export const OneOfEach: StoryObj = {
  render: () => (
    <FormLayout label="Fields for each kind of value">
      <FormSection>
        <TextField label="Business name" defaultValue="Blue Door Cafe" />
        <ComboBox label="Merchant" options={merchants} defaultValue="sm_1002" />
        <CurrencyInput label="Monthly fee" defaultValue={25} />
        <PercentageInput label="Card rate (percent)" defaultValue="2.9" />
        <DateInput label="Starts on" defaultValue="2026-12-01" />
        <Select label="Payment term" options={terms} defaultValue="30" />
        <MultiSelect label="Card brands" options={brands} defaultValue={['visa', 'amex']} />
        <RadioGroup label="Payouts" options={schedules} defaultValue="day" />
        <Checkbox label="Email a receipt" defaultValue />
        <Switch label="Apple Pay" defaultValue />
      </FormSection>
    </FormLayout>
  ),
};

/** Simulates a request: only the server knows which addresses are taken. */
async function saveContact(email: string): Promise<string | undefined> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return email === 'ada@example.com' ? 'Another contact has this email.' : undefined;
}

function Contact() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('ada@example.com');
  const [isSubmitted, setSubmitted] = useState(false);
  const [taken, setTaken] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const noName = name.trim() === '' ? 'Enter the contact name.' : undefined;
  const problems = [
    ...(noName === undefined ? [] : [{ name: 'contact', message: noName }]),
    ...(taken === undefined ? [] : [{ name: 'email', message: taken }]),
  ];
  const save = async () => {
    setSubmitted(true);
    if (noName !== undefined) return;
    setSaving(true);
    const refused = await saveContact(email);
    setTaken(refused);
    setSaved(refused === undefined);
    setSaving(false);
  };
  return (
    <FormLayout label="Contact" onSubmit={() => void save()}>
      {isSaved && (
        <Banner tone="success" isAnnounced>
          {`Saved ${name}`}
        </Banner>
      )}
      <FormErrorSummary problems={isSubmitted ? problems : []} />
      <FormSection>
        <TextField
          label="Contact name"
          name="contact"
          autoComplete="name"
          value={name}
          onChange={setName}
          errorMessage={noName}
          isRequired
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(next) => {
            setEmail(next);
            setTaken(undefined);
          }}
          errorMessage={taken}
        />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary" isLoading={isSaving}>
          Save contact
        </Button>
      </FormActions>
    </FormLayout>
  );
}

export const Checking: StoryObj = { render: () => <Contact /> };

type Outcome = 'refunded' | 'unknown';

/** Simulates a request. With the same key the server refunds once, however often it is called. */
async function sendRefund(_key: string, amount: number): Promise<Outcome> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return amount > 50 ? 'unknown' : 'refunded';
}

function Refund() {
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState<number | null>(62.75);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const send = async () => {
    if (amount === null || isSending) return;
    setSending(true);
    setOutcome(await sendRefund(key, amount));
    setSending(false);
  };
  return (
    <FormLayout label="Refund" onSubmit={() => void send()}>
      {outcome === 'refunded' && (
        <Banner tone="success" isAnnounced>
          Refund sent
        </Banner>
      )}
      {outcome === 'unknown' && (
        <Banner tone="warning" title="Awaiting processor" isAnnounced>
          We’re checking the result. Don’t refund again.
        </Banner>
      )}
      <FormSection columns={1}>
        <CurrencyInput
          label="Amount to refund"
          description="Available to refund: $62.75"
          max={62.75}
          value={amount}
          onChange={setAmount}
          isReadOnly={outcome !== undefined}
        />
      </FormSection>
      {outcome === undefined && (
        <FormActions>
          <Button type="submit" variant="primary" isLoading={isSending}>
            Refund payment
          </Button>
        </FormActions>
      )}
    </FormLayout>
  );
}

export const Sending: StoryObj = { render: () => <Refund /> };

function Editing() {
  const [saved, setSaved] = useState('Riverside Books');
  const [name, setName] = useState(saved);
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    setOpen(false);
    setName(saved);
  };
  return (
    <Stack align="start">
      <Button onPress={() => setOpen(true)}>{`Edit ${saved}`}</Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={() => (name === saved ? leave() : setAsking(true))}
        title="Edit merchant"
        footer={
          <Button
            variant="primary"
            onPress={() => {
              setSaved(name);
              setOpen(false);
            }}
          >
            Save merchant
          </Button>
        }
      >
        <TextField label="Business name" value={name} onChange={setName} />
      </Drawer>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        The new business name hasn’t been saved.
      </ConfirmDialog>
    </Stack>
  );
}

export const Leaving: StoryObj = { render: () => <Editing /> };
