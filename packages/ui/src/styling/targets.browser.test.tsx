import '../../base.css';
import '../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from '../components/breadcrumbs/index.ts';
import { FormErrorSummary } from '../components/form-layout/index.ts';
import { JsonView } from '../components/json-view/index.ts';
import { StatsCard } from '../components/stats-card/index.ts';
import { Table } from '../components/table/index.ts';

/** WCAG 2.2, success criterion 2.5.8, in CSS pixels. */
const LEAST = 24;

it('what stands close to its neighbors is large enough for a finger', () => {
  render(
    <div style={{ inlineSize: 320 }}>
      <Breadcrumbs
        items={[
          { label: 'Merchants with a rolling reserve', href: '/merchants' },
          { label: 'Underwriting and provisioning', href: '/underwriting' },
        ]}
      />
      <FormErrorSummary
        isFocused={false}
        problems={[
          { name: 'name', message: 'Enter a name' },
          { name: 'phone', message: 'Enter ten digits' },
        ]}
      />
      <JsonView label="Payload" value={{ data: { amount: 48.2 } }} openLevels={2} />
      <StatsCard
        title="Chargebacks"
        value="14"
        percentage={{ value: '0.31%', formula: 'Chargebacks of sales' }}
        range={{ id: 'today' }}
        onRangeChange={() => undefined}
      />
      <Table
        label="Payments"
        columns={[
          { id: 'name', header: 'Name', isSortable: true, render: (row: string) => row },
          { id: 'amount', header: 'Amount', isSortable: true, render: (row: string) => row },
        ]}
        rows={['Ada']}
        rowKey={(row) => row}
        onSortChange={() => undefined}
      />
    </div>,
  );
  const targets = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')];
  expect(targets.length).toBeGreaterThan(8);
  const small = targets
    .map((target) => ({ name: target.textContent, ...target.getBoundingClientRect().toJSON() }))
    .filter(({ width, height }) => width < LEAST || height < LEAST);
  expect(small).toEqual([]);
});
