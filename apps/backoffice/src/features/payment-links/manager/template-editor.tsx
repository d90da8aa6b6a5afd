import {
  linkValues,
  type PaymentLinkTemplate,
  type TemplateContent,
  type TemplateSection,
  templateEditorMode,
  templateFieldLabels,
  templateSectionLabels,
  visibleSections,
} from '@payfac/domain/payment-link-templates';
import { Button } from '@payfac/ui/button';
import { Disclosure } from '@payfac/ui/disclosure';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Inline } from '@payfac/ui/layout';
import { ButtonLink } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { Heading } from '@payfac/ui/typography';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { CallForm } from '../../../shared/form/call-form.tsx';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { laterPart } from '../../../shared/later/later-part.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { LivePreview } from '../../../shared/preview/live-preview.tsx';
import { sendAt } from '../address.ts';
import { AmountPart, ModifiersPart } from '../form/amount-part.tsx';
import { previewOf } from '../form/content.ts';
import type { LinkFormHandle } from '../form/controls.tsx';
import { CustomizationPart } from '../form/customization-part.tsx';
import { OptionsPart, UsagePart } from '../form/options-part.tsx';
import type { LinkFields } from '../form/values.ts';
import { editorPlace, Accounts as LaterAccounts } from './editor-slot.tsx';
import { allowedFieldsOf, contentOf } from './template-content.ts';
import * as styles from './templates.css.ts';
import { templateActions, useTemplateForm } from './use-template-form.ts';

const Accounts = (props: ControlProps<string[]>) => <LaterAccounts {...props} />;
const Questions = laterPart(async () => (await import('./questions.tsx')).Questions);

interface PartProps {
  readonly link: LinkFormHandle;
  readonly base: TemplateContent;
}

/** The payer's page of a link as the template alone makes it. */
function TemplatePreview({ link, base, id }: PartProps & { readonly id: string | undefined }) {
  const fields = useWatch({ control: link.form.control, compute: (all: LinkFields) => all });
  const content = contentOf(fields, base);
  return (
    <LivePreview
      modelName="paymentLinks"
      modelId={id ?? null}
      data={previewOf(linkValues(content, {}), content.subMerchantIds[0], null)}
      isReady
      hint=""
    />
  );
}

interface FoldProps extends PartProps {
  readonly section: TemplateSection;
  readonly children: ReactNode;
}

/** A section that is open from the start, and says so when whoever sends a link sees none of it. */
function Fold({ link, base, section, children }: FoldProps) {
  const isVisible = useWatch({
    control: link.form.control,
    name: 'access',
    compute: (access) => visibleSections(allowedFieldsOf(access, base)).includes(section),
  });
  return (
    <Disclosure
      title={templateSectionLabels[section]}
      summary={isVisible ? undefined : 'Hidden from senders'}
      headingLevel={3}
      isOpenAtFirst
    >
      <Suspense fallback={<Skeleton lines={4} />}>{children}</Suspense>
    </Disclosure>
  );
}

/** Everything a template says, section by section. */
function Sections({ link, base }: PartProps) {
  const { Field } = link;
  const place = useMemo(() => editorPlace({ Field }), [Field]);
  const part = { link, ...place };
  const fold = { link, base };
  return (
    <>
      <FormSection
        title="Template"
        description="For each field, choose whether people who send a link can edit it, only read it, or don't see it."
      >
        <Field name="name" as={Text} label="Name" isRequired maxLength={80} />
        <Suspense fallback={<Skeleton lines={2} />}>
          <Field name="subMerchantIds" as={Accounts} label="Accounts" isRequired />
        </Suspense>
      </FormSection>
      <AmountPart {...part} />
      <ModifiersPart {...part} />
      <FormSection title="Sending">
        {(['sendEmail', 'sendSms'] as const).map((name) => (
          <FormWide key={name}>
            <place.Slot name={name}>
              <Field name={name} as={Tick} label={templateFieldLabels[name]} />
            </place.Slot>
          </FormWide>
        ))}
      </FormSection>
      <div>
        <Fold {...fold} section="options">
          <OptionsPart {...part} />
        </Fold>
        <Fold {...fold} section="usage">
          <UsagePart {...part} />
        </Fold>
        <Fold {...fold} section="customization">
          <CustomizationPart {...part} hasQuestions questions={<Questions link={link} />} />
        </Fold>
      </div>
    </>
  );
}

interface TemplateEditorProps {
  /** Undefined for a new one. */
  readonly saved: PaymentLinkTemplate | undefined;
  readonly base: TemplateContent;
  readonly onSaved: (template: PaymentLinkTemplate) => void;
  readonly onDeleted: () => void;
  /** Called with whether there is work to be saved. */
  readonly onWork: (isWork: boolean) => void;
  /** Frames the preview; nothing where it is hidden. */
  readonly preview: ((content: ReactNode) => ReactNode) | undefined;
}

/** A template in its editor, with its preview in the third column. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { saved, base, onSaved, onDeleted, onWork, preview } = props;
  const { link, submitAs, startOver } = useTemplateForm({ saved, base, onDone: onSaved });
  const { isDirty, isSubmitting } = useFormState({ control: link.form.control });
  useEffect(() => onWork(isDirty), [isDirty, onWork]);
  const id = saved?.paymentLinkTemplateId;
  const isChangeable = templateEditorMode(id) === 'create-new' || !saved?.isBuiltIn;
  const [account] = saved?.subMerchantIds ?? [];
  const form: LinkFormHandle = {
    ...link,
    submit: () => submitAs(isChangeable ? 'save' : 'save-as-new'),
  };
  return (
    <>
      <div className={styles.editor}>
        <div className={styles.head}>
          <Heading level={2}>{saved?.name ?? 'New template'}</Heading>
          {saved && (
            <Inline>
              <ButtonLink
                href={sendAt({
                  ...(account !== undefined && { merchant: account }),
                  template: saved.paymentLinkTemplateId,
                })}
              >
                Send a link
              </ButtonLink>
              <RecordActions
                actions={templateActions}
                record={saved}
                name={saved.name}
                onEnd={() => {
                  link.discard();
                  onDeleted();
                }}
              />
            </Inline>
          )}
        </div>
        {saved?.isBuiltIn && (
          <p className={styles.note}>
            This template is built in. Save it as a new one to change it.
          </p>
        )}
        <CallForm
          of={form}
          label={saved?.name ?? 'New template'}
          submitLabel={isChangeable ? 'Save template' : 'Save as new'}
          actions={
            !isSubmitting && (
              <>
                {isDirty && <Button onPress={startOver}>Discard changes</Button>}
                {saved && isChangeable && (
                  <Button onPress={() => submitAs('save-as-new')}>Save as new</Button>
                )}
              </>
            )
          }
        >
          <Sections link={link} base={base} />
        </CallForm>
      </div>
      {preview?.(<TemplatePreview link={link} base={base} id={id} />)}
    </>
  );
}
