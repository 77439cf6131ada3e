import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { Imported } from '@earshot/core/classifiers/examples.ts';
import { generator } from '@earshot/core/random.ts';
import { type Client, until } from './server.ts';

const random = generator(5);
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
const people = ['please', 'hello', 'well', 'listen', 'you know', 'good day'];
const times = ['today', 'now', 'again', 'as I said', 'since Monday', 'this month'];
/** Sentences of two topics, put together anew, and of none. */
const bill = () =>
  `${pick(people)} ${pick(['the bill is', 'my invoice came out', 'the charge was', 'that payment looks'])} ${pick(['too high', 'wrong', 'twice what it was', 'not what we agreed'])} ${pick(times)}`;
const line = () =>
  `${pick(people)} ${pick(['the internet is', 'our connection keeps', 'the router has been', 'the signal keeps'])} ${pick(['down', 'dropping', 'slow', 'dead'])} ${pick(times)}`;
const chatter = () =>
  `${pick(people)} ${pick(['thank you for calling', 'may I have your name', 'one moment', 'anything else I can do'])} ${pick(times)}`;

export const topicLabels = [{ name: 'Bill' }, { name: 'Connection' }];
/** As many sentences of each topic and of none, with their labels. */
export const taught = (count: number) =>
  Array.from({ length: count }, () => [
    { text: bill(), labels: ['Bill'] },
    { text: line(), labels: ['Connection'] },
    { text: chatter(), labels: [] },
  ]).flat();

export type Teacher = ReturnType<typeof teacher>;

/** What somebody does with classifiers of the two topics. */
export function teacher(client: Client) {
  const make = (name: string, more: object = {}) =>
    client.json<Classifier>('POST', 'classifiers', { name, labels: topicLabels, ...more });
  const add = (id: number, examples: object[], more: object = {}) =>
    client.json<Imported>('POST', `classifiers/${id}/examples`, { examples, ...more });
  const fetch = (id: number) => client.json<Classifier>('GET', `classifiers/${id}`);
  const settled = (id: number) =>
    until(
      () => fetch(id),
      ({ status }) => status !== 'LEARNING' && status !== 'WAITING FOR DATA' && status !== 'NEW',
    );
  /** A classifier that has learned both topics. */
  const learned = async (name: string, more: object = {}) => {
    const { id } = await make(name, more);
    await add(id, taught(40));
    return settled(id);
  };
  return { make, add, fetch, settled, learned };
}
