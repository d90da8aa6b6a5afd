export * from './invite.ts';
export * from './invite-machine.ts';
export * from './upload.ts';
export * from './upload-row.ts';
export * from './upload-schema.ts';
