export {
  type DocumentContent,
  DocumentViewer,
  type DocumentViewerProps,
} from './document-viewer.tsx';
