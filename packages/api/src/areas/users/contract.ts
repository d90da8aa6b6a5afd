import {
  paginationSchema,
  password,
  preferencesSchema,
  reportSettingsSchema,
  roleSchema,
  userSchema,
  userStatuses,
} from '@payfac/domain/users';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferFirstError, preferServer, unexpectedFailure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, textFilter } from '../../kernel/query.ts';
import { success } from '../../kernel/responses.ts';
import { usersMessages } from './messages.ts';
import { newUserSchema } from './schemas.ts';
import { byId, saveFailure, update } from './update.ts';

export { update };

export const list = {
  id: 'users.list',
  method: 'GET',
  path: 'users',
  reads: ['users'],
  access: ['sidebar.users.manage'],
  query: listQuery(['name', 'username', 'createdAt', 'lastSignInAt'], {
    /** Users who hold the role. */
    'applications.payments.acl.role': z.optional(z.array(roleSchema)),
    /** Current status. */
    status: anyOf(userStatuses),
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Display name. */
    name: textFilter,
    /** Username the person signs in with. */
    username: textFilter,
    /** Email address, such as `grace@mail.example`. */
    email: textFilter,
  }),
  output: listOf(userSchema),
  failure: preferServer(usersMessages.get),
  list: true,
} as const satisfies Endpoint;

export const create = {
  id: 'users.create',
  method: 'POST',
  path: 'users',
  changes: ['users'],
  access: ['users.manage'],
  body: newUserSchema,
  output: userSchema,
  failure: saveFailure,
} as const satisfies Endpoint;

export const get = {
  id: 'users.get',
  method: 'GET',
  path: 'users/{id}',
  reads: ['users'],
  access: 'signed-in',
  params: byId,
  output: userSchema,
  failure: preferServer(usersMessages.get),
} as const satisfies Endpoint;

export const remove = {
  id: 'users.remove',
  method: 'DELETE',
  path: 'users/{id}',
  changes: ['users'],
  access: ['users.manage'],
  params: byId,
  output: success,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const changePassword = {
  id: 'users.changePassword',
  method: 'POST',
  path: 'users/{id}/change-password',
  changes: ['users'],
  access: 'signed-in',
  params: byId,
  body: z.strictObject({
    /** Current password. */
    currentPassword: z.string().check(z.minLength(1), z.maxLength(128)),
    /** New password. */
    newPassword: password,
  }),
  output: success,
  failure: (failure) =>
    failure.status === 401
      ? usersMessages.currentPasswordWrong
      : failure.error?.message || usersMessages.changePassword,
} as const satisfies Endpoint;

/** Lets an administrator reset a forgotten password. */
export const resetPassword = {
  id: 'users.resetPassword',
  method: 'POST',
  path: 'users/{id}/reset-password',
  changes: ['users'],
  access: ['users.manage'],
  params: byId,
  output: z.object({
    /** One-time password: it signs in once, then the user must choose a new one. Returned only in this response. */
    password: z.string(),
  }),
  extension:
    'A user who forgot their password cannot change it, so an administrator sets a one-time password.',
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const unlock = {
  id: 'users.unlock',
  method: 'POST',
  path: 'users/{id}/unlock',
  changes: ['users'],
  access: ['users.manage'],
  params: byId,
  output: userSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const addProduct = {
  id: 'users.addProduct',
  method: 'POST',
  path: 'users/{id}/products',
  changes: ['users'],
  access: ['users.products'],
  params: byId,
  body: z.strictObject({
    /** Id of the product to add the user to. */
    product: z.string(),
  }),
  output: userSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

export const removeProduct = {
  id: 'users.removeProduct',
  method: 'DELETE',
  path: 'users/{id}/products/{product}',
  changes: ['users'],
  access: ['users.products'],
  params: z.strictObject({
    /** Id of the user. */
    id: z.string(),
    /** Id of the product to remove the user from. */
    product: z.string(),
  }),
  output: userSchema,
  failure: unexpectedFailure,
} as const satisfies Endpoint;

const needsBoth = { error: usersMessages.reportAndParent };
const reportName = z.string(needsBoth).check(z.minLength(1, needsBoth));

/** Saves a user's settings of a report; returns all their preferences. */
export const saveReportSettings = {
  id: 'users.saveReportSettings',
  method: 'POST',
  path: 'users/preferences/reports',
  changes: [],
  access: 'signed-in',
  body: z.strictObject({
    /** Key of the report. */
    report: reportName,
    /** Key of the report's parent. */
    parent: reportName,
    ...reportSettingsSchema.shape,
    /** Pagination. */
    pagination: z.optional(z.strictObject(paginationSchema.shape)),
  }),
  output: preferencesSchema,
  failure: preferFirstError(usersMessages.reportSettings),
} as const satisfies Endpoint;

const calls = {
  /** List users. */
  list,
  /** Create a user. */
  create,
  /** Get a user. */
  get,
  /** Update a user. */
  update,
  /** Delete a user. */
  remove,
  /** Change your password. */
  changePassword,
  /** Set a one-time password for a user. */
  resetPassword,
  /** Unlock a user. */
  unlock,
  /** Add a product to a user. */
  addProduct,
  /** Remove a product from a user. */
  removeProduct,
  /** Save your settings of a report. */
  saveReportSettings,
};

export type UsersArea = Calls<typeof calls>;

export const users: UsersArea = calls;
