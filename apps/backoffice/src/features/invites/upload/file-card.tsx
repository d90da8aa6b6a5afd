import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { FileDrop } from '@payfac/ui/file-drop';
import { DownloadIcon } from '@payfac/ui/icons';
import { Grid, Inline, Stack } from '@payfac/ui/layout';
import { useAtomValue } from 'jotai';
import { counted } from '../../../shared/counted.ts';
import { OneOf } from '../../../shared/form/controls/choices.tsx';
import { notifyFailure } from '../../../shared/notify/notify.ts';
import { Product, useTemplates } from '../offer.ts';

import { fileSizeLimit } from './file-text.ts';
import { change, type Order, type Sheet, startOver, uploadAtom } from './state.ts';
import * as styles from './upload.css.ts';

const left = () => undefined;

/** The code that reads and checks a file, loaded with the first one. */
const reader = () => import('./read-file.ts');
const choose = (file: File) => reader().then(({ readFile }) => readFile(file));
const cancel = () => reader().then(({ cancelReading }) => cancelReading());
const save = () => import('./template.ts').then(({ saveTemplate }) => saveTemplate());

interface FileCardProps {
  /** The error when the product is missing. */
  readonly productProblem: string | undefined;
}

/** The loaded file, in one line. */
const ReadFile = ({ sheet, isSettled }: { readonly sheet: Sheet; readonly isSettled: boolean }) => (
  <Inline gap="md">
    <span>
      <strong className={styles.fileName}>{sheet.fileName}</strong>
      {` · ${counted(sheet.records.length, 'row')}`}
    </span>
    {!isSettled && (
      <Button size="small" onPress={startOver}>
        Choose another file
      </Button>
    )}
  </Inline>
);

/** What the file's people are invited to, and the file. */
export function FileCard({ productProblem }: FileCardProps) {
  const { order, reading, problem, sheet, rows, sending } = useAtomValue(uploadAtom);
  const { fees, flow } = useTemplates(order.spProductId);
  const set = (changes: Partial<Order>) => change({ order: { ...order, ...changes } });
  // Rows that are already invited were invited to this product.
  const isSettled = sending !== undefined || rows.some(({ stage }) => stage === 'done');
  const files = reading && [{ id: 'file', state: 'sending' as const, ...reading }];
  return (
    <Card
      title="Upload invites"
      description="Invite many people at once with a CSV file. You check the rows here before anything is sent."
      actions={
        <Button icon={<DownloadIcon size={16} />} onPress={() => void save().catch(notifyFailure)}>
          Download template
        </Button>
      }
    >
      <Stack gap="lg">
        <Grid column="lg" gap="lg">
          <Product
            name="spProductId"
            label="Product"
            value={order.spProductId}
            onChange={(spProductId) =>
              set({ spProductId, feeTemplateId: undefined, onboardingFlowTemplateId: undefined })
            }
            onBlur={left}
            isRequired
            isDisabled={isSettled}
            errorMessage={order.spProductId === undefined ? productProblem : undefined}
            isTouched={productProblem !== undefined}
          />
          <OneOf
            name="feeTemplateId"
            label="Fees"
            {...fees}
            isDisabled={isSettled || fees.isDisabled}
            value={order.feeTemplateId}
            onChange={(feeTemplateId) => set({ feeTemplateId })}
            onBlur={left}
          />
          <OneOf
            name="onboardingFlowTemplateId"
            label="Onboarding flow"
            {...flow}
            isDisabled={isSettled || flow.isDisabled}
            value={order.onboardingFlowTemplateId}
            onChange={(onboardingFlowTemplateId) => set({ onboardingFlowTemplateId })}
            onBlur={left}
          />
        </Grid>
        {problem !== undefined && (
          <Banner tone="danger" isAnnounced>
            {problem}
          </Banner>
        )}
        {sheet ? (
          <ReadFile sheet={sheet} isSettled={isSettled} />
        ) : (
          <FileDrop
            label="CSV file"
            description="Columns: name and email, and if you have them mobile phone and business."
            accept=".csv,text/csv"
            maxSize={fileSizeLimit}
            files={files ?? []}
            onAdd={([file]) => file && void choose(file).catch(notifyFailure)}
            onCancel={() => void cancel().catch(notifyFailure)}
          />
        )}
      </Stack>
    </Card>
  );
}
