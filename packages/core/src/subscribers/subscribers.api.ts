import { z } from 'zod';
import {
  InternalId,
  MergedPerson,
  Opens,
  PeriodOfDays,
  PersonName,
  PersonSummary,
} from '../agents/people.ts';
import { endpoint } from '../endpoint.ts';
import { directions, soundFields } from '../files/files.ts';
import { listOf, Order, Paging } from '../lists.ts';
import { tagColors } from '../tags/tag-colors.ts';

/** As somebody writes it; kept in the international form where it is a number of some country. */
export const Phone = z.string().trim().min(3).max(40);

const fields = {
  /** Null where only a number is known. */
  name: PersonName.nullable(),
  phones: z.array(Phone).max(20),
  /** The number or code by which another system knows the customer. */
  external_id: InternalId.nullable(),
};
export const SubscriberInput = z.object({
  name: fields.name.default(null),
  phones: fields.phones.default([]),
  external_id: fields.external_id.default(null),
});
export type SubscriberInput = z.infer<typeof SubscriberInput>;
/** Only what changes. */
export const SubscriberChange = z.object(fields).partial();
export type SubscriberChange = z.infer<typeof SubscriberChange>;

export const Subscriber = z.object({
  ...fields,
  id: z.int(),
  /** What the customer is called by: the name, or else the first number. */
  label: z.string(),
  aliases: z.array(z.string()),
  merged: z.array(MergedPerson),
  files: z.int(),
  last_call: z.string().nullable(),
  created: z.string(),
  updated: z.string(),
  can_change: z.boolean(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** A customer in the list, with what falls into the period. */
export const ListedSubscriber = Subscriber.extend({
  files_in_period: z.int(),
  /** The calls of the period. */
  open: Opens,
});
export type ListedSubscriber = z.infer<typeof ListedSubscriber>;

/** A tag that returns: the customer called about the same more than once within so many days. */
export const Recurrence = z.object({
  tag_id: z.int(),
  name: z.string(),
  /** This call is the n-th of them. */
  nth: z.int(),
  days: z.int(),
});
export type Recurrence = z.infer<typeof Recurrence>;

/** One conversation of a customer, in the order in which they came. */
export const Conversation = z.object({
  file_id: z.string(),
  name: z.string(),
  started: z.string(),
  duration_ms: z.int().nullable(),
  direction: z.enum(directions).nullable(),
  operator: z.string().nullable(),
  agent_id: z.int().nullable(),
  /** What the customer said first, at most a few words of it. */
  opening: z.string().nullable(),
  /** From when to when that is said. */
  opening_ms: z.tuple([z.int(), z.int()]).nullable(),
  ...soundFields,
  tags: z.array(z.object({ id: z.int(), name: z.string(), color: z.enum(tagColors) })),
  /** Days since the conversation before. */
  days_since: z.number().nullable(),
  recurrences: z.array(Recurrence),
});
export type Conversation = z.infer<typeof Conversation>;

const Params = z.object({ id: z.coerce.number().int() });

export const listSubscribers = endpoint({
  method: 'GET',
  path: 'subscribers',
  can: 'subscribers.read',
  summary: 'Customers',
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(50),
    /** Part of a name, a number in any way of writing it, or an external id. */
    text: z.string().max(200).optional(),
    sorting_by: z.enum(['name', 'files', 'last_call']).default('last_call'),
    order_by: Order.default('desc'),
    ...PeriodOfDays,
  }),
  reply: listOf(ListedSubscriber),
});
export const getSubscriber = endpoint({
  method: 'GET',
  path: 'subscribers/{id}',
  can: 'subscribers.read',
  summary: 'One customer; the id of somebody who was merged answers whom they were merged into',
  params: Params,
  reply: Subscriber,
});
export const createSubscriber = endpoint({
  method: 'POST',
  path: 'subscribers',
  can: 'subscribers.write',
  summary: 'Add a customer',
  body: SubscriberInput,
  reply: Subscriber,
  status: 201,
});
export const updateSubscriber = endpoint({
  method: 'PUT',
  path: 'subscribers/{id}',
  can: 'subscribers.write',
  summary: 'Change a customer; former names and numbers go on leading to them',
  params: Params,
  body: SubscriberChange,
  reply: Subscriber,
});
export const removeSubscriber = endpoint({
  method: 'DELETE',
  path: 'subscribers/{id}',
  can: 'subscribers.write',
  summary: 'Remove a customer without calls',
  params: Params,
  reply: null,
  status: 204,
});
export const mergeSubscriber = endpoint({
  method: 'POST',
  path: 'subscribers/{id}/merge',
  can: 'subscribers.write',
  summary: 'Two numbers or names of one customer: all calls of this one become those of the other',
  params: Params,
  body: z.object({ into: z.int() }),
  reply: Subscriber,
});
export const unmergeSubscriber = endpoint({
  method: 'POST',
  path: 'subscribers/{id}/unmerge',
  can: 'subscribers.write',
  summary: 'Somebody who was merged is a customer of their own again, with the calls that name them',
  params: Params,
  reply: Subscriber,
});
export const getSubscriberSummary = endpoint({
  method: 'GET',
  path: 'subscribers/{id}/summary',
  can: 'subscribers.read',
  summary: 'What the calls of a customer in a period show',
  params: Params,
  query: z.object(PeriodOfDays),
  reply: PersonSummary,
});
export const listConversations = endpoint({
  method: 'GET',
  path: 'subscribers/{id}/conversations',
  can: 'subscribers.read',
  summary: 'The conversations of a customer in a period, newest first, with what they came back for',
  params: Params,
  query: z.object({ ...Paging, limit: Paging.limit.default(50), ...PeriodOfDays }),
  reply: listOf(Conversation),
});
