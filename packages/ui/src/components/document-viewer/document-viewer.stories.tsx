import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePages, useSamplePdf } from '../../stories/document-sample.ts';
import { DocumentViewer } from './index.ts';

const meta = {
  title: 'Data/Document viewer',
  id: 'components-documentviewer',
  component: DocumentViewer,
  args: {
    name: 'Articles of organization.png',
    content: { kind: 'images', pages: samplePages },
  },
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pdf: Story = {
  render: function VoidedCheck(args) {
    const address = useSamplePdf();
    if (address === undefined) return <></>;
    return (
      <DocumentViewer
        {...args}
        name="Voided check.pdf"
        content={{ kind: 'pdf', address, pageCount: 1 }}
      />
    );
  },
};
export const Narrow: Story = {
  globals: { width: '360' },
  args: { name: 'Articles of organization, signed.png' },
};
