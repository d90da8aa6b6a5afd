import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Status } from '../../packages/ui/src/components/badge/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { IconButton } from '../../packages/ui/src/components/icon-button/index.ts';
import {
  DownloadIcon,
  MoreIcon,
  RefreshIcon,
} from '../../packages/ui/src/components/icons/index.ts';
import { Grid, Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Delta } from '../../packages/ui/src/components/money/index.ts';
import { SearchField } from '../../packages/ui/src/components/search-field/index.ts';
import { TextField } from '../../packages/ui/src/components/text-field/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';

const meta = { title: 'Foundations/Accessibility' } satisfies Meta;
export default meta;

export const NotByColorAlone: StoryObj = {
  render: () => (
    <Grid column="md" gap="lg" isStretched>
      <Card title="A word with each color" headingLevel={3}>
        <Stack gap="sm">
          <Status tone="success">Settled</Status>
          <Status tone="danger">Declined</Status>
          <Status tone="review">In review</Status>
          <Delta change={-0.08} comparedWith="vs October" />
        </Stack>
      </Card>
      <Card title="A sign and a sentence" headingLevel={3}>
        <TextField
          label="Routing number"
          defaultValue="12100035"
          errorMessage="Enter all nine digits."
          isTouched
        />
      </Card>
      <Card title="A name for every icon" headingLevel={3}>
        <Inline gap="xs">
          <IconButton label="Refresh payouts" icon={<RefreshIcon size={16} />} />
          <IconButton label="Download payouts" icon={<DownloadIcon size={16} />} />
          <IconButton label="More actions for payouts" icon={<MoreIcon size={16} />} />
        </Inline>
      </Card>
    </Grid>
  ),
};

const merchants = ['Blue Door Cafe', 'Mercer Books', 'Nordhaven Cycles', 'Riverside Books'];

/** The count appears later and without focus, so it is a status: announced once, when it changes. */
function Searching() {
  const [text, setText] = useState('books');
  const found = merchants.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <Stack gap="sm">
      <SearchField label="Search merchants" value={text} onChange={setText} />
      <output>{found.length === 1 ? '1 merchant' : `${found.length} merchants`}</output>
      {found.map((name) => (
        <Text key={name}>{name}</Text>
      ))}
    </Stack>
  );
}

export const SaidOnce: StoryObj = { render: () => <Searching /> };
