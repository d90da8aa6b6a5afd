export {
  KeyValueEditor,
  type KeyValueEditorProps,
  type KeyValuePair,
} from './key-value-editor.tsx';
