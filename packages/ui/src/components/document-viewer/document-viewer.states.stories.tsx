import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Case, Cases } from '../../stories/cases.tsx';
import { samplePages } from '../../stories/document-sample.ts';
import { DocumentViewer } from './index.ts';

const meta = {
  title: 'Data/Document viewer/States',
  id: 'components-documentviewer-states',
  component: DocumentViewer,
} satisfies Meta<typeof DocumentViewer>;
export default meta;

const one = { kind: 'images', pages: samplePages.slice(0, 1) } as const;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="several pages">
        <DocumentViewer
          name="Articles.png"
          content={{ kind: 'images', pages: samplePages }}
          height={240}
        />
      </Case>
      <Case label="turned and larger">
        <DocumentViewer name="Turned.png" content={one} height={240} />
      </Case>
      <Case label="a name that deceives, nothing to save">
        <DocumentViewer
          name={'Statement \u202efdp.exe and so long that it does not fit into its line'}
          content={one}
          download={null}
          height={240}
        />
      </Case>
      <Case label="could not be loaded">
        <DocumentViewer
          name="Broken.png"
          content={{ kind: 'images', pages: ['data:image/png;base64,AAAA'] }}
          height={240}
        />
      </Case>
      <Case label="an address that is none">
        <DocumentViewer
          name="Hostile.png"
          content={{ kind: 'images', pages: ['javascript:alert(1)'] }}
          height={240}
        />
      </Case>
      <Case label="no pages">
        <DocumentViewer name="Empty.png" content={{ kind: 'images', pages: [] }} height={240} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const turned = within(within(canvasElement).getByRole('region', { name: 'Turned.png' }));
    await userEvent.click(turned.getByRole('button', { name: 'Rotate' }));
    await userEvent.click(turned.getByRole('button', { name: 'Zoom in' }));
  },
};
