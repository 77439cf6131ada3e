import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { LimitedField } from './LimitedField.tsx';

type Shown = Parameters<typeof LimitedField>[0]['user'];
const lead: Shown = {
  role: 'manager',
  limited_to_teams: false,
  teams_led: ['Team Kyiv', 'Team Lviv'],
  operator: null,
};

async function open(user: Shown, isDisabled = false) {
  const asked: boolean[] = [];
  await show(
    <LimitedField user={user} isDisabled={isDisabled} onChange={(isLimited) => asked.push(isLimited)} />,
  );
  return { asked, toggle: page.getByRole('switch', { name: 'Sees only the calls of the teams they lead' }) };
}

test('names the teams, and limits and opens', async () => {
  const { asked, toggle } = await open(lead);
  await expect.element(toggle).not.toBeChecked();
  await expect.element(toggle).toHaveAccessibleDescription('Leads: Team Kyiv, Team Lviv');
  await toggle.click();
  expect(asked).toEqual([true]);
});

test.each<[string, Partial<Shown>, RegExp]>([
  ['before it is switched on', {}, /would see no calls/],
  ['while it is on', { limited_to_teams: true }, /sees no calls/],
])('says of somebody who leads no team that there is nothing to see, %s', async (_, more, expected) => {
  const { toggle } = await open({ ...lead, teams_led: [], ...more });
  await expect.element(toggle).toHaveAccessibleDescription(expected);
});

test('can be read and not changed without the right', async () => {
  const { toggle } = await open({ ...lead, limited_to_teams: true }, true);
  await expect.element(toggle).toBeChecked();
  await expect.element(toggle).toBeDisabled();
});

test('says of an operator that they see their own calls alone', async () => {
  const { toggle } = await open({ ...lead, role: 'viewer', operator: { id: 3, name: 'Iryna Bondar' } });
  await expect
    .element(page.getByText(/^Is the operator Iryna Bondar: sees only their own calls/))
    .toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
});

test('is nothing for an administrator, who sees all calls', async () => {
  const { toggle } = await open({ ...lead, role: 'admin' });
  expect(toggle.query()).toBe(null);
});
