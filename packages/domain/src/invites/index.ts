export * from './invite.ts';
export * from './invite-machine.ts';
export * from './upload.ts';
