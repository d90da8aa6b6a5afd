export { type HelpLink, HelpPanel, type HelpPanelProps } from './help-panel.tsx';
