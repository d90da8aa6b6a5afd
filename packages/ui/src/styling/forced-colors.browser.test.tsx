import '../../base.css';
import '../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Checkbox } from '../components/checkbox/index.ts';
import { RadioGroup } from '../components/radio-group/index.ts';
import { Spinner } from '../components/spinner/index.ts';
import { Table } from '../components/table/index.ts';
import { Tabs } from '../components/tabs/index.ts';

const force = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeEach(() => force('active'));
afterEach(() => force('none'));

/** A system color as the browser computes it. */
function systemColor(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const colorOf = (text: string) => getComputedStyle(screen.getByText(text)).color;

describe('in forced colors', () => {
  it('what cannot be used is gray', () => {
    render(
      <>
        <Checkbox label="Send a receipt" isDisabled />
        <RadioGroup
          label="Use"
          options={[{ value: 'once', label: 'Single use', isDisabled: true }]}
        />
        <Tabs
          label="Transactions"
          selected="all"
          onChange={() => undefined}
          tabs={[
            { id: 'all', label: 'All', content: null },
            { id: 'risk', label: 'Risk', content: null, isDisabled: true },
          ]}
        />
      </>,
    );
    const gray = systemColor('GrayText');
    expect(gray).not.toBe(systemColor('CanvasText'));
    for (const text of ['Send a receipt', 'Single use', 'Risk']) expect(colorOf(text)).toBe(gray);
    expect(colorOf('All')).not.toBe(gray);
  });

  it('a spinner keeps its turning part apart from its track', () => {
    const { container } = render(<Spinner />);
    const { borderTopColor, borderLeftColor } = getComputedStyle(
      container.firstElementChild ?? document.body,
    );
    expect(borderTopColor).not.toBe(borderLeftColor);
  });

  it('has lines between rows, and none within the cards they become', async () => {
    const table = (width: number) => (
      <div style={{ inlineSize: width }}>
        <Table
          label="Payments"
          columns={[{ id: 'name', header: 'Name', render: (row: string) => row }]}
          rows={['Ada', 'Grace']}
          rowKey={(row) => row}
        />
      </div>
    );
    const line = () => {
      const cell = screen.getByText('Ada').closest('td, th') ?? document.body;
      return getComputedStyle(cell).borderBottomWidth;
    };
    const { rerender } = render(table(800));
    await expect.poll(line).toBe('1px');
    rerender(table(320));
    await expect.poll(line).toBe('0px');
  });
});
