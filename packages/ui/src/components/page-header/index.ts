export { type Breadcrumb, PageHeader, type PageHeaderProps } from './page-header.tsx';
