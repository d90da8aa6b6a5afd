export * from './comment.ts';
