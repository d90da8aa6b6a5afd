import { inviteUploadColumns } from '@payfac/domain/invites';
import { Banner } from '@payfac/ui/banner';
import { Card } from '@payfac/ui/card';
import { Grid, Stack } from '@payfac/ui/layout';
import { Select } from '@payfac/ui/select';
import { columnLabels, missingColumns, neededColumns } from './columns.ts';
import { chooseColumn } from './read-file.ts';
import type { Sheet } from './state.ts';

const needed = new Set<string>(neededColumns);

/** Which column of the file is which, as its heading says or a person chooses. */
export function ColumnsCard({ sheet }: { readonly sheet: Sheet }) {
  const { headings, records, columns } = sheet;
  const missing = missingColumns(columns).map((column) => columnLabels[column].toLowerCase());
  const options = headings.map((heading, index) => ({
    value: String(index),
    label: heading.trim() === '' ? `Column ${index + 1}` : heading,
  }));
  const example = (index: number | undefined): string | undefined => {
    const cell = index === undefined ? '' : (records[0]?.cells[index] ?? '');
    return cell === '' ? undefined : `Such as: ${cell.slice(0, 60)}`;
  };
  return (
    <Card title="Columns" description="Where each piece of information stands in your file.">
      <Stack gap="lg">
        {missing.length > 0 && (
          <Banner tone="warning" isAnnounced>
            {`Select the column of the ${missing.join(' and the ')}: every invite needs it.`}
          </Banner>
        )}
        <Grid column="md" gap="lg">
          {inviteUploadColumns.map((column) => (
            <Select
              key={column}
              label={columnLabels[column]}
              isRequired={needed.has(column)}
              placeholder="Not in this file"
              options={options}
              value={columns[column] === undefined ? '' : String(columns[column])}
              description={example(columns[column])}
              onChange={(value) =>
                void chooseColumn(column, value === '' ? undefined : Number(value))
              }
            />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}
