/** A workspace of two teams with a call each, and somebody who leads one of them: for tests of what they see. */
import { everyFlag, sessionWith } from './people.ts';
import { settled } from './projects.ts';
import { type Client, ended, form, query, type TestServer, until } from './server.ts';

/** Stands in everything that only the other team's call has. */
export const foreignMark = 'zzforeign';

const said = (word: string, customer: string) =>
  `Operator: Good day, the ${word} parcel is on its way\nCustomer: I want a refund for my kumquat, ${customer}`;

type Made = { id: number };

async function callOf(boss: Client, who: string, text: string): Promise<string> {
  const { file_id } = await boss.json<{ file_id: string }>(
    'POST',
    'files',
    form(`${who}-call.txt`, text, { operator: `${who}-agent`, abonent: `${who}-customer` }),
  );
  await ended(boss, file_id);
  return file_id;
}

/** Signs a person in whose id is wanted, too. */
async function memberOf(server: TestServer): Promise<Client & { userId: number }> {
  const client = await sessionWith(server, 'manager', everyFlag);
  const { user_id } = await client.json<{ user_id: number }>('GET', 'users/setting');
  return { ...client, userId: user_id };
}

const asks = (word: string) => ({ type: 'phrases', phrases: [word] });
export const refunds = { methods: [{ kind: 'query', query: asks('refund') }] };
export { asks };

/** Everything is made before the lead is limited: what they had then must be gone afterwards. */
export async function twoTeams(server: TestServer, boss: Client) {
  const lead = await memberOf(server);
  const own = await callOf(boss, 'own', said('own', 'own'));
  const foreign = await callOf(boss, foreignMark, said(`${foreignMark}word`, foreignMark));
  const idOf = async (path: string, name: string) => {
    const { results } = await boss.json<{ results: (Made & { name: string | null })[] }>('GET', path);
    return results.find((one) => one.name === name)?.id ?? 0;
  };
  const agents = [await idOf('agents', 'own-agent'), await idOf('agents', `${foreignMark}-agent`)] as const;
  const team = await boss.json<Made>('POST', 'teams', { name: 'Team Own', lead_ids: [lead.userId] });
  const otherTeam = await boss.json<Made>('POST', 'teams', { name: `${foreignMark} team` });
  await boss.json('PUT', `agents/${agents[0]}`, { team_id: team.id });
  await boss.json('PUT', `agents/${agents[1]}`, { team_id: otherTeam.id });
  const rule = { name: 'Refunds', detection: refunds, apply: 'history' };
  const tag = await boss.json<Made>('POST', 'tags', { ...rule, color: 'blue' });
  const pattern = await boss.json<Made>('POST', 'patterns', rule);
  const segment = await boss.json<Made>('POST', 'segments', { name: 'Kumquats', query: asks('kumquat') });
  const list = await boss.json<Made>('POST', 'segments', { name: 'By hand', ids: [own, foreign] });
  const metric = await boss.json<Made>('POST', 'metrics', { name: 'Own one', formula: '1' });
  const project = await boss.json<Made>('POST', 'projects', {
    name: 'Refund watch',
    kind: 'monitoring',
    language: ['en'],
    auto_language: true,
    query: asks('refund'),
    patterns: [pattern.id],
    history_from: '2020-01-01',
    triggers: [{ id: 't', type: 'mark', tags: [{ tag_id: tag.id }] }],
  });
  await boss.json('POST', `projects/${project.id}/start`);
  await settled(server.dataDir);
  await until(
    () => boss.json<{ results: { status: string }[] }>('GET', 'rules/runs'),
    ({ results }) => results.every(({ status }) => status === 'done'),
  );
  const goal = await makeScoredGoal(boss);
  const marks = { version: 1, marks: [own, foreign].map((file_id) => ({ file_id, is_right: true })) };
  await boss.request('PUT', `tags/${tag.id}/marks`, marks);
  const things = async (client: Client, file: string, text: string) => ({
    comment: await client.json<Made>('POST', `files/${file}/comments`, { text }),
    note: await client.json<Made>('POST', `files/${file}/annotations`, {
      phrase_id: 0,
      words: [0, 1],
      text,
    }),
    share: await client.json<Made & { token: string }>('POST', `files/${file}/share`, {}),
    review: await reviewed(boss, goal, file, text),
    moment: await boss.json<Made>('POST', 'coaching/moments', {
      file_id: file,
      at: { start_ms: 0, end_ms: 1_000_000 },
      name: text,
      kind: 'good',
      theme: text,
    }),
    coaching: await boss.json<Made>('POST', 'coaching', {
      agent_id: file === own ? agents[0] : agents[1],
      name: text,
      measure: { kind: 'question', goal_id: goal.id, question_id: goal.question_id },
      items: [{ file_id: file, at: { start_ms: 0, end_ms: 1_000_000 }, note: text }],
    }),
  });
  const onOwn = await things(lead, own, 'of our own');
  const onForeign = await things(lead, foreign, `${foreignMark} remark`);
  for (const file of [own, foreign]) {
    await lead.json('PUT', `files/${file}/favorite`);
    await boss.json('POST', `files/${file}/comments`, { text: `@[${lead.userId}] look` });
  }
  await lead.json('PUT', `drafts/comment/${foreign}`, { body: { text: foreignMark }, base: {} });
  const bulk = await boss.json<{ run_id: number }>('POST', 'files/bulk', {
    action: 'favorite',
    ids: [own, foreign],
  });
  const [people] = await query<{ own: number; foreign: number }>(
    server.dataDir,
    `select (select subscriber_id from files where id = $1) as own, (select subscriber_id from files where id = $2) as foreign`,
    [own, foreign],
  );
  return {
    lead,
    own,
    foreign,
    team,
    otherTeam,
    agents,
    tag,
    pattern,
    segment,
    list,
    metric,
    project,
    onOwn,
    onForeign,
    bulk,
    goal,
    subscribers: { own: people?.own ?? 0, foreign: people?.foreign ?? 0 },
  };
}

export type TwoTeams = Awaited<ReturnType<typeof twoTeams>>;

/** A goal that has scored the calls that are there, not published yet. */
async function makeScoredGoal(boss: Client) {
  const form = {
    name: 'Refunds are explained',
    groups: [
      {
        name: 'All',
        questions: [{ text: 'Speaks of refunds', answer_by: { kind: 'pattern', detection: refunds } }],
      },
    ],
  };
  const made = await boss.json<Made & { groups: { questions: Made[] }[] }>('POST', 'goals', {
    ...form,
    apply: 'history',
  });
  await until(
    () => boss.json<{ results: { status: string }[] }>('GET', `goals/${made.id}/runs`),
    ({ results }) => results.every(({ status }) => status === 'done'),
  );
  return { id: made.id, question_id: made.groups[0]?.questions[0]?.id ?? 0, form };
}

/** Somebody has looked at a call, which publishes its score. */
async function reviewed(
  boss: Client,
  { id, question_id }: { id: number; question_id: number },
  file: string,
  comment: string,
): Promise<Made> {
  const { ids } = await boss.json<{ ids: number[] }>('POST', 'reviews', { goal_id: id, file_ids: [file] });
  const [review = 0] = ids;
  const { score } = await boss.json<{ score: { revision: number } }>('GET', `reviews/${review}`);
  await boss.json('POST', `reviews/${review}/submit`, {
    revision: score.revision,
    answers: [{ question_id, answer: 'no', comment }],
  });
  return { id: review };
}
