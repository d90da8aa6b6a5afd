import {
  type TemplateContent,
  type TemplateSection,
  templateFieldLabels,
  templateSectionLabels,
  visibleSections,
} from '@payfac/domain/payment-link-templates';
import { Disclosure } from '@payfac/ui/disclosure';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { laterPart } from '../../../shared/later/later-part.ts';
import { AmountPart, ModifiersPart } from '../form/amount-part.tsx';
import type { LinkFormHandle } from '../form/controls.tsx';
import { CustomizationPart } from '../form/customization-part.tsx';
import { OptionsPart, UsagePart } from '../form/options-part.tsx';
import { editorPlace, Accounts as LaterAccounts } from './editor-slot.tsx';
import { allowedFieldsOf } from './template-content.ts';

const Accounts = (props: ControlProps<string[]>) => <LaterAccounts {...props} />;
const Questions = laterPart(async () => (await import('./questions.tsx')).Questions);

export interface PartProps {
  readonly link: LinkFormHandle;
  readonly base: TemplateContent;
}

interface FoldProps extends PartProps {
  readonly section: TemplateSection;
  readonly children: ReactNode;
}

/** An initially open section, which says when senders of links won't see it. */
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

/** All of a template's sections. */
export function Sections({ link, base }: PartProps) {
  const { Field } = link;
  const place = useMemo(() => editorPlace({ Field }), [Field]);
  const part = { link, ...place };
  const fold = { link, base };
  return (
    <>
      <FormSection
        title="Template"
        description="People who send a link fill in what you leave open. Lock a field to fix its value, or hide it."
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
