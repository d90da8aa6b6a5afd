import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a user is added and gets another role, and the activity of who did it names that alone', async ({
  page,
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  const username = `role-${id}@harbor`;
  await signIn(page, 'admin');
  await page.goto('/users/manage');
  await page.getByRole('button', { name: 'New user' }).click();
  const added = page.getByRole('dialog', { name: 'New user' });
  await added.getByRole('textbox', { name: 'Name', exact: true }).fill(`Role ${id}`);
  await added.getByRole('textbox', { name: 'Username' }).fill(username);
  await added.getByRole('textbox', { name: 'Email' }).fill(`role-${id}@harbor.example`);
  await added.getByLabel('Add a role').selectOption('Underwriter');
  await added.getByRole('button', { name: 'Generate password' }).click();
  await added.getByRole('button', { name: 'Add user' }).click();
  await expect(added).toBeHidden();

  await page.goto(`/users/manage?singleSearch=${username}`);
  await page.getByRole('button', { name: `Actions for Role ${id}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edited = page.getByRole('dialog', { name: `Edit Role ${id}` });
  await edited.getByLabel('Add a role').selectOption('Bank');
  await edited.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('row', { name: new RegExp(username) })).toContainText('Bank +1');

  await page.getByRole('link', { name: /^Activity/ }).click();
  await page.getByRole('button', { name: 'User', exact: true, expanded: false }).click();
  await page.getByRole('combobox', { name: 'User' }).fill('admin@harbor');
  await page.getByRole('option', { name: /\badmin@harbor$/ }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/userId=usr_harbor_admin/);
  await expect(page.getByRole('row', { name: `Changed roles of ${username}` })).toBeVisible();
});
