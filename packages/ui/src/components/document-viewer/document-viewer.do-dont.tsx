import type { DoDontPair } from '../../stories/do-dont.ts';
import { samplePages } from '../../stories/document-sample.ts';
import { DocumentViewer } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Give the document the name people use for it, and pass `download={null}` if they may only view it.',
    good: (
      <DocumentViewer
        name="Articles of organization"
        content={{ kind: 'images', pages: samplePages }}
        download={null}
        height={260}
      />
    ),
    dont: 'Don’t offer a download to people who may only view it, and don’t use its file name.',
    bad: (
      <DocumentViewer
        name="IMG_20261119_0931 (2).jpeg"
        content={{ kind: 'images', pages: samplePages }}
        download="#file"
        height={260}
      />
    ),
  },
];
