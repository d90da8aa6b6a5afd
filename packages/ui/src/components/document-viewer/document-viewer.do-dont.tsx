import type { DoDontPair } from '../../stories/do-dont.ts';
import { samplePages } from '../../stories/document-sample.ts';
import { DocumentViewer } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Name the document the way people call it, and pass `download={null}` where they may only look.',
    good: (
      <DocumentViewer
        name="Articles of organization"
        content={{ kind: 'images', pages: samplePages }}
        download={null}
        height={260}
      />
    ),
    dont: 'Don’t offer a download to people who may only look, or name it by its file.',
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
