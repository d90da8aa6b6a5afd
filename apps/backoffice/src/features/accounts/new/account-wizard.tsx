import { can } from '@payfac/domain/access';
import type { Application } from '@payfac/domain/accounts';
import { Card } from '@payfac/ui/card';
import { useNavigate } from '@payfac/ui/navigation';
import { laterSteps } from '../../../shared/form/wizard/later-steps.tsx';
import { useWizard } from '../../../shared/form/wizard/use-wizard.ts';
import { WizardForm } from '../../../shared/form/wizard/wizard-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { checksFor } from './checks.ts';
import { emptyAccount, filledInBefore, reachedBy } from './from-application.ts';
import * as saves from './saves.ts';
import { fieldOf, newAccount, type StepProps } from './schema.ts';
import { BusinessStep } from './steps/business-step.tsx';

/** All steps but the first, which the page starts with. */
const { LaterStep, prepare } = laterSteps<StepProps>({
  owners: async () => (await import('./steps/owners-step.tsx')).OwnersStep,
  location: async () => (await import('./steps/business-step.tsx')).LocationStep,
  processing: async () => (await import('./steps/processing-step.tsx')).ProcessingStep,
  payout: async () => {
    const [{ PayoutStep }] = await Promise.all([
      import('./steps/payout-step.tsx'),
      import('./save-payout.ts'),
    ]);
    return PayoutStep;
  },
  review: async () => (await import('./steps/review-step.tsx')).ReviewStep,
});

interface AccountWizardProps {
  /** The saved application; undefined until the first step is saved. */
  readonly application: Application | undefined;
  /** The initial product. */
  readonly spProductId: string | undefined;
}

const begun = (application: Application | undefined): Application => {
  if (!application) throw new Error('Complete the first step to start the application.');
  return application;
};

/** A new account in six steps, each saved on the platform when it is left. */
export function AccountWizard({ application, spProductId }: AccountWizardProps) {
  const holder = useHolder();
  const navigate = useNavigate();
  const leave = () =>
    navigate(
      can(holder, 'sidebar.serviceProvider.accounts') ? '/accounts-center' : '/accounts-view',
    );
  const checks = checksFor(application);
  const saving = (save: (of: Application) => Promise<void>) => async () => {
    await save(begun(application));
    return undefined;
  };
  const wizard = useWizard(newAccount, {
    draft: `account.${application?.applicationId ?? 'new'}`,
    initial: application ? filledInBefore(application) : emptyAccount(spProductId),
    reached: reachedBy(application),
    fieldOf,
    steps: {
      business: {
        label: 'Business',
        ...(checks.business && { check: checks.business }),
        save: async (part) => {
          if (application) {
            await saves.changeBusiness(application, part);
            return undefined;
          }
          return { application: await saves.begin(part) };
        },
      },
      owners: {
        label: 'Owners',
        ...(checks.owners && { check: checks.owners }),
        save: (part) => saving((of) => saves.saveOwners(of, part))(),
      },
      location: {
        label: 'Location',
        save: (part) => saving((of) => saves.saveLocation(of, part))(),
      },
      processing: {
        label: 'Processing',
        ...(checks.processing && { check: checks.processing }),
        save: (part) => saving((of) => saves.saveProcessing(of, part))(),
      },
      payout: {
        label: 'Payout account',
        ...(checks.payout && { check: checks.payout }),
        save: (part) =>
          saving(async (of) => (await import('./save-payout.ts')).savePayout(of, part))(),
      },
      review: {
        label: 'Review and submit',
        ...(checks.review && { check: checks.review }),
        save: saving(saves.submit),
      },
    },
    onDone: () => {
      notify('success', `Submitted ${application?.identity.business.dbaName ?? ''} for review.`);
      leave();
    },
    onLeave: leave,
  });
  const props = { wizard, application };
  const next = wizard.ids[wizard.ids.indexOf(wizard.step) + 1];
  return (
    <Card>
      <WizardForm
        onFillIn={() => prepare(next)}
        of={wizard}
        label="New account"
        finishLabel="Submit for review"
        contents={{
          business: <BusinessStep {...props} />,
          owners: <LaterStep step="owners" {...props} />,
          location: <LaterStep step="location" {...props} />,
          processing: <LaterStep step="processing" {...props} />,
          payout: <LaterStep step="payout" {...props} />,
          review: <LaterStep step="review" {...props} />,
        }}
      />
    </Card>
  );
}
